// Builds chat completion requests that as many servers and chat templates as possible accept.
import type { Prompt } from '../port.ts';
import { weaveAsides } from '../weave-asides.ts';

/** Optional features of a request, which are left out for servers that refuse them. */
export type Feature =
  /** `stream_options`, which requests the token usage. */
  | 'usage'
  /** A message of the character before the first user message. */
  | 'greeting'
  /** A last message of the character that the model continues. */
  | 'prefill'
  /** The two fields that make vLLM and llama.cpp continue the last message. */
  | 'continue_flags'
  /** A system message, which some chat templates do not support. */
  | 'system'
  /** `max_tokens`, which the newest cloud models call `max_completion_tokens`. */
  | 'max_tokens'
  /** `temperature`, which some cloud models refuse. */
  | 'temperature';

interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A user message for templates that require one first. */
const SCENE_OPENS = '(The scene opens.)';
const GO_ON = '(Go on from exactly where you stopped, without repeating anything.)';
const NEXT = '(Go on.)';

/** The features that this prompt uses, least important first. */
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

/** At most one system message, then strictly alternating messages that are not empty. */
export function writeMessages(prompt: Prompt, without: ReadonlySet<Feature>): Message[] {
  const messages: Message[] = [];
  const add = (role: 'user' | 'assistant', text: string): void => {
    const last = messages.at(-1);
    // Lone surrogates break several servers' JSON parsers.
    const content = text.toWellFormed();
    if (last?.role === role) last.content += `\n\n${content}`;
    else messages.push({ role, content });
  };

  const spoken = weaveAsides(prompt).filter(hasText);
  const opensWithUser = spoken.length > 0 && spoken[0]?.role === 'user';
  if (!opensWithUser && (without.has('greeting') || spoken.length === 0)) add('user', SCENE_OPENS);
  for (const { role, text } of spoken) add(role, text);
  // Otherwise a last message of the character would be continued.
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
