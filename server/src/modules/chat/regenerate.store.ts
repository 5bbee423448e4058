// The SQL of regenerating and continuing: the last message, the claim of its session and the variant to fill.
import { and, desc, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import type { Charged } from './metering.ts';
import type { Lease } from './reply.store.ts';
import { isShown } from './sessions.store.ts';
import { chat_session, message, message_variant, reply } from './tables.ts';

export type LastRow = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** The last message of the user or the character that can be read; notices, gifts and pictures do not count. */
export const findLast = (scope: Scope, sessionId: string): Promise<LastRow | undefined> =>
  findNewest(scope, sessionId, eq(message.kind, 'text'));

/** The newest message that can be read; notices do not count. */
export async function findNewest(scope: Scope, sessionId: string, only?: SQL) {
  const [row] = await scope.db
    .select({
      seq: message.seq,
      author: message.author,
      kind: message.kind,
      active_variant: message.active_variant,
      variants: message.variants,
      state: message_variant.state,
      n: message_variant.n,
      text: message_variant.text,
    })
    .from(message)
    .innerJoin(message_variant, isShown)
    .where(
      and(
        eq(message.session_id, sessionId),
        only,
        isNull(message.deleted_at),
        isNull(message.removed_reason),
      ),
    )
    .orderBy(desc(message.seq))
    .limit(1);
  return row;
}

/** Whether the message that a reply at this place answers has a crisis card, which a judge may have added later. */
export async function answersCrisis(
  scope: Scope,
  { session_id, seq }: { session_id: string; seq: number },
): Promise<boolean> {
  const [answered] = await scope.db
    .select({ notice: message.notice })
    .from(message)
    .where(
      and(
        eq(message.session_id, session_id),
        eq(message.author, 'user'),
        lt(message.seq, seq),
        isNull(message.deleted_at),
        isNull(message.removed_reason),
      ),
    )
    .orderBy(desc(message.seq))
    .limit(1);
  return answered?.notice === 'crisis';
}

/** Claims the session for a reply if nothing has changed since it was read; false if something has. */
export async function claimSession(
  scope: Scope,
  begin: { session_id: string; revision: number; reply_id: string; last_seq: number },
): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(chat_session)
    .set({
      revision: sql`${chat_session.revision} + 1`,
      active_reply_id: begin.reply_id,
      last_seq: sql`greatest(${chat_session.last_seq}, ${begin.last_seq}::int)`,
    })
    .where(
      and(
        eq(chat_session.id, begin.session_id),
        eq(chat_session.revision, begin.revision),
        isNull(chat_session.active_reply_id),
        isNull(chat_session.deleted_at),
      ),
    );
  return rowCount === 1;
}

export async function addReply(
  scope: Scope,
  row: { session_id: string; seq: number; variant: number; provider: string },
  charged: Charged,
  lease: Lease,
): Promise<void> {
  const { reply_id, part, paid_by, at } = charged;
  await scope.db.insert(reply).values({
    id: reply_id,
    session_id: row.session_id,
    seq: row.seq,
    variant: row.variant,
    state: 'running',
    lease_owner: lease.owner,
    lease_until: sql`now() + make_interval(secs => ${lease.ms / 1000})`,
    stop_requested: false,
    engine: row.provider,
    part,
    paid_by,
    created_at: at,
  });
}

/** Inserts the variant (and its message, if it is a new one) that the reply will fill, and makes it visible. */
export async function openVariant(
  scope: Scope,
  row: {
    session_id: string;
    seq: number;
    variant: number;
    at: Date;
    empty: Sealed;
    newMessage: boolean;
  },
): Promise<void> {
  const { session_id, seq, variant, at } = row;
  if (row.newMessage) {
    await scope.db.insert(message).values({
      session_id,
      seq,
      author: 'character',
      active_variant: 0,
      variants: 1,
      message_send_at: at,
    });
  } else {
    await scope.db
      .update(message)
      .set({
        active_variant: variant,
        variants: sql`greatest(${message.variants}, ${variant}::int + 1)`,
      })
      .where(and(eq(message.session_id, session_id), eq(message.seq, seq)));
  }
  await scope.db
    .insert(message_variant)
    .values({ session_id, seq, variant, text: row.empty, state: 'pending', n: 0, created_at: at })
    .onConflictDoUpdate({
      target: [message_variant.session_id, message_variant.seq, message_variant.variant],
      set: { state: 'pending', failure: null },
    });
}
