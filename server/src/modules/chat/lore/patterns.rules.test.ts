// Patterns of lorebooks: what they match, what they do not understand, and that none of them takes long.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../test/depth.ts';
import { readPattern } from './patterns.rules.ts';

const matches = (pattern: string, text: string, isCaseSensitive = false) =>
  readPattern(pattern, isCaseSensitive)([...text], { steps: 200_000 });

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
  'a{500}',
  '\\p{L}',
  '\\',
  'a{3,1}',
])('what it does not understand matches nothing: %s', (pattern) => {
  expect(matches(pattern, 'aaaabbbb')).toBe(false);
});

test('what it understands it matches as the language does', () => {
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
])('a hostile pattern ends soon: %s', (pattern) => {
  const effort = { steps: 200_000 };
  const begun = process.cpuUsage();
  readPattern(pattern, false)([...'a'.repeat(20_000)], effort);
  const { user } = process.cpuUsage(begun);
  expect(user / 1_000).toBeLessThan(500); // milliseconds of this process; a quiet machine needs a tenth
  expect(effort.steps).toBeGreaterThan(-20_000);
});

test('any text is read as a pattern without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (pattern, text) => {
      expect(typeof matches(pattern, text)).toBe('boolean');
    }),
    runs(400, 4_000),
  );
});
