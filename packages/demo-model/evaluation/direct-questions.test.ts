// At least four of five direct questions about a card are answered from it, without contradictions and repetitions.
import { expect, test } from 'vitest';
import { composeReply } from '../src/compose.ts';
import { cards } from './cards.ts';
import { askAll } from './direct-questions.ts';
import { notations } from './notations.ts';

test.each([
  ['that were worked on', false],
  ['that were not', true],
])('cards %s', async (_, isHeldOut) => {
  const asked = [...cards, ...notations].filter((one) => one.isHeldOut === isHeldOut);
  const result = await askAll(asked, composeReply);
  process.stdout.write(
    `direct questions, ${isHeldOut ? 'held out' : 'worked on'}: ${result.answered} of ${result.total}\n`,
  );
  expect(result.answered / result.total, result.missed.join('\n')).toBeGreaterThanOrEqual(0.8);
  expect(result.contradicted).toEqual([]);
  expect(result.repeated).toEqual([]);
});
