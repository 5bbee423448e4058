// Page and server parse filters and tabs of a catalogue address the same way.
import { expect, test } from 'vitest';
import { asQuery, chooseGender, hasDomes, isNarrowed, readFilters } from './browse.ts';

test.each([
  ['', { search: '', tags: [], sort: 'popular' }],
  ['search=mara&tags=warm,shy&sort=new', { search: 'mara', tags: ['warm', 'shy'], sort: 'new' }],
  ['tags=,,warm,%20warm%20,', { search: '', tags: ['warm'], sort: 'popular' }],
  ['sort=best', { search: '', tags: [], sort: 'popular' }],
])('?%s is read', (query, filters) => {
  expect(readFilters(new URLSearchParams(query))).toEqual(filters);
});

test('a search is cut at a hundred characters, the limit of the server', () => {
  expect(readFilters(new URLSearchParams(`search=${'x'.repeat(200)}`)).search).toHaveLength(100);
});

test('a sort order alone is no filter, but hides the domes', () => {
  expect(isNarrowed({ search: ' ', tags: [], sort: 'new' })).toBe(false);
  expect(isNarrowed({ search: 'x', tags: [], sort: 'new' })).toBe(true);
  expect(isNarrowed({ search: '', tags: ['shy'], sort: 'new' })).toBe(true);
  expect(hasDomes({ search: '', tags: [], sort: 'popular' })).toBe(true);
  expect(hasDomes({ search: '', tags: [], sort: 'new' })).toBe(false);
  expect(hasDomes({ search: '', tags: ['shy'], sort: 'popular' })).toBe(false);
});

test('the query contains only filters that are set', () => {
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

test.each([
  [null, null, 'female'],
  ['anime', null, 'anime'],
  ['anime', 'male', 'anime'],
  [null, 'male', 'male'],
  ['robots', 'male', 'male'],
  ['robots', 'robots', 'female'],
  ['', '', 'female'],
  ['Male', null, 'female'],
])('address %s and stored %s give %s', (inAddress, stored, gender) => {
  expect(chooseGender(inAddress, stored)).toBe(gender);
});
