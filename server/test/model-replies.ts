// Replies of a test's model, computed from the message, so that every process gets the same.
import type { Behaviour } from './fakes/model-server/exchange.ts';

const words = ['rain', 'lamps', 'a', 'kettle', 'two', 'maps', 'and', 'the', 'old', 'clock'];

/** The chunks of the reply to a message. */
export function piecesFor(message: string, count: number): string[] {
  const from = [...message].reduce((sum, character) => sum + character.charCodeAt(0), 0);
  return Array.from({ length: count }, (_, at) =>
    at === 0
      ? `About "${message}":`
      : ` ${words[(from + at) % words.length]}${at % 7 === 0 ? ',' : ''}`,
  );
}

export const replyTo = (message: string, count: number): string =>
  piecesFor(message, count).join('');

/** The chunks that continue a started reply; all of them if it is another text. */
function without(started: string, pieces: string[]): string[] {
  if (!pieces.join('').startsWith(started)) return pieces;
  let skipped = started.length;
  return pieces.flatMap((piece) => {
    const rest = piece.slice(skipped);
    skipped = Math.max(0, skipped - piece.length);
    return rest === '' ? [] : [rest];
  });
}

/**
 * Streams this many chunks per second; `requested` is called when a request arrives, `cut` when its
 * connection is closed. While `isHeld` returns true, no reply gets its last chunk.
 */
export function streamSlowly(at: {
  pieces: number;
  perSecond: number;
  isHeld?: () => boolean;
  requested?: (message: string) => void;
  cut?: (message: string, when: number) => void;
}): Behaviour {
  return async (exchange) => {
    const { messages } = exchange.body;
    const message = messages.findLast(({ role }) => role === 'user')?.content ?? '';
    at.requested?.(message);
    const last = messages.at(-1);
    const started = last?.role === 'assistant' ? last.content : '';
    const pieces = without(started, piecesFor(message, at.pieces));
    for (const [index, piece] of pieces.entries()) {
      do {
        if (await exchange.pause(1_000 / at.perSecond)) continue;
        at.cut?.(message, performance.now());
        return;
      } while (index === pieces.length - 1 && at.isHeld?.());
      exchange.say(piece);
    }
    exchange.finish();
  };
}
