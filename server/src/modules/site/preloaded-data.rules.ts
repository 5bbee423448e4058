// The queries of a screen's first view by its address, and the images that it shows. Pure.
import {
  asListQuery,
  asQuery,
  chooseGender,
  hasDomes,
  PREFERENCE,
  readFilters,
  type PreloadedResponse,
} from '@velour/contract/browse.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { CARD_SIZES, FACE_SIZES, FACES_FROM, pictureSet } from '@velour/contract/pictures.ts';
import type { ImagePreload } from '../../platform/http/page-head.ts';
import type { Screen } from './page-metadata.rules.ts';

export type FirstCall = Omit<PreloadedResponse, 'reply'>;

/** In the order of the screen; empty for screens without the catalogue. */
export function firstCalls(screen: Screen | undefined, search: string): FirstCall[] {
  if (screen?.name !== 'home' && screen?.name !== 'featured') return [];
  const address = new URLSearchParams(search);
  const filters = readFilters(address);
  // The browser's stored tab is unknown here: the page requests another tab than the first.
  const gender = chooseGender(address.get(PREFERENCE), null);
  const query = asQuery(filters, gender);
  const tags = { call: 'tags', query: { gender } } as const;
  if (screen.name === 'featured')
    return [{ call: 'listPublic', query }, { call: 'leaderboard', query: { gender } }, tags];
  const list = { call: 'list', query: asListQuery(filters, gender) } as const;
  return hasDomes(filters) ? [{ call: 'domes', query: { gender } }, list, tags] : [list, tags];
}

/** The tab whose home page can be rendered in advance: the public one with its domes. */
export function drawnGender(screen: Screen | undefined, search: string): Gender | undefined {
  const address = new URLSearchParams(search);
  if (screen?.name !== 'home' || !hasDomes(readFilters(address))) return undefined;
  return chooseGender(address.get(PREFERENCE), null);
}

/** So many are in sight on any screen, and more would hold up the page's code. */
const FIRST_PICTURES = 2;
/** All that a banner has: they are equally large, and the last of them counts. */
const FIRST_FACES = 3;

interface Cards {
  readonly characters?: readonly { readonly portrait_url: string }[];
  readonly domes?: readonly Required<Pick<Cards, 'characters'>>[];
  readonly banner?: Cards['characters'];
}

export interface FirstPortraits {
  readonly cards: readonly string[];
  /** Of the home page's banner. */
  readonly faces: readonly string[];
}

const storedPortraits = (cards: Cards['characters'] = []): string[] =>
  cards
    .slice(0, FIRST_FACES)
    .map(({ portrait_url }) => portrait_url)
    .filter((address) => pictureSet(address) !== undefined);

/** The first stored portraits of a response; none where it has no cards. */
export const firstPortraits = ({ characters, domes, banner }: Cards): FirstPortraits => ({
  cards: storedPortraits(
    characters ?? domes?.find((dome) => dome.characters.length > 0)?.characters,
  ),
  faces: storedPortraits(banner),
});

type Portraits = Partial<Record<FirstCall['call'], FirstPortraits>>;

/** The largest images of the first view: all faces of a wide banner, or the one of a narrow banner and cards below. */
export function firstPictures({ domes, list, listPublic }: Portraits): ImagePreload[] {
  const cards = (portraits: readonly string[] = [], media?: string) =>
    preloads(portraits.slice(0, FIRST_PICTURES), CARD_SIZES, media);
  if (domes === undefined) return cards((list ?? listPublic)?.cards);
  return [
    ...preloads(domes.faces.slice(0, 1), FACE_SIZES),
    ...preloads(domes.faces.slice(1), FACE_SIZES, `(min-width: ${FACES_FROM})`),
    ...cards(domes.cards.length > 0 ? domes.cards : list?.cards, `not (min-width: ${FACES_FROM})`),
  ];
}

const preloads = (
  portraits: readonly string[] | undefined,
  sizes: string,
  media?: string,
): ImagePreload[] =>
  (portraits ?? []).map((href) => ({ href, srcset: pictureSet(href) ?? '', sizes, media }));
