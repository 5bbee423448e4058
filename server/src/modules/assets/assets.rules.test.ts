// The rules of assets: addresses, keys, formats, and visibility.
import { pictureAddress } from '@velour/contract/pictures.ts';
import { expect, test } from 'vitest';
import { canAnyoneSee, canSignedSee } from './policy.ts';
import { keyOfOriginal, keyOfRendition, takesAvif, widthOf } from './assets.rules.ts';

const id = '019a0000-0000-7000-8000-0000000000ab';

test('an address names the id and the width, a key the format too', () => {
  expect(pictureAddress(id, 520)).toBe(`/assets/${id}/520`);
  expect(keyOfRendition(id, 360, 'avif')).toBe(`assets/ab/${id}/360.avif`);
  expect(keyOfOriginal(id)).toBe(`assets/ab/${id}/original.jpg`);
});

test.each([
  ['96', 96],
  ['360', 360],
  ['960', 960],
  ['361', undefined],
  ['1920', undefined],
  ['0360', undefined],
  ['360.0', undefined],
  ['3.6e2', undefined],
  ['360.webp', undefined],
  ['original.jpg', undefined],
  ['', undefined],
])('the end of an address %j asks for the width %j', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', true],
  ['image/webp, image/avif;q=0.5', true],
  ['IMAGE/AVIF', true],
  ['image/webp,*/*', false],
  ['image/*', false],
  ['image/avif;q=0, image/webp', false],
  ['image/avif; q=0.000', false],
  ['image/avif-sequence', false],
  ['', false],
  [undefined, false],
])('a reader that sends Accept %j takes AVIF: %j', (accept, takes) => {
  expect(takesAvif(accept)).toBe(takes);
});

test('a plain address only opens pictures that are approved, safe and the site’s own', () => {
  const open = {
    owner_id: null,
    rating: 'safe',
    verdict: 'approved',
    is_shared: false,
    is_locked: false,
    holds: [],
  } as const;
  expect(canAnyoneSee(open)).toBe(true);
  expect(canAnyoneSee({ ...open, verdict: 'pending' })).toBe(false);
  expect(canAnyoneSee({ ...open, verdict: 'refused' })).toBe(false);
  expect(canAnyoneSee({ ...open, rating: 'suggestive' })).toBe(false);
  expect(canAnyoneSee({ ...open, rating: 'explicit' })).toBe(false);
  expect(canAnyoneSee({ ...open, owner_id: id })).toBe(false);
  expect(canAnyoneSee({ ...open, owner_id: id, is_shared: true })).toBe(true);
  expect(canAnyoneSee({ ...open, owner_id: id, is_shared: true, verdict: 'pending' })).toBe(false);
  expect(canSignedSee({ ...open, owner_id: id, verdict: 'pending' })).toBe(true);
  expect(canSignedSee({ ...open, owner_id: id, verdict: 'refused' })).toBe(false);
  expect(canAnyoneSee({ ...open, is_locked: true })).toBe(false);
  expect(canSignedSee({ ...open, is_locked: true })).toBe(true);
  expect(canAnyoneSee({ ...open, holds: [id] })).toBe(false);
  expect(canSignedSee({ ...open, owner_id: id, holds: [id] })).toBe(false);
});
