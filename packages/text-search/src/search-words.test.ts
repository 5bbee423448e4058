// Tokenizing texts and searches: accents, alphabets, and no query operators.
import { expect, test } from 'vitest';
import {
  canBeCompleted,
  canBeMisspelled,
  complete,
  readSearch,
  readWords,
  respell,
  swapsOf,
  trigramsOf,
} from './search-words.ts';

const words = (description: string): string[] =>
  readWords({ name: '', tags: [], tagline: '', description }).words;

test.each([
  ['Zoë lives in São Paulo', ['zoe', 'lives', 'in', 'sao', 'paulo']],
  ['Straße, Øresund, Łódź', ['strasse', 'oresund', 'lodz']],
  ['Don’t! The captain\'s "boat"', ['dont', 'the', 'captains', 'boat']],
  ['rain--rain 24/7', ['rain', '24', '7']],
  ['Анна ПОЁТ', ['анна', 'поет']],
  ['Ελλάς ΑΘΗΝΑΣ', ['ελλασ', 'αθηνασ']],
  ['हिन्दी किताब', ['हिन्दी', 'किताब']],
  ['كتاب جديد', ['كتاب', 'جديد']],
  ['東京の本屋', ['東京', '京の', 'の本', '本屋', '屋']],
  ['ラーメン bar', ['ラー', 'ーメ', 'メン', 'ン', 'bar']],
  ["% _ \\ ' & | ! ( ) : * <-> 😀", []],
])('%j is read as %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test('words of names and tags have a prefix, and are also among all words', () => {
  const read = readWords({
    name: 'Mira Vale',
    tags: ['slow burn'],
    tagline: 'Clocks.',
    description: 'Rain.',
  });
  expect(read.keywords).toEqual(['nmira', 'nvale', 'tslow', 'tburn']);
  expect(read.words).toEqual(['mira', 'vale', 'slow', 'burn', 'clocks', 'rain']);
});

test('a search requires a prefix match for every word, each condition wider than the last', () => {
  expect(readSearch(' Mirá  cl')).toEqual({
    name: "'nmira':* & 'ncl':*",
    keywords: "('nmira':* | 'tmira':*) & ('ncl':* | 'tcl':*)",
    words: "'mira':* & 'cl':*",
    terms: ['mira', 'cl'],
  });
  expect(readSearch('本屋')?.words).toBe("'本屋':*");
  expect(readSearch('京')?.words).toBe("'京':*");
});

test('one or two letters are searched in names and tags only', () => {
  expect(readSearch('mi')).toMatchObject({ name: "'nmi':*", words: undefined });
});

test.each(['', '   ', '%', "'", ':*', '!!', '()', '\\'])('%j is no search', (text) => {
  expect(readSearch(text)).toBeUndefined();
});

test('query operators are treated as word separators', () => {
  expect(readSearch("rain:* | !sea & 'x' <-> (y)")?.words).toBe(
    "'rain':* & 'sea':* & 'x':* & 'y':*",
  );
});

test('the number and length of words are limited for texts of any length', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(' ');
  expect(words(long)).toHaveLength(1_500);
  expect(words('x'.repeat(10_000))[0]).toHaveLength(40);
  expect(readSearch(long)?.words?.split(' & ')).toHaveLength(8);
});

test('an unknown word is replaced by similar spellings', () => {
  const search = readSearch('miar valley');
  if (!search) throw new Error('words were typed');
  expect(respell(search, new Map([['miar', ['mira', 'miara']]]))).toEqual({
    name: "('nmira':* | 'nmiara':*) & 'nvalley':*",
    keywords: "('nmira':* | 'tmira':* | 'nmiara':* | 'tmiara':*) & ('nvalley':* | 'tvalley':*)",
    words: "('mira':* | 'miara':*) & 'valley':*",
    terms: ['miar', 'valley'],
  });
  expect(respell(search, new Map([['miar', []]]))).toBeUndefined();
});

test('prefixes are expanded to indexed words, other terms are unchanged', () => {
  const search = readSearch('mir st 京都');
  if (!search) throw new Error('words were typed');
  expect(complete(search, new Map([['mir', ['mira', 'mirabel']]]))).toEqual({
    name: "('nmira' | 'nmirabel') & 'nst':* & 'n京都':*",
    keywords:
      "('nmira' | 'tmira' | 'nmirabel' | 'tmirabel') & ('nst':* | 'tst':*) & ('n京都':* | 't京都':*)",
    words: "('mira' | 'mirabel') & 'st':* & '京都':*",
    terms: search.terms,
  });
});

test.each([
  ['mir', true],
  ['анн', true],
  ['mi', false],
  ['𝒜𝒜', false],
  ['r66', false],
  ['京都の', false],
])('whether all words with the prefix %j are stored: %j', (word, expected) => {
  expect(canBeCompleted(word)).toBe(expected);
});

test.each([
  ['mirabl', true],
  ['анна', true],
  ['zoe', false],
  ['route66', false],
  ['東京の本屋', false],
])('whether %j may be misspelled: %j', (word, expected) => {
  expect(canBeMisspelled(word)).toBe(expected);
});

test('words are compared by trigrams, padded at both ends', () => {
  expect(trigramsOf('mira')).toEqual(['  m', ' mi', 'mir', 'ira', 'ra ']);
  expect(trigramsOf('𝒜b')).toEqual(['  𝒜', ' 𝒜b', '𝒜b ']);
});

test('swapped spellings exchange two adjacent, different letters', () => {
  expect(swapsOf('nora')).toEqual(['onra', 'nroa', 'noar']);
  expect(swapsOf('aab𝒜')).toEqual(['aba𝒜', 'aa𝒜b']);
});
