// The rows that one sent message becomes, and what its sender is answered. Pure.
import type { Accepted } from '@velour/contract/chat.ts';
import type { BlockReason } from '@velour/contract/safety.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import type { InputVerdict } from '../safety/service.ts';
import { placeOf, sealPreview } from './chat.rules.ts';

export interface ExchangeDraft {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
  readonly at: Date;
  /** The session's last seq and revision, as loaded; the commit fails when they have changed since. */
  readonly last_seq: number;
  readonly revision: number;
  readonly reply_id: string;
  readonly ai_notice: boolean;
  readonly crisis: boolean;
  readonly blocked: BlockReason | null;
  readonly engine: string;
  readonly key: DataKey;
}

export interface ExchangeRow {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly notice: 'ai' | 'crisis' | null;
  readonly client_message_id: string | null;
  readonly state: 'complete' | 'pending' | 'blocked' | null;
  readonly failure: string | null;
  readonly text: Sealed | null;
}

/** A message with its notices and the place of its reply: everything that one commit writes. */
export interface Exchange {
  readonly session_id: string;
  readonly revision: number;
  readonly last_seq: number;
  readonly at: Date;
  readonly preview: Sealed;
  readonly ai_notice: boolean;
  readonly rows: readonly ExchangeRow[];
  readonly reply: { readonly id: string; readonly seq: number; readonly engine: string } | null;
}

/** The order: the AI notice, the message, the crisis card, the reply. A blocked message has no reply. */
export function composeExchange(draft: ExchangeDraft): Exchange {
  const { key, session_id } = draft;
  let seq = draft.last_seq;
  const row = (more: Omit<ExchangeRow, 'seq' | 'text'>, text: string | null): ExchangeRow => {
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
    ...(draft.ai_notice ? [notice('ai')] : []),
    row(
      {
        author: 'user',
        notice: null,
        client_message_id: draft.client_message_id,
        state: draft.blocked ? 'blocked' : 'complete',
        failure: draft.blocked,
      },
      draft.text,
    ),
    ...(draft.crisis ? [notice('crisis')] : []),
    ...(draft.blocked
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
    revision: draft.revision,
    last_seq: seq,
    at: draft.at,
    preview: sealPreview(key, session_id, draft.text),
    ai_notice: draft.ai_notice,
    rows,
    reply: draft.blocked ? null : { id: draft.reply_id, seq, engine: draft.engine },
  };
}

/** What the sender is answered once the exchange is stored. */
export function acceptedOf(
  exchange: Exchange,
  client_message_id: string,
  verdict: InputVerdict,
): Accepted {
  const own = exchange.rows.find((row) => row.author === 'user');
  const isBlocked = verdict.action === 'block';
  return {
    session_id: exchange.session_id,
    client_message_id,
    seq: own?.seq ?? exchange.last_seq,
    message_send_at: exchange.at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? verdict.reason : null,
    reply: exchange.reply ? { seq: exchange.reply.seq, variant: 0 } : null,
    notices: exchange.rows.flatMap((row) =>
      row.notice ? [{ seq: row.seq, kind: row.notice }] : [],
    ),
  };
}
