// The SQL of takedowns: each statement reads and writes at once, so that concurrent ones lose nothing.
import { and, arrayContains, asc, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { assets } from './tables.ts';

const isHeld = sql`${assets.holds} <> '{}'`;

export async function addTakedown(
  { db, site_id }: Scope,
  ids: readonly string[],
  reason_id: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const named = and(eq(assets.site_id, site_id), inArray(assets.id, [...ids]));
  const bytes = db.select({ sha256: assets.sha256 }).from(assets).where(named);
  await db
    .update(assets)
    .set({ holds: sql`array_append(${assets.holds}, ${reason_id}::uuid)` })
    .where(
      and(
        or(named, and(isNotNull(assets.sha256), inArray(assets.sha256, bytes))),
        not(arrayContains(assets.holds, [reason_id])),
      ),
    );
  return listTakenDown(db, reason_id);
}

export async function listTakenDown(db: Db, reason_id: string): Promise<string[]> {
  const held = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(isHeld, arrayContains(assets.holds, [reason_id])))
    .orderBy(asc(assets.id));
  return held.map(({ id }) => id);
}

export async function removeTakedown(db: Db, reason_id: string): Promise<string[]> {
  const lifted = await db
    .update(assets)
    .set({ holds: sql`array_remove(${assets.holds}, ${reason_id}::uuid)` })
    .where(and(isHeld, arrayContains(assets.holds, [reason_id])))
    .returning({ id: assets.id, holds: assets.holds });
  return lifted.filter(({ holds }) => holds.length === 0).map(({ id }) => id);
}
