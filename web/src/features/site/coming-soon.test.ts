// A flag applies to its own path and the paths below it.
import { expect, test } from 'vitest';
import { isComingSoon } from './coming-soon.ts';

test.each([
  [['/gallery'], '/gallery', true],
  [['/gallery'], '/gallery/5', true],
  [['gallery/'], '/gallery', true],
  [['/gallery'], '/gallery-walk', false],
  [['/'], '/', true],
  [['/'], '/chats', false],
  [[], '/', false],
])('%j at %s: %s', (flags, pathname, expected) => {
  expect(isComingSoon(flags, pathname)).toBe(expected);
});
