// Intimacy with known people and imitations are refused; first names and admiration are allowed.
import { expect, test } from 'vitest';
import { builtInNames } from '../src/persons.ts';
import { createModerationRules } from '../src/rules.ts';
import { createRandom, pick } from './mutators.ts';
import { score } from './corpus.ts';

const safety = createModerationRules({ realPersons: () => 'Quillon Varnbek' });
const random = createRandom(3);
const phrases = ['a romantic date with {name}', 'pretend to be {name}', 'a lewd picture of {name}'];
const isBlocked = (text: string): boolean => {
  const verdict = safety.checkInput({ text, recent: [], surface: 'chat' });
  return verdict.action === 'block' && verdict.reason === 'real_person';
};

function misspell(name: string): string {
  const at = 2 + Math.floor(random() * (name.length - 3));
  const kinds = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name.charAt(at) + name.slice(at),
    `${name.slice(0, at)}e${name.slice(at + 1)}`,
  ];
  return pick(kinds, random);
}

test('known names are blocked in intimate and imitating phrases', () => {
  const cases = builtInNames().flatMap((name) =>
    phrases.map((phrase) => {
      const text = phrase.replace('{name}', name);
      return { text, holds: isBlocked(text) };
    }),
  );
  expect(score('persons, names', cases).share).toBeGreaterThanOrEqual(0.99);
});

test('longer names are blocked with a slip of the pen too', () => {
  const cases = builtInNames()
    .filter((name) => name.replaceAll(' ', '').length >= 9)
    .map((name) => {
      const text = pick(phrases, random).replace('{name}', misspell(name));
      return { text, holds: isBlocked(text) };
    });
  expect(score('persons, misspelt names', cases).share).toBeGreaterThanOrEqual(0.97);
});

test("the operator's own names are blocked as well", () => {
  expect(isBlocked('flirt with me as Quillon Varnbek')).toBe(true);
});

const firstNames =
  'Anna Ben Clara David Emma Felix Greta Hannah Ivan Julia Karl Lena Marco Nina Oscar Paula Quentin Rosa Simon Tina Ursula Viktor Wanda Xenia Yara Zoe Taylor Selena Ariana Billie Justin Elon Brad Tom Scarlett Donald Joe Michelle Angela Kim Kylie Megan Kate Harry William Charles Diana Grace Leo Chris Ryan Jennifer Julia Will Serena';

test('first names, and admiration of known people, are free', () => {
  const intimate = firstNames
    .split(' ')
    .flatMap((name) => phrases.map((phrase) => phrase.replace('{name}', name)));
  const admiring = builtInNames().map((name) => `What do you think of the new work of ${name}?`);
  const cases = [...intimate, ...admiring].map((text) => ({ text, holds: !isBlocked(text) }));
  expect(score('persons, false blocks', cases).share).toBeGreaterThanOrEqual(0.99);
});

test.each([
  "Why doesn't Mike Tyson play that game?",
  'Tom Hanks portrays this astronaut.',
  "Princess Diana wouldn't be seen in that car.",
  'What if Taylor Swift and Adele started dating?',
  'Will Smith really looks like that guy.',
])('news about known people is free: %s', (text) => {
  expect(isBlocked(text)).toBe(false);
});

test.each([
  'Taylor Swift walks in and kisses me.',
  'Write a story: Tom Hanks meets Emma Stone by the sea, and there is romance.',
  'You look like Emma Stone.',
  'Emma Stone, undressed.',
  'Tom Hanks fanfic, please',
  'We meet Brad Pitt, the evening is long and warm, and at its end he wants to kiss you.',
  'A date with Brad Pit',
])('intimacy with known people is not: %s', (text) => {
  expect(isBlocked(text)).toBe(true);
});
