// The SQL of an imported chat.
import { eq } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { chat_session } from '../tables.ts';

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
