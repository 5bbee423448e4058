// The demo model with the real embedding model: questions in other words than the card's.
import { cards, type Questioned } from '@velour/demo-model/evaluation/cards.ts';
import { askAll } from '@velour/demo-model/evaluation/direct-questions.ts';
import { notations } from '@velour/demo-model/evaluation/notations.ts';
import { strangers } from '@velour/demo-model/evaluation/strangers.ts';
import { composeReply } from '@velour/demo-model/compose.ts';
import type { Nearness, Prompt } from '@velour/demo-model/prompt.ts';
import { isDeep } from '@velour/testing/depth.ts';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from './databases.ts';
import { createLocalEmbeddings } from '../src/providers/embeddings/local.ts';
import { createMeaning } from '../src/providers/llm/demo-model-meaning.ts';

const meaning = createMeaning({
  embedder: createLocalEmbeddings(),
  log: quietLog,
  longestMs: 60_000,
});
afterAll(() => meaning.close());

async function replyTo(prompt: Prompt): Promise<string> {
  const write = (nearness: Nearness): string => composeReply({ ...prompt, nearness });
  return write(await meaning.nearnessFor(write, new AbortController().signal));
}

const known = [...cards, ...notations];
const heldOut = (of: readonly Questioned[]): Questioned[] => of.filter((one) => one.isHeldOut);
const everyday: [string, Questioned[], number][] = [
  ['in other words than the card’s, held out', heldOut(strangers), 0.6],
];
const deep: typeof everyday = [
  ['in other words than the card’s, worked on', strangers.filter((one) => !one.isHeldOut), 0.9],
  ['of all kinds, held out', heldOut(known), 0.9],
];

test.each(isDeep() ? [...everyday, ...deep] : everyday)(
  'questions %s',
  { timeout: 300_000 },
  async (kind, set, least) => {
    const result = await askAll(set, replyTo);
    process.stdout.write(`questions ${kind}: ${result.answered} of ${result.total}\n`);
    expect(result.answered / result.total, result.missed.join('\n')).toBeGreaterThanOrEqual(least);
    expect(result.contradicted).toEqual([]);
    expect(result.repeated).toEqual([]);
  },
);
