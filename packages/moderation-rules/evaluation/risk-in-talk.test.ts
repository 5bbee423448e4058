// Statements of risk inside longer messages, and jests inside longer messages.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';
import { linesOf } from './mutators.ts';
import { harmless, statements } from './risk.words.ts';

const safety = createModerationRules();
const hasCard = (text: string) =>
  safety.checkInput({ text, recent: [], surface: 'chat' }).notices.includes('crisis');

const around = [
  (line: string) => `It was a long day at work and the bus was late. ${line}`,
  (line: string) => `${line} Anyway, how was your day? Mine was full of meetings.`,
  (line: string) => `hey… ${line.toLowerCase()}`,
];
const inTalk = (lines: string) => linesOf(lines).flatMap((line) => around.map((put) => put(line)));

test('statements of risk in the middle of a message bring the crisis card', () => {
  const cases = inTalk(statements).map((text) => ({ text, holds: hasCard(text) }));
  expect(cases.length).toBeGreaterThanOrEqual(500);
  expect(score('risk, statements in talk', cases).share).toBeGreaterThanOrEqual(0.99);
});

test('jest and songs in the middle of a message do not', () => {
  const cases = [...inTalk(harmless), ...linesOf(harmless)].map((text) => ({
    text,
    holds: !hasCard(text),
  }));
  expect(cases.length).toBeGreaterThanOrEqual(500);
  expect(score('risk, false cards in talk', cases).share).toBeGreaterThanOrEqual(0.99);
});
