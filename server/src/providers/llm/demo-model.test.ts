// The stand-in through its port: streaming, pace, limits, variants and continuations.
import { expect, test } from 'vitest';
import { collect, llmSuite, never, promptOf, textOf } from './port.suite.ts';
import { createScriptedLlm } from './demo-model.ts';

llmSuite('scripted', {
  open: async () => ({ llm: createScriptedLlm({ pace: 900 }) }),
  isDeterministic: true,
  long: promptOf({ turns: [{ role: 'user', text: 'Tell me a story' }], max_tokens: 300 }),
});

const llm = createScriptedLlm({ pace: 0 });
const reply = async (changes: Parameters<typeof promptOf>[0] = {}): Promise<string> =>
  textOf(await collect(llm, promptOf({ max_tokens: 300, ...changes })));

test('is never presented as a model', () => {
  expect(llm).toMatchObject({ name: 'scripted', standIn: true });
});

test('the pace changes when words come, not which', async () => {
  const paced = createScriptedLlm({ pace: 900 });
  const parts = await collect(paced, promptOf());
  expect(parts.filter(({ type }) => type === 'text').length).toBeGreaterThan(3);
  expect(textOf(parts)).toBe(textOf(await collect(llm, promptOf())));
});

test('variants differ from each other', async () => {
  const texts = await Promise.all([0, 1, 2, 3, 4, 5].map((variant) => reply({ variant })));
  expect(new Set(texts).size).toBe(6);
});

test('a limit of tokens ends it as too long, between words', async () => {
  const turns = [{ role: 'user', text: 'Tell me a story' }] as const;
  const whole = await reply({ turns });
  const parts = await collect(llm, promptOf({ turns, max_tokens: 12 }));
  expect(parts.at(-1)).toEqual({ type: 'end', finish: 'length' });
  expect(whole.startsWith(textOf(parts))).toBe(true);
  expect(whole.charAt(textOf(parts).length)).toMatch(/\s/);
});

test('a reply that was cut off goes on exactly where it was cut', async () => {
  const turns = [{ role: 'user', text: 'Tell me a story' }] as const;
  const whole = await reply({ turns });
  const begun = { role: 'assistant', text: whole.slice(0, 40) } as const;
  expect(await reply({ turns: [...turns, begun], continues: true })).toBe(whole.slice(40));
});

test('a whole reply goes on with something new', async () => {
  const turns = promptOf().turns;
  const first = await reply({ turns });
  const more = await reply({
    turns: [...turns, { role: 'assistant', text: first }],
    continues: true,
  });
  expect(more).toMatch(/^ \S/);
  expect(first).not.toContain(more.trim());
});

test('an empty conversation is opened by the character', async () => {
  expect(await reply({ turns: [] })).not.toBe('');
});

test('a reply in the middle of a very long chat is made in a few milliseconds', async () => {
  const turns = Array.from({ length: 400 }, (_, at) =>
    at % 2 === 0
      ? ({ role: 'user', text: `I like thing number ${at} and my day was long` } as const)
      : ({ role: 'assistant', text: `That is interesting, and here is reply ${at}.` } as const),
  );
  const startedAt = performance.now();
  await collect(llm, promptOf({ turns: [...turns, { role: 'user', text: 'And you?' }] }), never);
  expect(performance.now() - startedAt).toBeLessThan(500);
});
