// Replies to a goodbye do not manipulate the user into staying.
import { expect, test } from 'vitest';
import { corrections } from '../src/policy.ts';
import { createModerationRules } from '../src/rules.ts';
import { goodbyes, holding, kind } from './farewell.words.ts';
import { linesOf } from './mutators.ts';
import { score } from './corpus.ts';

const safety = createModerationRules();
function show(text: string, goodbye: string): string {
  const gate = safety.openGate({ asks_if_human: false, recent: ['It was fun.', goodbye] });
  return gate.push(text).release + gate.end().release;
}

test('manipulative sentences are replaced by a kind one', () => {
  const cases = linesOf(goodbyes).flatMap((goodbye) =>
    linesOf(holding).map((text) => {
      const shown = show(`Oh. ${text}`, goodbye);
      return {
        text: `${goodbye} / ${text}`,
        holds: shown.includes(corrections.manipulation ?? '?'),
      };
    }),
  );
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(score('farewell, manipulation', cases).share).toBeGreaterThanOrEqual(0.95);
});

test('kind answers are not touched', () => {
  const cases = linesOf(goodbyes).flatMap((goodbye) =>
    linesOf(kind).map((text) => ({ text, holds: show(text, goodbye) === text })),
  );
  expect(score('farewell, kind answers', cases).misses).toEqual([]);
});
