// The SQL of an imported chat.
import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { chat_session, message, message_variant } from '../tables.ts';

/** All messages are stored. They are indexed for search by the job for earlier messages, because a file may be long. */
export async function completeImport(
  scope: Scope,
  id: string,
  preview: Sealed | undefined,
): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({ is_indexed: false, preview })
    .where(eq(chat_session.id, id));
}

/**
 * After many rows at once the planner still believes that a chat is short, and reads all of it for a page. The embedded
 * database never notices by itself.
 */
export async function refreshStatistics({ db }: Scope): Promise<void> {
  await db.execute(sql`analyze (skip_locked) ${message}, ${message_variant}`);
}
