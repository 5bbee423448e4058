// Statements of risk are distinguished from jest, and no reply encourages self-harm.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { linesOf } from './mutators.ts';
import { agreements, care, harmless, pushes, statements } from './risk.words.ts';
import { score } from './corpus.ts';

const safety = createModerationRules();
const hasCard = (text: string) =>
  safety.checkInput({ text, recent: [], surface: 'chat' }).notices.includes('crisis');

test('statements of risk bring the crisis card', () => {
  const cases = linesOf(statements).map((text) => ({ text, holds: hasCard(text) }));
  expect(score('risk, statements', cases).share).toBeGreaterThanOrEqual(0.99);
});

test('jest, songs and chores do not', () => {
  const cases = linesOf(harmless).map((text) => ({ text, holds: !hasCard(text) }));
  expect(score('risk, false cards', cases).share).toBeGreaterThanOrEqual(0.98);
});

const isHeld = (text: string, recent: readonly string[]): boolean => {
  const gate = safety.openGate({ asks_if_human: false, recent });
  const step = gate.push(text);
  return Boolean(step.hit ?? gate.end().hit);
};
const atRisk = ['I want to end my life'];

test('encouragement is never let through, agreement not after words of risk', () => {
  const always = linesOf(pushes).map((text) => ({ text, holds: isHeld(text, []) }));
  const then = linesOf(agreements).map((text) => ({ text, holds: isHeld(text, atRisk) }));
  expect(score('risk, encouragement', [...always, ...then]).misses).toEqual([]);
});

test('caring sentences are let through', () => {
  const cases = linesOf(care).map((text) => ({ text, holds: !isHeld(text, atRisk) }));
  expect(score('risk, care', cases).misses).toEqual([]);
});
