// The demo model through its port: streaming, pace, limits, variants and continuations.
import { describe, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { collect, llmSuite, never, promptOf, textOf } from '../../../test/suites/llm-suite.ts';
import { createDemoModel } from './demo-model.ts';
import { createMeaning, type Embedder } from './demo-model-meaning.ts';

llmSuite('scripted', {
  open: async () => ({ llm: createDemoModel({ pace: 900 }) }),
  isDeterministic: true,
  long: promptOf({ messages: [{ role: 'user', text: 'Tell me a story' }], max_tokens: 300 }),
});

const llm = createDemoModel({ pace: 0 });
const reply = async (changes: Parameters<typeof promptOf>[0] = {}): Promise<string> =>
  textOf(await collect(llm, promptOf({ max_tokens: 300, ...changes })));

test('is never presented as a model', () => {
  expect(llm).toMatchObject({ name: 'scripted', isBuiltIn: true });
});

test('the pace changes the timing of words, not the words', async () => {
  const paced = createDemoModel({ pace: 900 });
  const parts = await collect(paced, promptOf());
  expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(3);
  expect(textOf(parts)).toBe(textOf(await collect(llm, promptOf())));
});

test('variants differ from each other', async () => {
  const texts = await Promise.all([0, 1, 2, 3, 4, 5].map((variant) => reply({ variant })));
  expect(new Set(texts).size).toBe(6);
});

test('the token limit ends a reply with `length`, between words', async () => {
  const messages = [{ role: 'user', text: 'Tell me a story' }] as const;
  const full = await reply({ messages });
  const parts = await collect(llm, promptOf({ messages, max_tokens: 12 }));
  expect(parts.at(-1)).toEqual({ type: 'end', finish: 'length' });
  expect(full.startsWith(textOf(parts))).toBe(true);
  expect(full.charAt(textOf(parts).length)).toMatch(/\s/);
});

test('a reply that was cut off is continued exactly there', async () => {
  const messages = [{ role: 'user', text: 'Tell me a story' }] as const;
  const full = await reply({ messages });
  const started = { role: 'assistant', text: full.slice(0, 40) } as const;
  expect(await reply({ messages: [...messages, started], continues: true })).toBe(full.slice(40));
});

test('a complete reply continues with something new', async () => {
  const messages = promptOf().messages;
  const first = await reply({ messages });
  const more = await reply({
    messages: [...messages, { role: 'assistant', text: first }],
    continues: true,
  });
  expect(more).toMatch(/^ \S/);
  expect(first).not.toContain(more.trim());
});

test('an empty conversation is opened by the character', async () => {
  expect(await reply({ messages: [] })).not.toBe('');
});

test('a reply in a very long chat takes a few milliseconds', async () => {
  const messages = Array.from({ length: 400 }, (_, at) =>
    at % 2 === 0
      ? ({ role: 'user', text: `I like thing number ${at} and my day was long` } as const)
      : ({ role: 'assistant', text: `That is interesting, and here is reply ${at}.` } as const),
  );
  const startedAt = process.cpuUsage();
  await collect(
    llm,
    promptOf({ messages: [...messages, { role: 'user', text: 'And you?' }] }),
    never,
  );
  expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(500);
});

describe('with embeddings', () => {
  /** Two directions: one for shellfish in any wording, one for everything else. */
  const vectorOf = (text: string): Float32Array =>
    Float32Array.from(/shrimp|shellfish/i.test(text) ? [1, 0] : [0, 1]);
  const persona = {
    ...promptOf().persona,
    description: 'Solveig blows glass. She is allergic to shellfish. She collects broken bottles.',
  };
  const question = promptOf({ messages: [{ role: 'user', text: 'Do you eat shrimp?' }], persona });
  const replyOf = async (embed: Embedder['embed']): Promise<string> => {
    const meaning = createMeaning({
      embedder: { embed, close: async () => {} },
      log: quietLog,
      longestMs: 20,
    });
    return textOf(await collect(createDemoModel({ pace: 0, meaning }), question));
  };

  test('a card answers a question in other words', async () => {
    expect(textOf(await collect(llm, question))).not.toContain('shellfish');
    expect(await replyOf(async (texts) => texts.map(vectorOf))).toContain('allergic to shellfish');
  });

  test('that fail or time out, words alone decide', async () => {
    const failing = await replyOf(() => Promise.reject(new Error('No WebAssembly here.')));
    const stalled = await replyOf(() => new Promise(() => {}));
    const byWords = textOf(await collect(llm, question));
    expect([failing, stalled]).toEqual([byWords, byWords]);
  });
});
