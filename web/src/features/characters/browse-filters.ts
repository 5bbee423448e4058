// What a catalogue is narrowed by, as it stands in the address; pure, so that an address always means the same.
import type { Gender } from '@velour/contract/scalars.ts';

export type Sort = 'popular' | 'new';

export interface Filters {
  search: string;
  tags: readonly string[];
  sort: Sort;
}

const MAX_SEARCH = 100;
const MAX_TAGS = 400;

export function readFilters(address: URLSearchParams): Filters {
  const tags = (address.get('tags') ?? '').slice(0, MAX_TAGS).split(',');
  return {
    search: (address.get('search') ?? '').slice(0, MAX_SEARCH),
    tags: [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))],
    sort: address.get('sort') === 'new' ? 'new' : 'popular',
  };
}

/** Leaves every other parameter of the address alone, and writes no default. */
export function writeFilters(address: URLSearchParams, change: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(address);
  const { search, tags, sort } = { ...readFilters(address), ...change };
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set('search', search.slice(0, MAX_SEARCH));
  set('tags', tags.join(','));
  set('sort', sort === 'popular' ? '' : sort);
  return next;
}

export const toggleTag = (tags: readonly string[], tag: string): string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];

export const isNarrowed = ({ search, tags }: Filters): boolean =>
  search.trim() !== '' || tags.length > 0;

/** The same filters as the query of the catalogue's calls. */
export const asQuery = ({ search, tags, sort }: Filters, gender: Gender) => ({
  gender,
  sort,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(tags.length ? { tags: tags.join(',') } : {}),
});
