// The SQL of the outbox of unsent emails.
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { outgoing_mail } from './outbox.tables.ts';

export type OutgoingRow = typeof outgoing_mail.$inferSelect;

export async function addMail(db: Db, row: typeof outgoing_mail.$inferInsert): Promise<void> {
  await db.insert(outgoing_mail).values(row);
}

export async function removeTopic(db: Db, topic: string): Promise<void> {
  await db.delete(outgoing_mail).where(eq(outgoing_mail.topic, topic));
}

/** Claims an email for sending; of several processes only one gets the row. */
export async function claimMail(
  db: Db,
  id: string,
  at: { now: Date; until: Date },
): Promise<OutgoingRow | undefined> {
  const isFree = or(isNull(outgoing_mail.claimed_until), lt(outgoing_mail.claimed_until, at.now));
  const [row] = await db
    .update(outgoing_mail)
    .set({ claimed_until: at.until })
    .where(and(eq(outgoing_mail.id, id), isFree))
    .returning();
  return row;
}

export async function releaseMail(db: Db, id: string): Promise<void> {
  await db.update(outgoing_mail).set({ claimed_until: null }).where(eq(outgoing_mail.id, id));
}

export async function hasMail(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: outgoing_mail.id })
    .from(outgoing_mail)
    .where(eq(outgoing_mail.id, id));
  return found.length > 0;
}

export async function removeMail(db: Db, id: string): Promise<void> {
  await db.delete(outgoing_mail).where(eq(outgoing_mail.id, id));
}

export async function forgetMails(db: Db, before: Date): Promise<void> {
  await db.delete(outgoing_mail).where(lt(outgoing_mail.expires_at, before));
}
