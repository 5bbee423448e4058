// What the address of a catalogue's screen asks for: the page reads it, and so does the server, which writes the first answers into the page.
import { GENDERS } from './character-limits.ts';
import type { Gender } from './scalars.ts';
import type { PublicConfig } from './site.ts';

export type Sort = 'popular' | 'new';

export interface Filters {
  search: string;
  tags: readonly string[];
  sort: Sort;
}

export const MAX_SEARCH = 100;
const MAX_TAGS = 400;

/** How many characters a page of the grid has, as a query says it. */
export const PAGE_SIZE = '24';

/** The parameter that presets a tab. */
export const PREFERENCE = 'preference';
const DEFAULT: Gender = 'female';

const isGender = (given: string | null): given is Gender =>
  GENDERS.some((gender) => gender === given);

/** Only the three known values are accepted, from the address as from the memory. */
export function chooseGender(asked: string | null, remembered: string | null): Gender {
  if (isGender(asked)) return asked;
  return isGender(remembered) ? remembered : DEFAULT;
}

export function readFilters(address: URLSearchParams): Filters {
  const tags = (address.get('tags') ?? '').slice(0, MAX_TAGS).split(',');
  return {
    search: (address.get('search') ?? '').slice(0, MAX_SEARCH),
    tags: [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    sort: address.get('sort') === 'new' ? 'new' : 'popular',
  };
}

export const isNarrowed = ({ search, tags }: Filters): boolean =>
  search.trim() !== '' || tags.length > 0;

/** True where the shelves stand above the grid. */
export const hasDomes = (filters: Filters): boolean =>
  !isNarrowed(filters) && filters.sort === 'popular';

export interface BrowseQuery extends Record<string, string> {
  gender: Gender;
  sort: Sort;
}

/** The same filters as the query of the catalogue's calls. */
export const asQuery = ({ search, tags, sort }: Filters, gender: Gender): BrowseQuery => ({
  gender,
  sort,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(tags.length ? { tags: tags.join(',') } : {}),
});

/** The calls that the first view of a screen may make; their answers can stand in the page. */
export type PreloadedCallName = 'list' | 'listPublic' | 'domes' | 'tags' | 'leaderboard';

/** An answer that stands in the page, with what it answers: the query without paging and host. */
export interface PreloadedResponse {
  readonly call: PreloadedCallName;
  readonly query: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/** What the home page's first view is drawn from, on the server. */
export interface FirstViewData {
  readonly config: PublicConfig;
  readonly gender: Gender;
  /** The first answers, as JSON. */
  readonly answers: string;
  /** When, in milliseconds. */
  readonly drawn_at: number;
}

/** What the page's build leaves for the server: the same components as in the browser, as HTML. */
export type RenderFirstView = (drawing: FirstViewData) => string;
