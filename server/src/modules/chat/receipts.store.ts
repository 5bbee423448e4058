// The SQL of receipts.
import { and, count, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { message, reply } from './tables.ts';

interface At {
  readonly session_id: string;
  readonly seq: number;
}

/** Of the newest reply that wrote the visible variant of this message or, without a `seq`, of any existing one. */
export async function findReceipt(
  scope: Scope,
  { session_id, seq }: Pick<At, 'session_id'> & Partial<At>,
): Promise<{ reply_id: string; engine: string; receipt: Sealed } | undefined> {
  const [row] = await scope.db
    .select({ reply_id: reply.id, engine: reply.engine, receipt: reply.receipt })
    .from(reply)
    .innerJoin(
      message,
      and(
        eq(message.session_id, reply.session_id),
        eq(message.seq, reply.seq),
        eq(message.active_variant, reply.variant),
      ),
    )
    .where(
      and(
        eq(reply.session_id, session_id),
        seq === undefined ? undefined : eq(reply.seq, seq),
        isNotNull(reply.receipt),
        isNull(message.deleted_at),
        isNull(message.removed_reason),
      ),
    )
    .orderBy(desc(reply.id))
    .limit(1);
  return row?.receipt ? { ...row, receipt: row.receipt } : undefined;
}

/** The number of messages of both sides before this one. */
export async function countMessagesBelow(scope: Scope, { session_id, seq }: At): Promise<number> {
  const [row] = await scope.db
    .select({ count: count() })
    .from(message)
    .where(
      and(
        eq(message.session_id, session_id),
        lt(message.seq, seq),
        ne(message.author, 'notice'),
        isNull(message.deleted_at),
      ),
    );
  return row?.count ?? 0;
}

export async function listReceipts(
  scope: Scope,
  sessionId: string,
): Promise<{ id: string; receipt: Sealed }[]> {
  const rows = await scope.db
    .select({ id: reply.id, receipt: reply.receipt })
    .from(reply)
    .where(and(eq(reply.session_id, sessionId), isNotNull(reply.receipt)));
  return rows.flatMap(({ id, receipt }) => (receipt ? [{ id, receipt }] : []));
}

export async function replaceReceipt(scope: Scope, id: string, receipt: Sealed): Promise<void> {
  await scope.db.update(reply).set({ receipt }).where(eq(reply.id, id));
}
