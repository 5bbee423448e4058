// Recognizes an authorization code in the URL fragment in every form that providers use.
import { expect, test } from 'vitest';
import { hasCode } from './hash-code.ts';

test.each([
  ['', false],
  ['#', false],
  ['#top', false],
  ['#decode=1', false],
  ['#code=abc', true],
  ['#state=1&code=abc', true],
  ['#/?code=abc', true],
  ['#?code=', true],
])('%s → %s', (hash, expected) => {
  expect(hasCode(hash)).toBe(expected);
});
