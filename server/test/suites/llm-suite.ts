// Test suite of the language model port, run against each adapter.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LlmProvider, Persona, Prompt, ReplyPart } from '../../src/providers/llm/port.ts';

const persona: Persona = {
  name: 'Mia Duarte',
  age: 27,
  tagline: 'Bakes bread at night, paints by day',
  description:
    'Mia is a night-shift baker from Lisbon. She runs a tiny bakery behind the old tram depot. She loves rainy mornings and cinnamon buns.',
  personality: 'warm, playful, a bit sarcastic',
  scenario: '',
  tags: ['baker'],
  traits: {},
};

/** A prompt for a first reply, with changes. */
export const promptOf = (changes: Partial<Prompt> = {}): Prompt => ({
  system: 'You are Mia Duarte, a baker. Stay in character.',
  messages: [
    { role: 'assistant', text: 'Come in, the oven is still warm.' },
    { role: 'user', text: 'Hello! What are you baking?' },
  ],
  persona,
  continues: false,
  variant: 0,
  max_tokens: 60,
  ...changes,
});

export const never = new AbortController().signal;

export async function collect(
  llm: LlmProvider,
  prompt: Prompt,
  signal: AbortSignal = never,
): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = [];
  for await (const part of llm.reply(prompt, signal)) parts.push(part);
  return parts;
}

export const textOf = (parts: readonly ReplyPart[]): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');

interface Subject {
  llm: LlmProvider;
  /** Stops what the test has started besides the adapter. */
  end?: () => Promise<void>;
}

interface Subjects {
  /** An adapter whose replies are long enough to be stopped: a hundred words or tokens or more. */
  open(): Promise<Subject>;
  /** True if the same prompt always gets the same reply. */
  isDeterministic: boolean;
  /** A prompt that gets a long reply. */
  long: Prompt;
}

export function llmSuite(name: string, { open, isDeterministic, long }: Subjects): void {
  describe(name, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.llm.close();
      await subject.end?.();
    });

    test('gives text, then usage at most once, then the end', async () => {
      const parts = await collect(subject.llm, promptOf());
      const kinds = parts.map(({ type }) => type);
      expect(textOf(parts).trim()).not.toBe('');
      expect(kinds.lastIndexOf('text')).toBeLessThan(kinds.indexOf('end'));
      expect(kinds.filter((kind) => kind === 'end')).toHaveLength(1);
      expect(kinds.at(-1)).toBe('end');
      expect(kinds.filter((kind) => kind === 'usage').length).toBeLessThanOrEqual(1);
    });

    test('no part of the text is empty', async () => {
      const parts = await collect(subject.llm, promptOf());
      expect(parts.filter((part) => part.type === 'text' && part.text === '')).toEqual([]);
    });

    test('counts what was read and written', async () => {
      const parts = await collect(subject.llm, promptOf());
      const usage = parts.find((part) => part.type === 'usage');
      expect(usage?.prompt_tokens).toBeGreaterThan(0);
      expect(usage?.completion_tokens).toBeGreaterThan(0);
    });

    test('aborting ends the iteration soon, with the reason, and earlier parts stay valid', async () => {
      const stopping = new AbortController();
      const reason = new Error('stopped by the user');
      let text = '';
      let abortedAt = 0;
      const reading = (async () => {
        for await (const part of subject.llm.reply(long, stopping.signal)) {
          if (part.type === 'text') text += part.text;
          if (abortedAt > 0) continue;
          abortedAt = performance.now();
          stopping.abort(reason);
        }
      })();
      await expect(reading).rejects.toBe(reason);
      expect(performance.now() - abortedAt).toBeLessThan(20_000);
      expect(text).not.toBe('');
    });

    test('an already aborted signal sends no request', async () => {
      const reason = new Error('too late');
      await expect(collect(subject.llm, promptOf(), AbortSignal.abort(reason))).rejects.toBe(
        reason,
      );
    });

    test('still works after an abort and after a consumer that stopped', async () => {
      for await (const part of subject.llm.reply(long, never)) {
        expect(part.type).toBe('text');
        break;
      }
      expect(textOf(await collect(subject.llm, promptOf()))).not.toBe('');
    });

    test('several replies at once do not mix', async () => {
      const all = await Promise.all([1, 2, 3].map(() => collect(subject.llm, promptOf())));
      for (const parts of all) expect(parts.at(-1)?.type).toBe('end');
      const texts = new Set(all.map(textOf));
      if (isDeterministic) expect(texts.size).toBe(1);
    });

    test('continues its own last message', async () => {
      const messages = [...promptOf().messages, { role: 'assistant', text: 'Cinnamon' } as const];
      const parts = await collect(subject.llm, promptOf({ messages, continues: true }));
      expect(parts.at(-1)?.type).toBe('end');
    });

    test('counts more tokens for more text, and none for none', () => {
      const { llm } = subject;
      expect(llm.countTokens('')).toBe(0);
      expect(llm.countTokens('The sea is calm tonight.')).toBeGreaterThan(3);
      expect(llm.countTokens('word '.repeat(400))).toBeGreaterThan(
        llm.countTokens('word '.repeat(40)),
      );
      expect(llm.contextTokens).toBeGreaterThan(0);
      expect(llm.name).not.toBe('');
    });
  });
}
