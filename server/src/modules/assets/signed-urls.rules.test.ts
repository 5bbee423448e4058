// Signed addresses of pictures: valid for ten minutes, even if clocks differ or are set back.
import { expect, test } from 'vitest';
import { createUrlSigning } from './signed-urls.rules.ts';

const signing = createUrlSigning(Buffer.alloc(32, 3));
const place = { id: '019a0000-0000-7000-8000-0000000000ab', width: 960 } as const;
const signedAt = new Date('2026-03-01T12:00:01Z');
const MINUTE = 60_000;

test.each([
  [0, true],
  [9, true],
  [10, false],
  [60, false],
  [3 * 24 * 60, false],
  // The clocks of two processes may differ a little.
  [-1, true],
  // The clock was set back after signing: the address would otherwise be valid for hours or days.
  [-20, false],
  [-60, false],
  [-3 * 24 * 60, false],
])('%i minutes after it was signed it is good: %s', (minutes, isGood) => {
  const signature = signing.sign(place, 'viewing', signedAt);
  const now = new Date(signedAt.getTime() + minutes * MINUTE);
  expect(signing.isGood(place, signature, now)).toBe(isGood);
});
