// The SQL of the sandbox: its objects and the events about them.
import { and, asc, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { PaymentsEvent } from '../port.ts';
import type { StoredObject } from './objects.ts';
import { sandbox_event, sandbox_object } from './tables.ts';

type ObjectRow = typeof sandbox_object.$inferSelect;
export type EventRow = typeof sandbox_event.$inferSelect;

/** Returns false if an object with this key exists already. */
export async function addObject(db: Db, row: typeof sandbox_object.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(sandbox_object).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findObject(db: Db, id: string): Promise<ObjectRow | undefined> {
  const [row] = await db.select().from(sandbox_object).where(eq(sandbox_object.id, id));
  return row;
}

export async function findByKey(db: Db, key: string): Promise<ObjectRow | undefined> {
  const [row] = await db.select().from(sandbox_object).where(eq(sandbox_object.key, key));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockObject(tx: Db, id: string): Promise<ObjectRow | undefined> {
  const [row] = await tx
    .select()
    .from(sandbox_object)
    .where(eq(sandbox_object.id, id))
    .for('update');
  return row;
}

export async function changeObject(
  tx: Db,
  id: string,
  changes: { kept: StoredObject; due_at?: Date | null },
): Promise<void> {
  await tx.update(sandbox_object).set(changes).where(eq(sandbox_object.id, id));
}

export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandbox_object.id })
    .from(sandbox_object)
    .where(lte(sandbox_object.due_at, now))
    .orderBy(asc(sandbox_object.due_at))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** The customer's subscriptions, newest first. */
export async function listSubscriptions(db: Db, customer: string): Promise<ObjectRow[]> {
  return db
    .select()
    .from(sandbox_object)
    .where(
      and(
        eq(sql`${sandbox_object.kept} ->> 'kind'`, 'subscription'),
        eq(sql`${sandbox_object.kept} ->> 'customer'`, customer),
      ),
    )
    .orderBy(desc(sandbox_object.created_at))
    .limit(20);
}

export async function addEvent(
  tx: Db,
  event: { id: string; name: string; about: EventRow['about']; object_id: string; at: Date },
): Promise<void> {
  const { at: created_at, ...row } = event;
  await tx.insert(sandbox_event).values({ ...row, created_at });
}

export async function listUndelivered(db: Db): Promise<EventRow[]> {
  return db
    .select()
    .from(sandbox_event)
    .where(isNull(sandbox_event.delivered_at))
    .orderBy(asc(sandbox_event.created_at), asc(sandbox_event.id))
    .limit(100);
}

export async function markDelivered(db: Db, id: string, at: Date): Promise<void> {
  await db.update(sandbox_event).set({ delivered_at: at }).where(eq(sandbox_event.id, id));
}

export async function listEvents(db: Db, since: Date): Promise<PaymentsEvent[]> {
  const rows = await db
    .select()
    .from(sandbox_event)
    .where(gte(sandbox_event.created_at, since))
    .orderBy(desc(sandbox_event.created_at), desc(sandbox_event.id))
    .limit(1_000);
  return rows.map(toEvent);
}

export const toEvent = ({ id, name, about, object_id, created_at }: EventRow): PaymentsEvent => ({
  id,
  name,
  about,
  object_id,
  live: false,
  at: created_at,
});
