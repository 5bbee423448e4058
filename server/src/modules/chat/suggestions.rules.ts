// Suggested replies: the question to the model, and parsing its answer. Pure.
import { z } from 'zod';
import { MAX_SUGGESTIONS, SUGGESTION_LENGTH } from '@velour/contract/chat-limits.ts';
import type { Prompt, PromptMessage } from '../../providers/llm/port.ts';
import { questionOf, readArray } from './model-questions.rules.ts';

/** The newest messages decide what fits. */
const MAX_MESSAGES = 10;
const MAX_OF_MESSAGE = 600;
const MAX_TOKENS = 200;

export function suggestionsPrompt(
  messages: readonly PromptMessage[],
  { character, person }: { character: string; person: string },
): Prompt {
  const lines = messages
    .slice(-MAX_MESSAGES)
    .map(
      ({ role, text }) =>
        `${role === 'user' ? 'Person' : character}: ${text.slice(-MAX_OF_MESSAGE)}`,
    );
  return questionOf(
    [
      `A person chats with ${character}, a fictional character. Suggest ${MAX_SUGGESTIONS} short messages that the Person might send next.`,
      'They differ in direction: one goes along, one asks something, one turns the scene. Each is one or two short sentences in the first person, in the language and style of the Person’s own messages.',
      person === '' ? '' : `About the Person: ${person}`,
      'Answer with a JSON array of strings alone.',
    ]
      .filter(Boolean)
      .join('\n'),
    lines.join('\n'),
    MAX_TOKENS,
  );
}

const Suggestion = z.string().trim().min(1).max(SUGGESTION_LENGTH);
/** Small models write lines instead of the array. */
const LINE = /^\s*(?:\d+[.)]|[-•])\s+["“]?(.+?)["”]?\s*$/gm;

/** Empty if the answer is not a list of messages; an unusable entry does not cost the others. */
export function readSuggestions(answer: string): string[] {
  const read = readArray(answer);
  const found: unknown[] = Array.isArray(read)
    ? read
    : Array.from(answer.matchAll(LINE), ([, line]) => line);
  const fitting = found.flatMap((one) => Suggestion.safeParse(one).data ?? []);
  return [...new Set(fitting)].slice(0, MAX_SUGGESTIONS);
}
