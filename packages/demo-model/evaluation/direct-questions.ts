// Asks each card its questions in one conversation, and counts answers, contradictions and repetitions.
import type { Prompt, PromptMessage } from '../src/prompt.ts';
import { sentencesOf, withoutGestures } from '../src/wording.ts';
import type { Questioned } from './cards.ts';

export interface Result {
  readonly total: number;
  readonly answered: number;
  /** Questions without a correct answer, with the replies. */
  readonly missed: readonly string[];
  readonly contradicted: readonly string[];
  readonly repeated: readonly string[];
}

export async function askAll(
  cards: readonly Questioned[],
  replyTo: (prompt: Prompt) => string | Promise<string>,
): Promise<Result> {
  const missed: string[] = [];
  const contradicted: string[] = [];
  const repeated: string[] = [];
  let total = 0;
  for (const { persona, questions } of cards) {
    const messages: PromptMessage[] = [{ role: 'assistant', text: 'There you are.' }];
    const sentences = new Set<string>();
    for (const [text, right, wrong] of questions) {
      total += 1;
      messages.push({ role: 'user', text });
      const reply = await replyTo({ messages, persona, variant: 0 });
      messages.push({ role: 'assistant', text: reply });
      const line = `${persona.name}: ${text} → ${reply}`;
      if (!right.test(reply)) missed.push(line);
      if (wrong?.test(reply)) contradicted.push(line);
      for (const sentence of sentencesOf(withoutGestures(reply))) {
        if (sentences.has(sentence)) repeated.push(`${persona.name}: ${sentence}`);
        sentences.add(sentence);
      }
    }
  }
  return { total, answered: total - missed.length, missed, contradicted, repeated };
}
