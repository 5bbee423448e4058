// Common first names are allowed in intimate and imitating phrases, although known people have them, too.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';
import { firstNames } from './first-names.words.ts';

const safety = createModerationRules();
const phrases = ['a romantic date with {name}', 'pretend to be {name}', 'a lewd picture of {name}'];

const names = [...new Set(firstNames.split(/\s+/).filter(Boolean))];

test('at most one in a hundred of common first names is blocked', () => {
  expect(names.length).toBeGreaterThanOrEqual(480);
  const cases = names.flatMap((name) =>
    phrases.map((phrase) => {
      const text = phrase.replace('{name}', name);
      const { action } = safety.checkInput({ text, recent: [], surface: 'chat' });
      return { text, holds: action !== 'block' };
    }),
  );
  expect(score('persons, common first names', cases).share).toBeGreaterThanOrEqual(0.99);
});

test('a character may have any of them, and be spoken of by it', () => {
  const cases = names.map((name) => {
    const texts = [
      `${name} is 30 and repairs radios. As a child ${name} loved the sea.`,
      'romantic',
    ];
    return {
      text: name,
      holds: safety.checkCharacter({ name, age: 30, texts }).action === 'allow',
    };
  });
  expect(score('first names, characters', cases).misses).toEqual([]);
});
