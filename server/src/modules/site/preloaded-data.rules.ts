// The calls of a screen's first view by its address, and the images of that view. Pure.
import {
  asListQuery,
  asPickQuery,
  asQuery,
  chooseGender,
  hasDomes,
  isNarrowed,
  FACES_OF_PLANS,
  PREFERENCE,
  readFilters,
  type PreloadedRefusal,
  type PreloadedResponse,
} from '@velour/contract/browse.ts';
import {
  CARD_SIZES,
  FACE_SIZES,
  FACES_FROM,
  pictureSet,
  PORTRAIT_SIZES,
} from '@velour/contract/pictures.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import { characterPath, domePath, patterns } from '@velour/contract/screens.ts';
import type { ImagePreload } from '../../platform/http/page-head.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Screen } from './page-metadata.rules.ts';

export type FirstCall = Omit<PreloadedResponse, 'reply'>;

/** In the order of the screen; empty for screens that need no data. */
export function firstCalls(screen: Screen | undefined, search: string): FirstCall[] {
  const address = new URLSearchParams(search);
  switch (screen?.name) {
    case 'home':
    case 'featured':
      return listCalls(screen.name, address);
    case 'exclusive':
      return [{ call: 'exclusive_pages', query: { gender: genderOf(address) } }];
    case 'premium':
      return [
        { call: 'plans', query: {} },
        { call: 'exclusive', query: FACES_OF_PLANS },
      ];
    case 'generate_image':
      // The gender tab decides the pictures of the first step.
      return screen.id === undefined
        ? [{ call: 'list', query: asPickQuery(genderOf(address)) }]
        : [];
    case 'character_chat':
      return ofId(screen, (char_id) => [{ call: 'character', query: { char_id } }]);
    case 'creator':
      return ofId(screen, (creator_id) => [
        { call: 'creator', query: { creator_id } },
        { call: 'creator_characters', query: { creator_id } },
      ]);
    case 'dome':
      return ofId(screen, (dome_id) => [
        { call: 'dome', query: { dome_id } },
        { call: 'dome_characters', query: { dome_id } },
      ]);
    default:
      return [];
  }
}

const ofId = ({ id = '' }: Screen, calls: (id: string) => FirstCall[]): FirstCall[] =>
  isUuid(id) ? calls(id) : [];

/** The tab of the address, else the first one: the server does not know the tab that the browser has stored. */
const genderOf = (address: URLSearchParams): Gender => chooseGender(address.get(PREFERENCE), null);

/** Calls of the catalogue's screens, for the tab and the filters in the address. */
function listCalls(name: 'home' | 'featured', address: URLSearchParams): FirstCall[] {
  const filters = readFilters(address);
  const gender = genderOf(address);
  const query = asQuery(filters, gender);
  const tags = { call: 'tags', query: { gender } } as const;
  if (name === 'featured')
    return [
      { call: 'listPublic', query },
      { call: 'leaderboard', query: { gender } },
      tags,
      ...(isNarrowed(filters) ? [] : [{ call: 'shared', query: { gender } } as const]),
    ];
  const list = { call: 'list', query: asListQuery(filters, gender) } as const;
  return hasDomes(filters) ? [{ call: 'domes', query: { gender } }, list, tags] : [list, tags];
}

/** Screens that are the same for every visitor; not account forms, which show data that the browser has stored. */
const PLAIN: ReadonlySet<Screen['name']> = new Set([
  ...(['terms', 'privacy', 'exemption', 'premium', 'removal', 'safety', 'verify'] as const),
]);

/** Screens whose lists are rendered with the first tab. */
const LISTS: ReadonlySet<Screen['name']> = new Set(['featured', 'exclusive', 'generate_image']);

/** Screens with an id in the address. */
const NAMED_BY_ID: ReadonlySet<Screen['name']> = new Set(['character_chat', 'creator', 'dome']);

/** An id that does not exist. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const MISSING: Partial<Record<Screen['name'], (id: string) => Missing>> = {
  character_chat: (char_id) => ({
    call: { call: 'character', query: { char_id } },
    code: 'character.not_found',
    address: characterPath({ slug: '-', id: char_id }),
  }),
  dome: (dome_id) => ({
    call: { call: 'dome', query: { dome_id } },
    code: 'dome.not_found',
    address: domePath({ slug: '-', id: dome_id }),
  }),
  creator: (creator_id) => ({
    call: { call: 'creator', query: { creator_id } },
    code: 'creator.not_found',
    address: patterns.creator.replace(':id', creator_id),
  }),
};

interface Missing {
  readonly call: Omit<PreloadedRefusal, 'refusal'>;
  readonly code: ErrorCode;
  readonly address: string;
}

interface NothingShown {
  /** The responses for the page at this address. */
  readonly answers: readonly PreloadedRefusal[];
  /** What it is rendered from: the same for all such addresses. */
  readonly drawn: { readonly address: string; readonly answers: readonly PreloadedRefusal[] };
}

/** The content of a page with the status 404 or 410; undefined for personal screens, which are not server-rendered. */
export function nothingAt(screen: Screen | undefined, status: 404 | 410): NothingShown | undefined {
  if (!screen) return { answers: [], drawn: { address: '/-', answers: [] } };
  const missing = MISSING[screen.name];
  if (!missing) return undefined;
  const refused = (id: string): PreloadedRefusal => {
    const { call, code: unknown } = missing(id);
    const code = status === 410 ? 'character.deleted' : unknown;
    return { ...call, refusal: { code, status, title: errors[code].title } };
  };
  const { address } = missing(NO_ID);
  return { answers: [refused(screen.id ?? '')], drawn: { address, answers: [refused(NO_ID)] } };
}

interface Place {
  readonly path: string;
  readonly search: string;
}

/**
 * The address under which a screen is rendered and cached: of public screens, and of lists without filters. On screens
 * other than the home page, links contain the whole address, so views with a query would differ and are not rendered.
 */
export function drawnAddress(
  screen: Screen | undefined,
  { path, search }: Place,
): string | undefined {
  if (!screen) return undefined;
  const { name, id = '' } = screen;
  if (name === 'home') {
    const address = new URLSearchParams(search);
    if (!hasDomes(readFilters(address))) return undefined;
    return `${path}?${PREFERENCE}=${genderOf(address)}`;
  }
  if (search !== '') return undefined;
  if (NAMED_BY_ID.has(name)) return isUuid(id) ? path : undefined;
  return (PLAIN.has(name) || LISTS.has(name)) && path === patterns[name] ? path : undefined;
}

/** How many are visible on any screen; more would delay the page's code. */
const FIRST_PICTURES = 2;
/** All pictures of the banner: they are equally large, and the last one to load counts. */
const FIRST_FACES = 3;

interface Cards {
  readonly portrait_url?: string;
  readonly characters?: readonly { readonly portrait_url: string }[];
  readonly domes?: readonly Required<Pick<Cards, 'characters'>>[];
  readonly banner?: Cards['characters'];
}

export interface FirstPortraits {
  readonly cards: readonly string[];
  /** The characters in the home page's banner. */
  readonly faces: readonly string[];
}

const storedPortraits = (cards: Cards['characters'] = []): string[] =>
  cards
    .slice(0, FIRST_FACES)
    .map(({ portrait_url }) => portrait_url)
    .filter((address) => pictureSet(address) !== undefined);

/** The first portraits in a response; empty if it has no cards. */
export function firstPortraits({ portrait_url, characters, domes, banner }: Cards): FirstPortraits {
  const one = portrait_url === undefined ? undefined : [{ portrait_url }];
  const first = domes?.find((dome) => dome.characters.length > 0);
  return {
    cards: storedPortraits(one ?? characters ?? first?.characters),
    faces: storedPortraits(banner),
  };
}

type Portraits = Partial<Record<FirstCall['call'], FirstPortraits>>;

/**
 * The largest images of the first view: all faces of a wide banner, or the single one of a narrow banner and the cards
 * below it. `variants`: the active ones of `landing_one`.
 */
export function firstPictures(
  portraits: Portraits,
  variants: readonly string[] = [],
): ImagePreload[] {
  const { domes, list, listPublic, character, creator_characters } = portraits;
  const { exclusive_pages, dome_characters } = portraits;
  if (character !== undefined) return preloads(character.cards, PORTRAIT_SIZES);
  const cards = (of: readonly string[] = [], media?: string) =>
    preloads(of.slice(0, FIRST_PICTURES), CARD_SIZES, media);
  if (domes === undefined)
    return cards(
      (list ?? listPublic ?? creator_characters ?? exclusive_pages ?? dome_characters)?.cards,
    );
  const faces = [
    ...preloads(domes.faces.slice(0, 1), FACE_SIZES),
    ...preloads(domes.faces.slice(1), FACE_SIZES, `(min-width: ${FACES_FROM})`),
  ];
  return [
    ...(variants.includes(WITHOUT_FACES) ? faces.map(onlyWithFaces) : faces),
    ...cards(domes.cards.length > 0 ? domes.cards : list?.cards, `not (min-width: ${FACES_FROM})`),
  ];
}

/** The variant of `landing_one` without pictures. */
const WITHOUT_FACES = 'b';
const onlyWithFaces = (face: ImagePreload): ImagePreload => ({ ...face, variant: 'landing_one:a' });

const preloads = (
  portraits: readonly string[] | undefined,
  sizes: string,
  media?: string,
): ImagePreload[] =>
  (portraits ?? []).map((href) => ({ href, srcset: pictureSet(href) ?? '', sizes, media }));
