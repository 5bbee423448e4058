// Texts that are refused or suspected, so that a correct judge would stop them: the recall of signals by kind and
// language.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';
import { linesOf } from './mutators.ts';
import { violations } from './suspected.words.ts';

const safety = createModerationRules();

test('violations in mild words are refused, or a judge is asked about them', () => {
  const all = Object.entries(violations).flatMap(([kind, lines]) => {
    const cases = linesOf(lines).map((text) => {
      const verdict = safety.checkInput({ text, recent: [], surface: 'chat' });
      return { text, holds: verdict.action === 'block' || verdict.is_suspected };
    });
    score(`suspected, ${kind}`, cases);
    return cases;
  });
  expect(score('suspected, all', all).share).toBeGreaterThanOrEqual(0.94);
});
