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

test.each([
  'Serious question: she said no to the job, how do I ask again?',
  'My son won’t take his pills, serious, how do I get him to?',
  'She said no to the proposal and I want to ask again, I mean it.',
  'I’m going to film the wedding secretly, it’s a surprise.',
])('no judge is asked about “%s”', (text) => {
  const verdict = safety.checkInput({ text, recent: [], surface: 'chat' });
  expect(verdict).toMatchObject({ action: 'allow', is_suspected: false });
});
