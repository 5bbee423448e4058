// The SQL of the FlexPay adapter: orders and reports.
import { and, asc, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { flexpay_order, flexpay_report } from './tables.ts';

export type Order = typeof flexpay_order.$inferSelect;
export type Report = typeof flexpay_report.$inferSelect;

/** Inserts an order, or returns the existing one with this key. */
export async function addOrder(db: Db, row: typeof flexpay_order.$inferInsert): Promise<Order> {
  const [added] = await db.insert(flexpay_order).values(row).onConflictDoNothing().returning();
  if (added) return added;
  const [earlier] = await db.select().from(flexpay_order).where(eq(flexpay_order.key, row.key));
  if (!earlier) throw new Error('The order was neither added nor found.');
  return earlier;
}

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  const [row] = await db.select().from(flexpay_order).where(eq(flexpay_order.id, id));
  return row;
}

export async function findBySale(db: Db, sale_id: string): Promise<Order | undefined> {
  const [row] = await db.select().from(flexpay_order).where(eq(flexpay_order.sale_id, sale_id));
  return row;
}

/** The customer's newest subscription that we have not ended. */
export async function findRunning(db: Db, customer: string): Promise<Order | undefined> {
  const [row] = await db
    .select()
    .from(flexpay_order)
    .where(
      and(
        eq(flexpay_order.customer, customer),
        eq(flexpay_order.kind, 'checkout'),
        isNotNull(flexpay_order.sale_id),
        isNull(flexpay_order.ended_at),
      ),
    )
    .orderBy(desc(flexpay_order.created_at))
    .limit(1);
  return row;
}

/** Binds the first sale to its order, once; returns the bound sale. */
export async function bindSale(db: Db, id: string, sale_id: string): Promise<string | null> {
  const known = await findBySale(db, sale_id);
  if (known && known.id !== id) return null;
  await db
    .update(flexpay_order)
    .set({ sale_id })
    .where(and(eq(flexpay_order.id, id), isNull(flexpay_order.sale_id)));
  return (await findOrder(db, id))?.sale_id ?? null;
}

export async function changeOrder(
  db: Db,
  id: string,
  changes: Partial<Pick<Order, 'closed' | 'ended_at'>>,
): Promise<void> {
  await db.update(flexpay_order).set(changes).where(eq(flexpay_order.id, id));
}

/** Inserts a report; a repeated one is ignored. */
export async function addReport(db: Db, row: Report): Promise<void> {
  await db.insert(flexpay_report).values(row).onConflictDoNothing();
}

export async function listReports(db: Db, sale_id: string): Promise<Report[]> {
  return db
    .select()
    .from(flexpay_report)
    .where(eq(flexpay_report.sale_id, sale_id))
    .orderBy(asc(flexpay_report.received_at), asc(flexpay_report.id));
}

/** Newest first. */
export async function listSince(db: Db, since: Date): Promise<Report[]> {
  return db
    .select()
    .from(flexpay_report)
    .where(gte(flexpay_report.received_at, since))
    .orderBy(desc(flexpay_report.received_at), desc(flexpay_report.id))
    .limit(10_000);
}
