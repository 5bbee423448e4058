// Patterns of lorebooks: what they match, what they do not support, and that none of them takes long.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { readPattern } from './patterns.ts';

const matches = (pattern: string, text: string, isCaseSensitive = false) =>
  readPattern(pattern, isCaseSensitive, { steps: 200_000 })(text);

test.each([
  ['light(house)?', 'The Lighthouse', true],
  ['^the', 'The house', true],
  ['^house', 'The house', false],
  ['house$', 'The house', true],
  ['\\bcat\\b', 'my cat sleeps', true],
  ['\\bcat\\b', 'education', false],
  ['gr[ae]y|blue', 'a grey sea', true],
  ['[^a-z]{2,3}', 'ab 12', true],
  ['\\d{4}', 'in 1987', true],
  ['\\d{4}', 'in 198', false],
  ['a.c', 'a\nc', false],
  ['/a.c/s', 'a\nc', true],
  ['/Fog/', 'fog', false],
  ['/Fog/i', 'FOG', true],
  ['(?:sea|sky)s?', 'skys', true],
  ['(?<name>fog)', 'fog', true],
  ['a\\.b', 'a.b', true],
  ['a\\.b', 'axb', false],
  ['ж+', 'ЖЖ', true],
  ['/^sea/', 'The\nsea', false],
  ['/^sea/m', 'The\nsea', true],
  ['/and\\/or/', 'and/or', true],
  ['\\p{L}{3}', 'été', true],
])('%s on %j is %s', (pattern, text, is) => {
  expect(matches(pattern, text)).toBe(is);
});

test.each([
  '(a)\\1',
  '(?=a)a',
  '(?<!a)b',
  '(',
  'a)',
  '[',
  '*a',
  'a**',
  '(abcdefghij){1000}',
  '((a{100}){100}){100}',
  '\\',
  'a{3,1}',
])('what RE2 does not support, or is too large, matches nothing: %s', (pattern) => {
  expect(matches(pattern, `aaaabbbb${'abcdefghij'.repeat(1_000)}`)).toBe(false);
});

test('patterns match as in JavaScript', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    '.',
    'a*',
    'b+',
    'a?',
    '[ab]',
    '[^a]',
    '(a|b)',
    '(ab)*',
    'a{1,2}',
    '^',
    '$',
    '\\b',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 6 }),
      fc.stringMatching(/^[ab \n]{0,10}$/),
      (parts, text) => {
        const pattern = parts.join('');
        expect(matches(pattern, text, true)).toBe(new RegExp(pattern).test(text));
      },
    ),
    runs(400, 4_000),
  );
});

test.each([
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(.*a){20}$',
  '((a{0,200}){0,10})*b',
  '(((((a*)*)*)*)*)*b',
  '(x+x+)+y|(a+a+)+b',
  '(.*a){300}$',
  '(.*a){20}(.*b){20}$',
  '(a|b)*a(a|b){40}c',
])('a hostile pattern ends soon: %s', (pattern) => {
  const startedAt = process.cpuUsage();
  readPattern(pattern, false, { steps: 5_000_000 })('a'.repeat(20_000));
  const { user } = process.cpuUsage(startedAt);
  expect(user / 1_000).toBeLessThan(1_000); // milliseconds of this process; a quiet machine needs a tenth
});

test('any text is read as a pattern without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (pattern, text) => {
      expect(typeof matches(pattern, text)).toBe('boolean');
    }),
    runs(400, 4_000),
  );
});

test('nothing matches once the budget is used up', () => {
  const budget = { steps: 100_000 };
  const pattern = readPattern('sea|sky', false, budget);
  expect(pattern('the sea')).toBe(true);
  while (budget.steps > 0) pattern('a'.repeat(1_000));
  expect(pattern('the sea')).toBe(false);
  expect(readPattern('fog', false, budget)('fog')).toBe(false);
});
