// A turn: the rows that one sent message becomes, and what a reply may be written on. Pure.
import type { Accepted } from '@velour/contract/chat.ts';
import type { BlockReason } from '@velour/contract/safety.ts';
import type { DataKey, Sealed } from '../../../platform/encryption.ts';
import type { InputVerdict } from '../../safety/service.ts';
import type { Part, Settlement } from '../../allowance/service.ts';
import type { EndState } from '../replies/replies.store.ts';
import { placeOf, sealPreview } from '../chat.rules.ts';

export interface TurnNeeds {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
  readonly at: Date;
  /** The session's last seq and revision, as read; the commit holds only if they still stand. */
  readonly last_seq: number;
  readonly revision: number;
  readonly reply_id: string;
  readonly ai_notice: boolean;
  readonly crisis: boolean;
  readonly blocked: BlockReason | null;
  readonly engine: string;
  readonly key: DataKey;
}

export interface TurnRow {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly notice: 'ai' | 'crisis' | null;
  readonly client_message_id: string | null;
  readonly state: 'complete' | 'pending' | 'blocked' | null;
  readonly failure: string | null;
  readonly text: Sealed | null;
}

/** Everything that the commit of one turn writes. */
export interface Turn {
  readonly session_id: string;
  readonly revision: number;
  readonly last_seq: number;
  readonly at: Date;
  readonly preview: Sealed;
  readonly ai_notice: boolean;
  readonly rows: readonly TurnRow[];
  readonly reply: { readonly id: string; readonly seq: number; readonly engine: string } | null;
}

/** The order in a turn: the AI notice, the message, the crisis card, the reply. A blocked message has no reply. */
export function composeTurn(needs: TurnNeeds): Turn {
  const { key, session_id } = needs;
  let seq = needs.last_seq;
  const row = (more: Omit<TurnRow, 'seq' | 'text'>, text: string | null): TurnRow => {
    seq += 1;
    const sealedText = text === null ? null : key.seal(text, placeOf.variant(session_id, seq, 0));
    return { ...more, seq, text: sealedText };
  };
  const notice = (kind: 'ai' | 'crisis') =>
    row(
      { author: 'notice', notice: kind, client_message_id: null, state: null, failure: null },
      null,
    );
  const rows = [
    ...(needs.ai_notice ? [notice('ai')] : []),
    row(
      {
        author: 'user',
        notice: null,
        client_message_id: needs.client_message_id,
        state: needs.blocked ? 'blocked' : 'complete',
        failure: needs.blocked,
      },
      needs.text,
    ),
    ...(needs.crisis ? [notice('crisis')] : []),
    ...(needs.blocked
      ? []
      : [
          row(
            {
              author: 'character',
              notice: null,
              client_message_id: null,
              state: 'pending',
              failure: null,
            },
            '',
          ),
        ]),
  ];
  return {
    session_id,
    revision: needs.revision,
    last_seq: seq,
    at: needs.at,
    preview: sealPreview(key, session_id, needs.text),
    ai_notice: needs.ai_notice,
    rows,
    reply: needs.blocked ? null : { id: needs.reply_id, seq, engine: needs.engine },
  };
}

/** What the sender of a turn is told once it is stored. */
export function acceptedOf(turn: Turn, client_message_id: string, verdict: InputVerdict): Accepted {
  const own = turn.rows.find((row) => row.author === 'user');
  const isBlocked = verdict.action === 'block';
  return {
    session_id: turn.session_id,
    client_message_id,
    seq: own?.seq ?? turn.last_seq,
    message_send_at: turn.at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? verdict.reason : null,
    reply: turn.reply ? { seq: turn.reply.seq, variant: 0 } : null,
    notices: turn.rows.flatMap((row) => (row.notice ? [{ seq: row.seq, kind: row.notice }] : [])),
  };
}

/**
 * What becomes of what a reply is paid with. One that failed or was taken back costs nothing, however much of it could
 * be read; one that was stopped costs its price if there was anything to read.
 */
export const settlementOf = (state: EndState, saidAnything: boolean): Settlement =>
  state === 'complete' || (state === 'stopped' && saidAnything) ? 'kept' : 'returned';

/** Written again in the first one's place it is the answer that the message did not get; any other is one more. */
export const partOf = (target: ReplyTarget, continues: boolean): Part =>
  !continues && target.is === 'variant' && target.variant === 0 ? 'message' : 'again';

/** What a new reply would be written on: another variant, an empty one again, or a message of its own. */
export type ReplyTarget =
  | { readonly is: 'variant'; readonly seq: number; readonly variant: number; readonly n: number }
  | { readonly is: 'message'; readonly seq: number }
  | { readonly is: 'none' };

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
 * Only the last message regenerates. A failed reply without a word is tried again in its own place; a reply that was
 * deleted comes back under the next number of the session, since its own stays taken.
 */
export function regenerationTarget(
  last: LastMessage | undefined,
  asked: number,
  next_seq: number,
): ReplyTarget {
  if (last?.seq !== asked) return { is: 'none' };
  if (last.author === 'user') {
    return last.state === 'blocked' ? { is: 'none' } : { is: 'message', seq: next_seq };
  }
  if (last.author === 'notice') return { is: 'none' };
  const unused = last.is_empty && last.state !== 'complete';
  return unused
    ? { is: 'variant', seq: last.seq, variant: last.active_variant, n: last.n }
    : { is: 'variant', seq: last.seq, variant: last.variants, n: 0 };
}

export function continuationTarget(last: LastMessage | undefined, asked: number): ReplyTarget {
  const goesOn = last?.seq === asked && last.author === 'character' && !last.is_empty;
  return goesOn && last.state !== 'retracted'
    ? { is: 'variant', seq: last.seq, variant: last.active_variant, n: last.n }
    : { is: 'none' };
}
