// Pure rules of creating a character: allowed choices, default texts, and the four scenes of its portraits.
import type { Creation, NewCharacter } from '@velour/contract/creation.ts';
import type { FieldError } from '@velour/contract/errors.ts';
import type { JobState } from '@velour/contract/job-states.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import type { Identity, Scene } from '../../providers/image/port.ts';
import { completeContent, drawingOf, yearsOf } from '../characters/service.ts';
import { greetingFor } from './wizard/greeting.rules.ts';
import { creationSteps, type Chosen } from './wizard/wizard.rules.ts';

export const PICTURES = 4;
/** The size at which the viewer shows them. */
export const PICTURE_SIZE = { width: 960, height: 1280 } as const;

type Choices = Pick<NewCharacter, 'gender' | 'traits'>;

/** Errors for options that are unavailable with this gender and these traits, and for missing required ones. */
export function findUnoffered({ gender, traits }: Choices): FieldError[] {
  const chosen = chosenOf(traits);
  const known = new Set<string>();
  const errors: FieldError[] = [];
  const check = (field: string, offered: readonly { value: string }[], how: How): void => {
    known.add(field);
    const values = chosen[field] ?? [];
    const isOffered = values.every((value) => offered.some((option) => option.value === value));
    const isDoubled = new Set(values).size < values.length;
    const isMissing = values.length === 0 && how.is_required && offered.length > 0;
    if (!isOffered || isDoubled || values.length > how.most || isMissing) {
      const message = isMissing ? 'Choose one' : 'This option isn’t available';
      errors.push({ field: `traits.${field}`, message });
    }
  };
  for (const { field, options, most, is_optional, beside } of creationSteps(gender, chosen)) {
    if (field !== null && field !== 'gender')
      check(field, options, { most, is_required: !is_optional });
    if (beside) check(beside.field, beside.options, { most: 1, is_required: false });
  }
  return errors;
}

interface How {
  readonly most: number;
  readonly is_required: boolean;
}

const chosenOf = (traits: NewCharacter['traits']): Chosen =>
  Object.fromEntries(
    Object.entries(traits)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, typeof value === 'string' ? [value] : [...value]]),
  );

const inWords = (value: string): string => value.replaceAll('_', ' ');

/** Empty texts get defaults derived from the traits. */
export function contentFor({ traits, ...given }: NewCharacter): CharacterContent {
  const { name } = given;
  const temper = traits.personalities.map(inWords).join(', ');
  const life = inWords(traits.type);
  return completeContent({
    ...given,
    tagline: given.tagline || capital([temper, life].filter((part) => part !== '').join(' ')),
    personality: given.personality || (temper === '' ? '' : `${name} is ${temper}.`),
    greeting: given.greeting || greetingFor({ name, ...traits }),
    tags: [...new Set([life, ...traits.personalities.map(inWords)])],
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Made extends Choices {
  readonly age: number;
  readonly seed: number;
}

export interface Drawing {
  readonly identity: Identity;
  readonly scene: Scene;
}

/** Default places of two of the pictures. */
const EVENINGS = ['candlelight', 'long_walks'] as const;

interface Sight {
  readonly place?: string | undefined;
  /** A full-body view, dressed so that the body shows. */
  readonly view?: string;
  /** Overrides the mood's pose and light. */
  readonly held?: Partial<Pick<Scene, 'pose' | 'light'>>;
}

/** Four drawings of the same person: at work, turned, full-body, and close-up. */
export function drawingsOf({ gender, traits, age, seed }: Made): Drawing[] {
  const { personalities, fetishes, hair_colour, ...looks } = traits;
  const [first = 'gentle', second = first, third = second] = personalities;
  const [evening, walk] = [...new Set([...fetishes, ...EVENINGS])];
  const years = yearsOf(age);
  const draw = (n: number, mood: string, { place, view, held }: Sight = {}): Drawing => {
    const words = {
      type: looks.type,
      ethnicity: looks.ethnicity,
      body: looks.body,
      hair_style: looks.hair_style,
      personalities: mood,
      ...(looks.breast !== undefined && { breast: looks.breast }),
      ...(looks.butt !== undefined && { butt: looks.butt }),
      ...(hair_colour !== undefined && { hair_colour }),
      ...(years !== undefined && { years }),
      ...(place !== undefined && { fetishes: place }),
      ...(view !== undefined && { view }),
    };
    const { identity, scene } = drawingOf({ gender, words });
    return { identity: { ...identity, seed }, scene: { ...scene, ...held, seed: n } };
  };
  return [
    draw(1, first),
    draw(2, second, { place: evening, held: { pose: 'standing, turned' } }),
    draw(3, third, { place: walk, view: 'front' }),
    draw(4, first, { held: { pose: 'facing, close', light: 'golden hour' } }),
  ];
}

/** The step that the owner sees. */
export function stepOf(state: JobState, hasPortrait: boolean): Creation['creation_step'] {
  if (state === 'queued' || state === 'running') return 'painting';
  if (state !== 'succeeded') return 'failed';
  return hasPortrait ? 'ready' : 'choose_picture';
}
