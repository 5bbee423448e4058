// The rules of assets: names that are addresses, and who may see what.
import { expect, test } from 'vitest';
import { canAnyoneSee } from './policy.ts';
import { addressOf, keyOf, widthOf } from './rules.ts';

const id = '019a0000-0000-7000-8000-0000000000ab';

test('an address names the id and the width', () => {
  expect(addressOf(id, 512)).toBe(`/assets/${id}/512.webp`);
  expect(keyOf(id, 256)).toBe(`assets/ab/${id}/256.webp`);
});

test.each([
  ['256.webp', 256],
  ['512.webp', 512],
  ['768.webp', 768],
  ['1024.webp', undefined],
  ['512.png', undefined],
  ['512.webp/..', undefined],
  ['0512.webp', undefined],
])('the file name %j asks for the width %j', (file, width) => {
  expect(widthOf(file)).toBe(width);
});

test('a plain address shows only what is approved, safe and the site’s own', () => {
  const open = { owner_id: null, rating: 'safe', verdict: 'approved' } as const;
  expect(canAnyoneSee(open)).toBe(true);
  expect(canAnyoneSee({ ...open, verdict: 'pending' })).toBe(false);
  expect(canAnyoneSee({ ...open, verdict: 'refused' })).toBe(false);
  expect(canAnyoneSee({ ...open, rating: 'suggestive' })).toBe(false);
  expect(canAnyoneSee({ ...open, rating: 'explicit' })).toBe(false);
  expect(canAnyoneSee({ ...open, owner_id: id })).toBe(false);
});
