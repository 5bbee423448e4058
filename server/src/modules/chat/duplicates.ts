// Duplicate requests: a message that has been stored before is answered as it was the first time.
import type { Accepted } from '@velour/contract/chat.ts';
import { BlockReason } from '@velour/contract/safety.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { placeOf } from './chat.rules.ts';
import { listMessages } from './sessions.store.ts';
import type { SessionContext } from './load.store.ts';

interface Repeated {
  readonly session_id: string;
  readonly client_message_id: string;
  readonly text: string;
}

/** Throws `request.key_reused` when the id stands for another text; an edited message is not compared. */
export async function answerDuplicate(
  scope: Scope,
  { session_id, client_message_id, text }: Repeated,
  { duplicate, key }: { duplicate: NonNullable<SessionContext['duplicate']>; key: DataKey },
): Promise<Accepted> {
  const { seq } = duplicate;
  if (
    duplicate.text &&
    !duplicate.edited &&
    key.open(duplicate.text, placeOf.variant(session_id, seq, 0)) !== text
  ) {
    throw new AppError('request.key_reused');
  }
  const around = await listMessages(scope, session_id, { after: Math.max(0, seq - 2), limit: 4 });
  const reply = around.find((row) => row.seq > seq && row.notice === null);
  const isBlocked = duplicate.state === 'blocked';
  return {
    session_id,
    client_message_id,
    seq,
    message_send_at: duplicate.send_at.toISOString(),
    verdict: isBlocked ? 'blocked' : 'allowed',
    reason: isBlocked ? BlockReason.parse(duplicate.failure) : null,
    reply:
      !isBlocked && reply?.author === 'character'
        ? { seq: reply.seq, variant: reply.active_variant }
        : null,
    notices: around.flatMap((row) =>
      row.notice === (row.seq < seq ? 'ai' : 'crisis') ? [{ seq: row.seq, kind: row.notice }] : [],
    ),
  };
}
