// A message that arrives again: its sender lost our first answer and gets it once more.
import type { Accepted } from '@velour/contract/chat.ts';
import { BlockReason } from '@velour/contract/safety.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { placeOf } from '../chat.rules.ts';
import { listMessages } from '../sessions.store.ts';
import type { TurnContext } from './send.store.ts';

interface Sent {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
}

/** Throws `request.key_reused` when the id stands for another text; an edited message is not compared. */
export async function answerOfRepeat(
  scope: Scope,
  { session_id, client_message_id, text }: Sent,
  { repeat, key }: { repeat: NonNullable<TurnContext['repeat']>; key: DataKey },
): Promise<Accepted> {
  const { seq } = repeat;
  if (
    repeat.text &&
    !repeat.edited &&
    key.open(repeat.text, placeOf.variant(session_id, seq, 0)) !== text
  ) {
    throw new AppError('request.key_reused');
  }
  const around = await listMessages(scope, session_id, { after: Math.max(0, seq - 2), limit: 4 });
  const reply = around.find((row) => row.seq > seq && row.notice === null);
  const isBlocked = repeat.state === 'blocked';
  return {
    session_id,
    client_message_id,
    seq,
    message_send_at: repeat.send_at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? BlockReason.parse(repeat.failure) : null,
    reply:
      !isBlocked && reply?.author === 'character'
        ? { seq: reply.seq, variant: reply.active_variant }
        : null,
    notices: around.flatMap((row) =>
      row.notice === (row.seq < seq ? 'ai' : 'crisis') ? [{ seq: row.seq, kind: row.notice }] : [],
    ),
  };
}
