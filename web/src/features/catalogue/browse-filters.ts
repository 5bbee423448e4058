// Changes the catalogue's filters in the address. Pure. Parsing is in the contract.
import { MAX_SEARCH, readFilters, type Filters } from '@velour/contract/browse.ts';

/** Preserves all other parameters, and omits defaults. */
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
