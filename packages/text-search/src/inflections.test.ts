// Which words are forms of each other, in the languages that stems do not cover.
import { expect, test } from 'vitest';
import { stemsIn } from './indexed-words.ts';
import { inflectionsOf } from './inflections.ts';

const stemIn = (word: string): string => [...stemsIn(word)][0] ?? '';

test.each([
  ['de', 'Schwestern', 'Schwester'],
  ['de', 'Schwester', 'Schwestern'],
  ['de', 'Häuser', 'Haus'],
  ['de', 'Katze', 'Katzen'],
  ['de', 'Freundin', 'Freundinnen'],
  ['de', 'arbeitest', 'arbeite'],
  ['es', 'hermanas', 'hermano'],
  ['es', 'trabajo', 'trabajar'],
  ['es', 'canciones', 'canción'],
  ['fr', 'chevaux', 'cheval'],
  ['fr', 'habitez', 'habite'],
  ['pt', 'gatos', 'gato'],
  ['pt', 'trabalhava', 'trabalho'],
])('in %s, %s finds %s', (language, word, other) => {
  const [own, sought] = [stemIn(word), stemIn(other)];
  expect([own, ...inflectionsOf(own, [language])]).toContain(sought);
});

test('short words, and words of other scripts, have no other forms', () => {
  for (const word of ['Rad', 'ab', 'Собака', '犬', '2026'])
    expect(
      [...inflectionsOf(stemIn(word), ['de', 'es', 'fr', 'pt'])].filter((one) => one.length < 4),
    ).toEqual([]);
  expect(inflectionsOf('собака', ['de']).size).toBe(0);
});
