// The SQL of orphaned files: recorded before the file exists, and removed after it is deleted.
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { asset_spare, assets } from './tables.ts';

type NewOrphan = typeof asset_spare.$inferInsert;

export async function addOrphans(db: Db, rows: readonly NewOrphan[]): Promise<void> {
  if (rows.length > 0) await db.insert(asset_spare).values([...rows]);
}

/** Claims drafts that have not expired; returns how many. */
export async function claimDrafts(db: Db, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .delete(asset_spare)
    .where(and(inArray(asset_spare.asset_id, [...ids]), gt(asset_spare.remove_after, now)))
    .returning({ id: asset_spare.asset_id });
  return rows.length;
}

export async function listDue(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: asset_spare.asset_id })
    .from(asset_spare)
    .where(lte(asset_spare.remove_after, before))
    .orderBy(asc(asset_spare.remove_after))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function listOf({ db, site_id }: Scope, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: asset_spare.asset_id })
    .from(asset_spare)
    .where(and(eq(asset_spare.owner_id, ownerId), eq(asset_spare.site_id, site_id)));
  return rows.map(({ id }) => id);
}

/** Anonymizes and expires them; they are deleted with all others. */
export async function disown(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(asset_spare)
    .set({ owner_id: null, remove_after: now })
    .where(inArray(asset_spare.asset_id, [...ids]));
}

export async function removeOrphans(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(asset_spare).where(inArray(asset_spare.asset_id, [...ids]));
}

/** Returns the deleted rows. */
export async function removeAssets(
  { db, site_id }: Scope,
  ids: readonly string[],
  { evenHeld }: { evenHeld: boolean },
) {
  if (ids.length === 0) return [];
  const isThese = and(eq(assets.site_id, site_id), inArray(assets.id, [...ids]));
  return db
    .delete(assets)
    .where(evenHeld ? isThese : and(isThese, sql`${assets.holds} = '{}'`))
    .returning({ asset_id: assets.id, site_id: assets.site_id, owner_id: assets.owner_id });
}
