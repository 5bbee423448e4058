// Which reply can be regenerated or continued, and where the new reply is written. Pure.
import type { Part } from './metering.ts';

/** Replacing a failed first reply counts as the reply to the message; any other counts as an extra one. */
export const partOf = (target: ReplyTarget, continues: boolean): Part =>
  !continues && target.type === 'variant' && target.variant === 0 ? 'message' : 'again';

/** Where a new reply is written: in another variant, in place of an empty one, or in a new message. */
export type ReplyTarget =
  | { readonly type: 'variant'; readonly seq: number; readonly variant: number; readonly n: number }
  | { readonly type: 'message'; readonly seq: number }
  | { readonly type: 'none' };

interface LastMessage {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly state: string;
  readonly active_variant: number;
  readonly variants: number;
  readonly n: number;
  readonly is_empty: boolean;
}

/**
 * Only the last message regenerates. A failed reply without text is rewritten in place; a deleted reply gets the
 * session's next number, since its own is not reused.
 */
export function regenerationTarget(
  last: LastMessage | undefined,
  seq: number,
  next_seq: number,
): ReplyTarget {
  if (last?.seq !== seq) return { type: 'none' };
  if (last.author === 'user') {
    return last.state === 'blocked' ? { type: 'none' } : { type: 'message', seq: next_seq };
  }
  if (last.author === 'notice') return { type: 'none' };
  const unused = last.is_empty && last.state !== 'complete';
  return unused
    ? { type: 'variant', seq: last.seq, variant: last.active_variant, n: last.n }
    : { type: 'variant', seq: last.seq, variant: last.variants, n: 0 };
}

export function continuationTarget(last: LastMessage | undefined, seq: number): ReplyTarget {
  const isContinuable = last?.seq === seq && last.author === 'character' && !last.is_empty;
  return isContinuable && last.state !== 'retracted'
    ? { type: 'variant', seq: last.seq, variant: last.active_variant, n: last.n }
    : { type: 'none' };
}
