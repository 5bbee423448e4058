// The words of a text, what the index stores of them, and the excerpt around a hit.
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { excerptOf, holds, indexText, readWordSearch, type WordKey } from './indexed-words.ts';

const keyOf = (id: string): WordKey => ({
  numbersOf: (words) => words.map((word) => crc32(`${id} ${word}`) | 0),
});
const key = keyOf('ann');

const isFound = (sought: string, text: string): boolean => {
  const search = readWordSearch(sought, key);
  if (!search) return false;
  const words = new Set(indexText(text, key));
  const isIndexed = search.numbers.every((number) => words.has(number));
  // The index never misses what the text has.
  expect(isIndexed || !holds(text, search)).toBe(true);
  return isIndexed && holds(text, search);
};

describe('words', () => {
  test.each([
    ['lantern', 'The lanterns sway.', true],
    ['LANTERNS swaying', 'The lanterns sway.', true],
    ['lantern ferry', 'The lanterns sway.', false],
    ['the lantern', 'A lantern.', true],
    ['the', 'The lanterns sway.', false],
    ['lant', 'The lanterns sway.', false],
    ['cafe', 'Meet me at the Café!', true],
    ['don’t panic', 'Dont panic', true],
    ['o’clock', "Four o'clock.", true],
    ['hôtel', 'On se voit à l’hôtel.', true],
    ["l'hotel", 'Un hôtel blanc.', true],
    ['elle', 'Qu’elle chante !', true],
    ['aujourd’hui', "Aujourd'hui il pleut.", true],
    ['acqua', 'Sotto dell’acqua', true],
    ['mara*', '*Mara* smiles', true],
    ['2024', 'In 2024 it rained.', true],
    ['гавань', 'Старая гавань.', true],
    ['港口', '我们在港口见面', true],
    ['口港', '我们在港口见面', false],
    ['港', '我们在港口见面', true],
    ['Antidisestablishmentarianism', 'antidisestablishmentarianism', true],
    ['antidisestablishmentarianists', 'antidisestablishmentarianism', false],
    ['…', 'The lanterns sway.', false],
    ['', 'The lanterns sway.', false],
  ])('"%s" in "%s": %s', (sought, text, expected) => {
    expect(isFound(sought, text)).toBe(expected);
  });

  test('are numbers without order and repetition, and others for another person', () => {
    const text = 'Lanterns over dark water, lanterns everywhere';
    const words = indexText(text, key);
    expect(words).toHaveLength(5);
    expect(words).toEqual([...words].sort((a, b) => a - b));
    expect(indexText('everywhere water dark over lantern', key)).toEqual(words);
    const others = new Set(indexText(text, keyOf('bea')));
    expect(words.some((number) => others.has(number))).toBe(false);
    expect(indexText('', key)).toEqual([]);
  });
});

describe('the excerpt', () => {
  const marked = (text: string, sought: string): string => {
    const search = readWordSearch(sought, key);
    if (!search) throw new Error('nothing to search for');
    return excerptOf(text, search)
      .map((piece) => (piece.is_match ? `[${piece.text}]` : piece.text))
      .join('');
  };

  test('is a short text with its words marked, without marks of gestures', () => {
    expect(marked('*She smiles*, and the **lanterns**\n\nsway.', 'lantern sways')).toBe(
      'She smiles, and the [lanterns] [sway].',
    );
    expect(marked('我们在港口见面', '港口')).toBe('我们在[港口]见面');
    expect(marked("It's four o'clock.", 'o’clock')).toBe("It's four [o'clock].");
  });

  test('marks a word without the short one that is joined to it', () => {
    expect(marked('On se voit à l’hôtel.', 'hôtel')).toBe('On se voit à l’[hôtel].');
  });

  test('of a long text is the part with the most of the words', () => {
    const filler = 'nothing happens here at all for quite a while, and then '.repeat(10);
    const text = `A ferry. ${filler}the ferry passes the lighthouse. ${filler}`;
    const excerpt = marked(text, 'ferry lighthouse');
    expect(excerpt).toContain('the [ferry] passes the [lighthouse].');
    expect(excerpt).toMatch(/^….*…$/);
    expect(excerpt.length).toBeLessThan(180);
  });

  test('of one long word is cut', () => {
    expect(marked('x'.repeat(1_000), 'x'.repeat(1_000)).length).toBeLessThan(180);
  });
});

test.each([
  ['雨が屋根に降る', '猫𠮷'],
  ['猫', '𠮷'],
])('a long text without spaces, of %s, is marked where the words stand', (repeated, last) => {
  const search = readWordSearch('猫𠮷', key);
  if (!search) throw new Error('There is nothing to search for.');
  const text = `${repeated.repeat(3_000)}${last}`;
  expect(holds(text, search)).toBe(true);
  expect(excerptOf(text, search).findLast(({ is_match }) => is_match)?.text).toBe('猫𠮷');
});
