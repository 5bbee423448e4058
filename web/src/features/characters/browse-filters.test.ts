// Filters live in the address: what is written is read back, and nothing else of the address is touched.
import { expect, test } from 'vitest';
import { asQuery, isNarrowed, readFilters, toggleTag, writeFilters } from './browse-filters.ts';

const address = (query: string) => new URLSearchParams(query);

test.each([
  ['', { search: '', tags: [], sort: 'popular' }],
  ['search=mara&tags=warm,shy&sort=new', { search: 'mara', tags: ['warm', 'shy'], sort: 'new' }],
  ['tags=,,warm,%20warm%20,', { search: '', tags: ['warm'], sort: 'popular' }],
  ['sort=best', { search: '', tags: [], sort: 'popular' }],
])('?%s is read', (query, filters) => {
  expect(readFilters(address(query))).toEqual(filters);
});

test('a search is cut at a hundred characters, as the server would refuse more', () => {
  expect(readFilters(address(`search=${'x'.repeat(200)}`)).search).toHaveLength(100);
});

test.each([
  ['preference=anime', { search: 'aoi' }, 'preference=anime&search=aoi'],
  ['search=aoi&tags=warm', { search: '' }, 'tags=warm'],
  ['tags=warm', { tags: ['warm', 'shy'] }, 'tags=warm%2Cshy'],
  ['sort=new', { sort: 'popular' as const }, ''],
  ['', { sort: 'new' as const }, 'sort=new'],
])('?%s changed by %j becomes ?%s', (query, change, expected) => {
  expect(writeFilters(address(query), change).toString()).toBe(expected);
});

test('a tag is put in and taken out by the same touch', () => {
  expect(toggleTag(['warm'], 'shy')).toEqual(['warm', 'shy']);
  expect(toggleTag(['warm', 'shy'], 'warm')).toEqual(['shy']);
});

test('the order alone narrows nothing', () => {
  expect(isNarrowed({ search: ' ', tags: [], sort: 'new' })).toBe(false);
  expect(isNarrowed({ search: 'x', tags: [], sort: 'new' })).toBe(true);
  expect(isNarrowed({ search: '', tags: ['shy'], sort: 'new' })).toBe(true);
});

test('only what is set goes into the query', () => {
  expect(asQuery({ search: '', tags: [], sort: 'popular' }, 'male')).toEqual({
    gender: 'male',
    sort: 'popular',
  });
  expect(asQuery({ search: ' mara ', tags: ['a', 'b'], sort: 'new' }, 'female')).toEqual({
    gender: 'female',
    sort: 'new',
    search: 'mara',
    tags: 'a,b',
  });
});
