// Plain statements that a participant or the member is a minor, in six languages: in messages, names, tags, file names
// and cards.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules, type Surface } from '../src/rules.ts';
import { score } from './corpus.ts';
import { linesOf } from './mutators.ts';

const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(2026, 10, 27)) } });

const isRefused = (name: string, ...texts: readonly string[]) =>
  safety.checkCharacter({ name, age: 20, texts }).action === 'block';

const reasonsOf = (text: string, surface: Surface = 'chat') => {
  const messages = text.split(' / ');
  return messages.map((message, at) => {
    const verdict = safety.checkInput({ text: message, recent: messages.slice(0, at), surface });
    return verdict.action === 'block' ? verdict.reason : 'allow';
  });
};
const isBlocked = (text: string, surface?: Surface) =>
  reasonsOf(text, surface).some((reason) => reason.startsWith('minor_'));

const surfaces: Readonly<Record<string, (text: string) => boolean>> = {
  'own-age': (text) => reasonsOf(text).includes('minor_user'),
  romance: (text) => isBlocked(text),
  split: (text) => isBlocked(text),
  file: (text) => isBlocked(text, 'image'),
  name: (text) => isRefused(text, 'romantic'),
  tags: (text) => isRefused('Mia', ...text.split(/, |、/)),
  card: (text) => isRefused('Mia', text),
};

const rows = linesOf(readFileSync(new URL('texts/surfaces.tsv', import.meta.url), 'utf8')).map(
  (line) => line.split('\t'),
);

test.each(Object.entries(surfaces))('%s', (surface, isFound) => {
  const cases = rows
    .filter(([of]) => of === surface)
    .map(([, , text = '']) => ({ text, holds: isFound(text) }));
  expect(cases.length).toBeGreaterThan(15);
  expect(score(`surfaces, ${surface}`, cases).share).toBeGreaterThanOrEqual(0.95);
});
