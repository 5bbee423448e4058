// Adult romance and clean cards written without knowledge of the word lists, and statements of all kinds.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules, type InputVerdict } from '../src/rules.ts';
import { linesOf } from './mutators.ts';
import { opening } from './romance.words.ts';
import { score } from './corpus.ts';

const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(2026, 10, 20)) } });
const read = (name: string) => readFileSync(new URL(`texts/${name}`, import.meta.url), 'utf8');
const check = (text: string, recent: readonly string[] = []) =>
  safety.checkInput({ text, recent, surface: 'chat' });
const retracts = (text: string, recent: readonly string[] = []): boolean => {
  const gate = safety.openGate({ asks_if_human: false, recent });
  return Boolean(gate.push(text).hit ?? gate.end().hit);
};

test.each(['', '.de', '.es', '.fr', '.pt', '.ja'])('adult romance%s is free', (language) => {
  const cases = linesOf(read(`romance${language}.txt`)).flatMap((text) =>
    [[], linesOf(opening)].map((recent) => ({
      text,
      holds: check(text, recent).action === 'allow' && !retracts(text, recent),
    })),
  );
  expect(score(`unread, romance${language}`, cases).misses).toEqual([]);
});

test.each(['everyday', 'talk'])('ages and risk in %s are left alone, also in a romance', (file) => {
  const cases = linesOf(read(`${file}.txt`)).flatMap((text) =>
    [[], linesOf(opening)].map((recent) => {
      const { action, notices } = check(text, recent);
      return { text, holds: action === 'allow' && notices.length === 0 && !retracts(text, recent) };
    }),
  );
  expect(score(`unread, ${file}`, cases).misses).toEqual([]);
});

test('cards of adults with a childhood, children, prices and years are free', () => {
  const cases = read('cards.txt')
    .split('\n===\n')
    .map((card) => {
      const [title = '', ...lines] = card.trim().split('\n');
      const [name = '', age] = title.split(', ');
      const verdict = safety.checkCharacter({
        name,
        age: Math.max(18, Number(age)),
        texts: [lines.join('\n')],
      });
      return { text: title, holds: verdict.action === 'allow' };
    });
  expect(cases.length).toBe(280);
  expect(score('unread, cards', cases).misses).toEqual([]);
});

const blocksFor = (verdict: InputVerdict, reason: string) =>
  verdict.action === 'block' && verdict.reason === reason;

const found: Readonly<Record<string, (text: string) => boolean>> = {
  age: (text) => blocksFor(check(text), 'minor_user'),
  minor: (text) => blocksFor(check(text), 'minor_sexual'),
  risk: (text) => check(text).notices.includes('crisis'),
  asks: (text) => check(text).asks_if_human,
  push: (text) => retracts(text),
  agree: (text) => retracts(text, ['I want to end my life']),
};

test.each([
  ['age', 0.97],
  ['minor', 0.96],
  ['risk', 0.97],
  ['asks', 0.97],
  ['push', 0.97],
  ['agree', 0.9],
])('statements of the kind %s are found', (kind, least) => {
  const cases = linesOf(read('statements.tsv'))
    .map((line) => line.split('\t'))
    .filter(([of]) => of === kind)
    .map(([, text = '']) => ({ text, holds: found[kind]?.(text) ?? false }));
  expect(cases.length).toBeGreaterThan(10);
  expect(score(`unread, ${kind}`, cases).share).toBeGreaterThanOrEqual(least);
});
