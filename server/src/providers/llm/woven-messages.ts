// The turns of a prompt with the texts that stand among them, as turns alone: what chat templates of every kind accept.
import type { Prompt, Turn } from './port.ts';

/** Most templates know instructions at the beginning only; later ones are told to the model as what they are. */
const note = (text: string): string => `[A note of the author, said by nobody: ${text}]`;

export function wovenTurns({ turns, asides = [] }: Pick<Prompt, 'turns' | 'asides'>): Turn[] {
  if (asides.length === 0) return [...turns];
  const at = (index: number): Turn[] =>
    asides
      .filter(({ before }) => before === index)
      .map(({ role, text }) =>
        role === 'system' ? { role: 'user', text: note(text) } : { role, text },
      );
  return [...turns.flatMap((turn, index) => [...at(index), turn]), ...at(turns.length)];
}
