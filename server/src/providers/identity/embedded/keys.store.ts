// The SQL of signing keys.
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_key } from './tables.ts';

export type KeyRow = typeof pool_key.$inferSelect;

/** Newest first. */
export async function readKeys(db: Db, siteId: string, madeAfter: Date): Promise<KeyRow[]> {
  return db
    .select()
    .from(pool_key)
    .where(and(eq(pool_key.site_id, siteId), gt(pool_key.created_at, madeAfter)))
    .orderBy(desc(pool_key.created_at), desc(pool_key.id));
}

/** Adds a key unless one of this age exists: of several processes that rotate at once, only one adds a key. */
export async function addKey(db: Db, row: KeyRow, unlessAfter: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`pool_key:${row.site_id}`}, 0))`,
    );
    const young = await readKeys(tx, row.site_id, unlessAfter);
    if (young.length === 0) await tx.insert(pool_key).values(row);
  });
}

export async function forgetKeys(db: Db, madeBefore: Date): Promise<void> {
  await db.delete(pool_key).where(lt(pool_key.created_at, madeBefore));
}
