// Weaves the asides of a prompt into its messages, as chat templates of every kind accept them.
import type { Prompt, PromptMessage } from './port.ts';

/** Most templates allow instructions at the beginning only; later ones become notes, marked as such. */
const note = (text: string): string => `[A note of the author, said by nobody: ${text}]`;

export function weaveAsides({
  messages,
  asides = [],
}: Pick<Prompt, 'messages' | 'asides'>): PromptMessage[] {
  if (asides.length === 0) return [...messages];
  const at = (index: number): PromptMessage[] =>
    asides
      .filter(({ before }) => before === index)
      .map(({ role, text }) =>
        role === 'system' ? { role: 'user', text: note(text) } : { role, text },
      );
  return [...messages.flatMap((message, index) => [...at(index), message]), ...at(messages.length)];
}
