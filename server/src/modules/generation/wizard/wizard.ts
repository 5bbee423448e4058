// The wizard's options for the choices so far, and pictures that preview each option.
import type { CreationOptions } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { createSingleFlight } from '../../../platform/single-flight.ts';
import type { AssetsService } from '../../assets/service.ts';
import {
  drawingOf,
  LOOK_FIELDS,
  RECIPE_PROVIDER,
  yearsOf,
  type Judge,
  type LookField,
} from '../../characters/service.ts';
import {
  FULL_BODY_VIEWS,
  parseLookName,
  nameOf,
  creationSteps,
  type Chosen,
} from './wizard.rules.ts';
import type { GenerationNeeds } from '../service.ts';
import { createSuggestions } from './suggestions.ts';

interface Point {
  readonly gender: Gender;
  readonly chosen: Chosen;
  readonly age?: number | undefined;
  /** The field of the step that shows the picture; a portrait for most steps. */
  readonly seenBy?: string | null;
}

/** Incremented when the same traits are drawn differently, because the picture at an address must never change. */
const DRAWN_SINCE = 3;
const SIZE = { width: 480, height: 640 };
/** About thirty kilobytes each; drawing one takes less than a tenth of a second. */
const HELD = { ttlMs: 3_600_000, maxEntries: 500 };

export const WIZARD_PICTURES = '/assets/looks';

export function createWizard(needs: GenerationNeeds, judge: Judge) {
  const { llm, limits, budgets } = needs;
  return { ...createSuggestions({ llm, limits, budgets, judge }), ...createCreationOffers(needs) };
}

interface OfferNeeds extends Pick<GenerationNeeds, 'clock'> {
  readonly assets: Pick<AssetsService, 'sketch'>;
}

export function createCreationOffers({ clock, assets }: OfferNeeds) {
  const held = createTtlCache<Buffer>({ clock, ...HELD });
  const shared = createSingleFlight();

  return {
    options({ gender, chosen, age }: Point): CreationOptions {
      const addressWith = (field: string, value: string): string =>
        field === 'gender' && value !== gender
          ? // Most options of one gender do not exist for another.
            addressOf({ gender: value === 'male' || value === 'anime' ? value : 'female' })
          : addressOf({
              gender,
              chosen: { ...withoutEvening(field, chosen), [field]: [value] },
              age,
              seenBy: field,
            });
      return {
        gender,
        portrait_url: addressOf({ gender, chosen, age }),
        steps: creationSteps(gender, chosen).map(({ options, beside, ...step }) => ({
          ...step,
          portrait_url: addressOf({ gender, chosen, age, seenBy: step.field }),
          beside: beside && { ...beside, options: [...beside.options] },
          options: options.map((option) => ({
            ...option,
            picture_url: addressWith(step.field ?? '', option.value),
          })),
        })),
      };
    },

    /**
     * The picture of this name as WebP; undefined if the name does not match an offered choice. Throws like
     * `AssetsService.open`.
     */
    picture(version: string, name: string): Promise<Buffer> | undefined {
      const look =
        version === String(DRAWN_SINCE)
          ? parseLookName(name, (gender, field) => offers(gender, field))
          : undefined;
      if (!look) return undefined;
      const draw = () => assets.sketch({ engine: RECIPE_PROVIDER, ...drawingOf(look), ...SIZE });
      return held.read(name, () => shared.once(name, draw));
    },
  };
}

/** An interest has its own place and clothes, which would hide those of the type. */
const withoutEvening = (field: string, chosen: Chosen): Chosen =>
  field === 'type' ? { ...chosen, fetishes: [] } : chosen;

type Looked = Partial<Point> & Pick<Point, 'gender'>;

function addressOf({ gender, chosen = {}, age, seenBy }: Looked): string {
  const words: Partial<Record<LookField, string>> = {};
  for (const field of LOOK_FIELDS) {
    const word = chosen[field]?.at(-1);
    if (word !== undefined && offers(gender, field, chosen).includes(word)) words[field] = word;
  }
  const years = yearsOf(age);
  if (years !== undefined) words.years = years;
  const view = FULL_BODY_VIEWS[seenBy ?? ''];
  if (view !== undefined) words.view = view;
  return `${WIZARD_PICTURES}/${DRAWN_SINCE}/${nameOf({ gender, words })}`;
}

function offers(gender: Gender, field: LookField, chosen: Chosen = {}): readonly string[] {
  return creationSteps(gender, chosen).flatMap(({ field: own, options, beside }) => {
    if (own === field) return options.map(({ value }) => value);
    return beside?.field === field ? beside.options.map(({ value }) => value) : [];
  });
}
