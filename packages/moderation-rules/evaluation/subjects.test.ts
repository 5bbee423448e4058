// Ages of things, with people named between the thing and the number, and ages of those people, in six languages.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';
import { linesOf } from './mutators.ts';

const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(2026, 10, 27)) } });

const kisses: Readonly<Record<string, string>> = {
  en: 'Kiss me.',
  de: 'Küss mich.',
  es: 'Bésame.',
  fr: 'Embrasse-moi.',
  pt: 'Me beija.',
  ja: 'キスして。',
};

const rows = linesOf(readFileSync(new URL('texts/subjects.tsv', import.meta.url), 'utf8')).map(
  (line) => {
    const [kind = '', language = '', text = ''] = line.split('\t');
    return { kind, text, kiss: kisses[language] ?? '' };
  },
);

const isSent = (text: string) =>
  safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow';
const isAccepted = (text: string) =>
  safety.checkCharacter({ name: 'Mia', age: 24, texts: [text] }).action === 'allow';

test('the age of a thing is not a person’s, in a card and next to a kiss', () => {
  const cases = rows
    .filter(({ kind }) => kind === 'free')
    .flatMap(({ text, kiss }) => [
      { text, holds: isSent(text) },
      { text: `${text} ${kiss}`, holds: isSent(`${text} ${kiss}`) && isSent(`${kiss} ${text}`) },
      { text: `card: ${text}`, holds: isAccepted(text) },
    ]);
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(score('subjects, things', cases).misses).toEqual([]);
});

test('the age of a person beside a thing is the person’s', () => {
  const cases = rows
    .filter(({ kind }) => kind === 'minor')
    .flatMap(({ text, kiss }) => [
      { text: `${text} ${kiss}`, holds: !isSent(`${text} ${kiss}`) && !isSent(`${kiss} ${text}`) },
      { text: `card: ${text}`, holds: !isAccepted(text) },
    ]);
  expect(cases.length).toBeGreaterThanOrEqual(50);
  expect(score('subjects, persons', cases).misses).toEqual([]);
});
