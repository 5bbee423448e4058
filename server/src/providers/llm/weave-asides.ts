// Merges a prompt's asides into its messages, in a form that chat templates of every kind accept.
import type { Prompt, PromptMessage } from './port.ts';

/** Most templates allow a system message at the beginning only; later ones become marked notes. */
const formatNote = (text: string): string => `[Author’s note: ${text}]`;

export function weaveAsides({
  messages,
  asides = [],
}: Pick<Prompt, 'messages' | 'asides'>): PromptMessage[] {
  if (asides.length === 0) return [...messages];
  const at = (index: number): PromptMessage[] =>
    asides
      .filter(({ before }) => before === index)
      .map(({ role, text }) =>
        role === 'system' ? { role: 'user', text: formatNote(text) } : { role, text },
      );
  return [...messages.flatMap((message, index) => [...at(index), message]), ...at(messages.length)];
}
