// The gender tabs that several screens share.
import { expect, test } from 'vitest';
import { genderOptions } from './gender-preference.ts';

test('the three tabs are Girls, Anime and Boys, in this order', () => {
  expect(genderOptions).toEqual([
    { value: 'female', label: 'Girls' },
    { value: 'anime', label: 'Anime' },
    { value: 'male', label: 'Boys' },
  ]);
});
