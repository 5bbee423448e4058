// Which of a chat's newest messages fit into a prompt. Pure.
import type { PromptMessage } from '../../providers/llm/port.ts';

type Count = (text: string) => number;

/** Tokens per message that chat templates add around the text. */
const MESSAGE_OVERHEAD = 6;

/** The tokens of each message. */
export const messageCosts = (messages: readonly PromptMessage[], count: Count): readonly number[] =>
  messages.map(({ text }) => count(text) + MESSAGE_OVERHEAD);

/** How many of the newest messages fit; the newest is always included. */
export function newestThatFit(costs: readonly number[], room: number): number {
  let left = room;
  let fitting = 0;
  for (const cost of costs.toReversed()) {
    left -= cost;
    if (left < 0) break;
    fitting += 1;
  }
  return Math.min(costs.length, Math.max(1, fitting));
}

/** The newest messages that fit, and their tokens; if not even the newest does, its start is cut off. */
export function takeNewest(
  messages: readonly PromptMessage[],
  { room, costs, count }: { room: number; costs: readonly number[]; count: Count },
): { messages: readonly PromptMessage[]; cost: number } {
  const fitting = newestThatFit(costs, room);
  const cost = costs.slice(-fitting).reduce((sum, one) => sum + one, 0);
  const taken = messages.slice(-fitting);
  const [only] = taken;
  if (only === undefined || cost <= room) return { messages: taken, cost };
  const text = tailThatFits(only.text, room - MESSAGE_OVERHEAD, count);
  return { messages: [{ ...only, text }], cost: count(text) + MESSAGE_OVERHEAD };
}

function tailThatFits(text: string, room: number, count: Count): string {
  let tail = text;
  while (tail.length > 32 && count(tail) > room) tail = tail.slice(Math.ceil(tail.length / 4));
  // A cut through a surrogate pair leaves a lone half at the start.
  return tail.replace(/^[\uDC00-\uDFFF]/, '');
}
