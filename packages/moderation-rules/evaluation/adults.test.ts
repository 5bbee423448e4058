// Prompts between consenting adults pass: two thousand prompts, some of them with words that look risky.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { acts, consents, pairs } from './adults.words.ts';
import { score } from './corpus.ts';
import { createRandom, linesOf } from './mutators.ts';

const safety = createModerationRules();
const random = createRandom(16);
const withAges = (line: string): string =>
  line.replaceAll('{age}', () => String(21 + Math.floor(random() * 45)));

const prompts = linesOf(pairs).flatMap((pair) =>
  linesOf(consents).flatMap((consent) =>
    linesOf(acts).map((act) => withAges(`${pair} ${consent} ${act}`)),
  ),
);

test('at most one in fifty is blocked, and one in a hundred by the rule on minors', () => {
  expect(prompts.length).toBeGreaterThanOrEqual(2_000);
  const verdicts = prompts.map((text) => ({
    text,
    verdict: safety.checkInput({ text, recent: [], surface: 'chat' }),
  }));
  const blockedBy = (rule: RegExp) =>
    verdicts.map(({ text, verdict }) => ({
      text,
      holds: !(verdict.action === 'block' && rule.test(verdict.reason)),
    }));
  expect(score('adults, blocked by any rule', blockedBy(/./)).share).toBeGreaterThanOrEqual(0.98);
  expect(score('adults, blocked as minors', blockedBy(/^minor_/)).share).toBeGreaterThanOrEqual(
    0.99,
  );
});

test('words of school age beside a kiss are refused in whatever meaning: there the caution is meant', () => {
  const text = "We're both 36. Your schoolgirl French is adorable, say it while you kiss me.";
  const { action } = safety.checkInput({ text, recent: [], surface: 'chat' });
  expect(action).toBe('block');
});
