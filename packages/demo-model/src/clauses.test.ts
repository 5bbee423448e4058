// Sentences of cards and of users, split into statements that stand alone.
import { expect, test } from 'vitest';
import { clausesOf } from './clauses.ts';

test.each([
  ['I collect music boxes and hate garlic.', ['I collect music boxes.', 'I hate garlic.']],
  [
    'Born in Tehran, raised on forbidden novels, I run a bookshop in Lisbon.',
    ['I was born in Tehran.', 'I was raised on forbidden novels.', 'I run a bookshop in Lisbon.'],
  ],
  [
    'I recommend by insult, remember what everybody bought, and keep the best chair free.',
    ['I recommend by insult.', 'I remember what everybody bought.', 'I keep the best chair free.'],
  ],
  [
    'Now I drive a school bus in Porto and coach a team of over-sixties.',
    ['Now I drive a school bus in Porto.', 'I coach a team of over-sixties.'],
  ],
  [
    'I write letters to my brother Joost, who is a cook.',
    ['I write letters to my brother Joost.', 'My brother Joost is a cook.'],
  ],
  ['The truth is that I don’t know.', ['I don’t know.']],
  [
    'I bake bread for a living and my sister Ida sails.',
    ['I bake bread for a living.', 'My sister Ida sails.'],
  ],
])('“%s” says several things', (sentence, clauses) => {
  expect(clausesOf(sentence)).toEqual(clauses);
});

test.each([
  'I want to cook and sell bread.',
  'I know a man who sits and waits for me.',
  'I have two grown sons, Max and Emil, who both live in Canada.',
  'I travel with my own crown, which is brass, and my own doubts, which are real.',
  'I like tea and coffee.',
  'Twice translated, once divorced, never bored.',
])('“%s” stays whole', (sentence) => {
  expect(clausesOf(sentence)).toEqual([sentence]);
});
