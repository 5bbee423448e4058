// Filters and tabs in the address of a catalogue screen, parsed by the page, and by the server to preload its data.
import type { ErrorCode } from './errors.ts';
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

/** Characters per page of the grid, as a query parameter. */
export const PAGE_SIZE = '24';

/** Query parameters of the studio's character step: the catalogue by its tab alone. */
export const asPickQuery = (gender: Gender, search = ''): Record<string, string> => ({
  gender,
  ...(search ? { search } : {}),
});

/** The query parameter that selects a tab. */
export const PREFERENCE = 'preference';
const DEFAULT: Gender = 'female';

export const isGender = (given: string | null): given is Gender =>
  GENDERS.some((gender) => gender === given);

/** Only the three known values are accepted, from the address and from storage. */
export function chooseGender(
  inAddress: string | null,
  stored: string | null,
  fallback = DEFAULT,
): Gender {
  if (isGender(inAddress)) return inAddress;
  return isGender(stored) ? stored : fallback;
}

/** Parses the filters of an address; invalid values become defaults, long ones are cut. */
export function readFilters(address: URLSearchParams): Filters {
  const tags = (address.get('tags') ?? '').slice(0, MAX_TAGS).split(',');
  return {
    search: (address.get('search') ?? '').slice(0, MAX_SEARCH),
    tags: [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    sort: address.get('sort') === 'new' ? 'new' : 'popular',
  };
}

/** True if a search or tags are set; sorting alone does not count. */
export const isNarrowed = ({ search, tags }: Filters): boolean =>
  search.trim() !== '' || tags.length > 0;

/** Whether domes are shown above the grid. */
export const hasDomes = (filters: Filters): boolean =>
  !isNarrowed(filters) && filters.sort === 'popular';

export interface BrowseQuery extends Record<string, string> {
  gender: Gender;
  sort: Sort;
}

/** The filters as query parameters of the catalogue's calls. */
export const asQuery = ({ search, tags, sort }: Filters, gender: Gender): BrowseQuery => ({
  gender,
  sort,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(tags.length ? { tags: tags.join(',') } : {}),
});

/** Query parameters of the home page's grid: characters that its domes show come last. */
export const asListQuery = (filters: Filters, gender: Gender): Record<string, string> =>
  hasDomes(filters)
    ? { ...asQuery(filters, gender), on_domes: 'last' }
    : { ...asQuery(filters, gender) };

/** Query parameters of the exclusive characters on the premium page. */
export const FACES_OF_PLANS = { limit: '12' } as const;

/** Calls of a screen's first view, whose responses may be preloaded. */
export type PreloadedCallName =
  | ('list' | 'listPublic' | 'exclusive' | 'domes' | 'tags' | 'leaderboard' | 'character')
  | ('creator' | 'creator_characters' | 'plans' | 'shared')
  | ('exclusive_pages' | 'dome' | 'dome_characters');

/** A preloaded response with its call and query (without paging and host). */
export interface PreloadedResponse {
  readonly call: PreloadedCallName;
  readonly query: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/** A call that would be refused to anyone, since nothing has the id in the page's address. */
export interface PreloadedRefusal {
  readonly call: 'character' | 'creator' | 'dome';
  readonly query: Readonly<Record<string, string>>;
  readonly refusal: { readonly code: ErrorCode; readonly status: number; readonly title: string };
}

/** The input of server-side rendering of a screen's first view. */
export interface FirstViewData {
  readonly config: PublicConfig;
  /** The screen's path, with the tab where it has tabs. */
  readonly address: string;
  /** The preloaded responses, as JSON. */
  readonly answers: string;
  /** The time of rendering, in epoch milliseconds. */
  readonly drawn_at: number;
}

/** The server-side renderer, which is part of the page's build. */
export interface FirstViewRenderer {
  /** Renders the first view to HTML with the page's own components. */
  readonly draw: (drawing: FirstViewData) => Promise<string>;
  /**
   * Paths of the scripts and fonts of the screen at this path, without those that every page loads.
   */
  readonly codeOf: (path: string) => readonly string[];
}
