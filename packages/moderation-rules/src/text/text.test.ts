// Words and numbers are tokenized in every notation, however the text is split into chunks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createLexicon } from './lexicon.ts';
import type { Token } from './numbers.ts';
import { createReader } from './text.ts';

const lexicon = createLexicon();
const names = ['school', 'kiss', 'girl', 'th', '#minor', '#adult', '#menor', '#born', '#grade'];
const ids = new Map(names.map((name) => [lexicon.idOf(name), name]));

function read(chunks: readonly string[]): { tokens: Token[]; seen: string[] } {
  const tokens: Token[] = [];
  const reader = createReader({
    lexicon,
    today: { year: 2026, month: 11, day: 27 },
    sink: (token) => tokens.push(token),
  });
  for (const chunk of chunks) reader.feed(chunk);
  reader.stop();
  const seen = tokens.flatMap((token) => token.ids.flatMap((id) => ids.get(id) ?? []));
  return { tokens, seen };
}
const seenIn = (text: string) => read([text]).seen;

describe('words', () => {
  test.each([
    'school',
    'SCHOOL',
    'sch00l',
    's.c.h.o.o.l',
    's-c-h-o-o-l',
    'schooool',
    'ѕсһооl',
    'c2Nob29s',
  ])('%s is school', (text) => expect(seenIn(text)).toContain('school'));

  test.each(['k1ss', 'f3bf', 'bf9f', '8bf8'])('“%s” is one word', (text) => {
    expect(read([text]).tokens.filter(({ kind }) => kind === 'word')).toHaveLength(1);
  });

  test('offsets refer to the original text', () => {
    const { tokens } = read(['a ｓｃｈ\u200bｏｏｌ.']);
    expect(tokens.find((token) => ids.get(token.ids[0] ?? 0) === 'school')).toMatchObject({
      start: 2,
      end: 9,
    });
  });
});

describe('numbers', () => {
  test.each([
    ['17', '#minor'],
    ['seventeen', '#minor'],
    ['s3v3nt33n', '#minor'],
    ['seven teen', '#minor'],
    ['1 7', '#minor'],
    ['1️⃣7️⃣', '#minor'],
    ['ten plus four', '#minor'],
    ['10+4', '#minor'],
    ['twice seven', '#minor'],
    ['half of thirty', '#minor'],
    ['twenty minus five', '#minor'],
    ['twenty one', '#adult'],
    ['thirty-five', '#adult'],
    ['18', '#adult'],
    ['vierzehn', '#menor'],
    ['dix sept', '#menor'],
    ['diecisiete', '#menor'],
    ['十七歳', '#menor'],
    ['一七歳', '#menor'],
    ['2015', '#born'],
    ['17½', '#minor'],
    ['17 1/2', '#minor'],
    ['25 1/2', '#adult'],
  ])('%s is %s', (text, name) => expect(seenIn(text)).toContain(name));

  test.each([
    'thirty five',
    'treinta y cinco',
    'vingt cinq',
    '二五歳',
    '二十五歳',
    'two hundred sixteen',
    '1,014',
    '2 5',
    '25 1/2',
    '18½',
    '½',
  ])('%s is no age under eighteen', (text) => {
    expect(seenIn(text)).not.toContain('#minor');
    expect(seenIn(text)).not.toContain('#menor');
  });

  test('an ordinal has its ending', () => {
    expect(seenIn('eighth')).toEqual(seenIn('8th'));
  });
});

test('the tokens do not depend on the chunks', () => {
  const parts = fc.constantFrom(
    'school',
    '1',
    '4',
    '1/2',
    '½',
    ' ',
    ' ',
    '.',
    'twenty',
    'one',
    '-',
    '😀',
    'é',
    'plus',
    "'",
    'a',
    '\n',
    '=',
  );
  fc.assert(
    fc.property(fc.array(parts), fc.integer({ min: 1, max: 5 }), (list, size) => {
      const text = list.join('');
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      expect(read(chunks).tokens).toEqual(read([text]).tokens);
    }),
    runs(100, 1_000),
  );
});

test.each([
  ['letters', 'a'],
  ['spaces', ' '],
  ['digits', '1 '],
  ['marks', '!'],
  ['mixed', 'aA1'],
  ['dots', 'a.'],
])('a hundred thousand %s are read in time', (_, unit) => {
  const started = process.cpuUsage();
  read([unit.repeat(100_000 / unit.length)]);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
});
