// A chat with the language model for an admin who connects one: its words, and how fast they come.
import type { TestChatReply } from '@velour/contract/operations.ts';
import type { LlmProvider, Prompt, PromptMessage } from '../../providers/llm/port.ts';
import { messageOf } from './operations.rules.ts';

/** The host of test chats; `provider-checks.ts` greets the same one. */
export const testPrompt = (messages: readonly PromptMessage[], max_tokens: number): Prompt => ({
  system: 'You are Ada, a friendly host. Answer in one short sentence.',
  messages,
  persona: {
    name: 'Ada',
    age: 30,
    tagline: 'The host',
    description: 'Keeps the house.',
    personality: 'Friendly and brief.',
    scenario: 'At the door.',
    tags: [],
    traits: {},
  },
  continues: false,
  variant: 0,
  max_tokens,
});

const MOST_TOKENS = 200;

/** Never throws for a failure of the model: the failure is part of the answer. */
export async function talkTo(
  llm: Pick<LlmProvider, 'reply' | 'countTokens'>,
  messages: readonly PromptMessage[],
  signal: AbortSignal,
): Promise<TestChatReply> {
  const began = performance.now();
  let text = '';
  let firstAt: number | undefined;
  let lastAt = began;
  let written: number | undefined;
  let failure: string | null = null;
  try {
    for await (const part of llm.reply(testPrompt(messages, MOST_TOKENS), signal)) {
      if (part.type === 'usage') written = part.completion_tokens;
      if (part.type !== 'text') continue;
      text += part.text;
      lastAt = performance.now();
      firstAt ??= lastAt;
    }
    if (text.trim() === '') failure = 'The model returned an empty reply.';
  } catch (error) {
    failure = messageOf(error);
  }
  const tokens = written ?? llm.countTokens(text);
  return {
    text,
    failure,
    first_ms: firstAt === undefined ? null : Math.round(firstAt - began),
    tokens_per_second: rateOf(tokens - 1, lastAt - (firstAt ?? began)),
  };
}

/** With one decimal; null for what is too short to tell. */
const rateOf = (tokens: number, ms: number): number | null =>
  tokens < 2 || ms < 1 ? null : Math.round((tokens * 10_000) / ms) / 10;
