// Which tab is shown: the address before the memory, only known values, Girls when nobody has chosen.
import { expect, test } from 'vitest';
import { chooseGender, genderOptions } from './gender-preference.ts';

test.each([
  [null, null, 'female'],
  ['anime', null, 'anime'],
  ['anime', 'male', 'anime'],
  [null, 'male', 'male'],
  ['robots', 'male', 'male'],
  ['robots', 'robots', 'female'],
  ['', '', 'female'],
  ['Male', null, 'female'],
])('address %s and memory %s give %s', (asked, remembered, gender) => {
  expect(chooseGender(asked, remembered)).toBe(gender);
});

test('the three tabs are Girls, Anime and Boys, in this order', () => {
  expect(genderOptions).toEqual([
    { value: 'female', label: 'Girls' },
    { value: 'anime', label: 'Anime' },
    { value: 'male', label: 'Boys' },
  ]);
});
