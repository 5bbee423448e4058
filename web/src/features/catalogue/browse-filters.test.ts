// Filters in the address: a change preserves all other parameters.
import { expect, test } from 'vitest';
import { toggleTag, writeFilters } from './browse-filters.ts';

test.each([
  ['preference=anime', { search: 'aoi' }, 'preference=anime&search=aoi'],
  ['search=aoi&tags=warm', { search: '' }, 'tags=warm'],
  ['tags=warm', { tags: ['warm', 'shy'] }, 'tags=warm%2Cshy'],
  ['sort=new', { sort: 'popular' as const }, ''],
  ['', { sort: 'new' as const }, 'sort=new'],
])('?%s changed by %j becomes ?%s', (query, change, expected) => {
  expect(writeFilters(new URLSearchParams(query), change).toString()).toBe(expected);
});

test('a tag is put in and taken out by the same touch', () => {
  expect(toggleTag(['warm'], 'shy')).toEqual(['warm', 'shy']);
  expect(toggleTag(['warm', 'shy'], 'warm')).toEqual(['shy']);
});
