// Writes a prompt as a chat completion request that as many servers and chat templates as possible accept.
import type { Prompt } from '../port.ts';
import { weaveAsides } from '../weave-asides.ts';

/** What a request uses beyond the plainest form; a server that refuses one of them gets requests without it. */
export type Feature =
  /** `stream_options`, which gives us the usage. */
  | 'usage'
  /** A greeting by the character before the first user message. */
  | 'greeting'
  /** A last message of the character's own that the model shall continue. */
  | 'prefill'
  /** The two fields that make vLLM and llama.cpp continue rather than start a new message. */
  | 'continue_flags'
  /** A system message, which some chat templates do not know. */
  | 'system'
  /** `max_tokens`, which the newest cloud models call `max_completion_tokens`. */
  | 'max_tokens'
  /** `temperature`, which some cloud models refuse. */
  | 'temperature';

interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Takes the user's place where a template requires a user message first. */
const SCENE_OPENS = '(The scene opens.)';
const GO_ON = '(Go on from exactly where you stopped, without repeating anything.)';
const NEXT = '(Go on.)';

/** The features that this prompt would use, plainest loss first. */
export function featuresOf(prompt: Prompt): Feature[] {
  const spoken = weaveAsides(prompt).filter(hasText);
  const ends = spoken.at(-1)?.role === 'assistant';
  return [
    'usage',
    ...(prompt.continues && ends ? (['continue_flags', 'prefill'] as const) : []),
    ...(spoken[0]?.role === 'assistant' ? (['greeting'] as const) : []),
    ...(prompt.system.trim() ? (['system'] as const) : []),
    'max_tokens',
    ...(prompt.temperature === undefined ? [] : (['temperature'] as const)),
  ];
}

export function writeRequest(prompt: Prompt, model: string, without: ReadonlySet<Feature>): string {
  const messages = writeMessages(prompt, without);
  const isPrefilled = prompt.continues && messages.at(-1)?.role === 'assistant';
  return JSON.stringify({
    model,
    messages,
    stream: true,
    ...(without.has('usage') ? {} : { stream_options: { include_usage: true } }),
    ...(isPrefilled && !without.has('continue_flags')
      ? { continue_final_message: true, add_generation_prompt: false }
      : {}),
    [without.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: prompt.max_tokens,
    ...(prompt.temperature === undefined || without.has('temperature')
      ? {}
      : { temperature: prompt.temperature }),
  });
}

const hasText = ({ text }: { text: string }): boolean => text.trim() !== '';

/** One system message at most, then strictly alternating messages, none of them empty. */
export function writeMessages(prompt: Prompt, without: ReadonlySet<Feature>): Message[] {
  const messages: Message[] = [];
  const add = (role: 'user' | 'assistant', text: string): void => {
    const last = messages.at(-1);
    // Lone surrogates stop several servers' JSON readers.
    const content = text.toWellFormed();
    if (last?.role === role) last.content += `\n\n${content}`;
    else messages.push({ role, content });
  };

  const spoken = weaveAsides(prompt).filter(hasText);
  const opensWithUser = spoken.length > 0 && spoken[0]?.role === 'user';
  if (!opensWithUser && (without.has('greeting') || spoken.length === 0)) add('user', SCENE_OPENS);
  for (const { role, text } of spoken) add(role, text);
  // A last message of the character's own would be taken for the beginning of the reply.
  if (messages.at(-1)?.role === 'assistant') {
    if (!prompt.continues) add('user', NEXT);
    else if (without.has('prefill')) add('user', GO_ON);
  }
  return withSystem(prompt.system.toWellFormed(), messages, without.has('system'));
}

function withSystem(system: string, messages: Message[], folded: boolean): Message[] {
  if (system.trim() === '') return messages;
  if (!folded) return [{ role: 'system', content: system }, ...messages];
  const [first, ...rest] = messages;
  if (first?.role !== 'user') return [{ role: 'user', content: system }, ...messages];
  return [{ role: 'user', content: `${system}\n\n${first.content}` }, ...rest];
}
