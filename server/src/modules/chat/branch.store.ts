// The SQL of branching: reads a chat's messages up to one of them, with every variant, and writes the rows of the copy.
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { chat_session, message, message_variant } from './tables.ts';

export type CopiedMessage = typeof message.$inferSelect;
export type CopiedVariant = typeof message_variant.$inferSelect;

/** A batch of existing messages, in order. */
export async function listUpTo(
  scope: Scope,
  sessionId: string,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): Promise<CopiedMessage[]> {
  return scope.db
    .select()
    .from(message)
    .where(
      and(
        eq(message.session_id, sessionId),
        gt(message.seq, after),
        lte(message.seq, upTo),
        isNull(message.deleted_at),
      ),
    )
    .orderBy(asc(message.seq))
    .limit(most);
}

export async function listVariantsBetween(
  scope: Scope,
  sessionId: string,
  { after, upTo }: { after: number; upTo: number },
): Promise<CopiedVariant[]> {
  return scope.db
    .select()
    .from(message_variant)
    .where(
      and(
        eq(message_variant.session_id, sessionId),
        gt(message_variant.seq, after),
        lte(message_variant.seq, upTo),
      ),
    )
    .orderBy(asc(message_variant.seq), asc(message_variant.variant));
}

/** A statement has at most 65,535 parameters, and a message may have a thousand variants. */
const MOST_AT_ONCE = 2_000;

export async function addCopy(
  scope: Scope,
  messages: readonly CopiedMessage[],
  variants: readonly CopiedVariant[],
): Promise<void> {
  await scope.db.insert(message).values([...messages]);
  for (let at = 0; at < variants.length; at += MOST_AT_ONCE)
    await scope.db.insert(message_variant).values(variants.slice(at, at + MOST_AT_ONCE));
}

export async function addBranch(
  scope: Scope,
  row: typeof chat_session.$inferInsert,
): Promise<void> {
  await scope.db.insert(chat_session).values(row);
}
