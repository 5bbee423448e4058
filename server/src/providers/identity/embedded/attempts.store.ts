// The SQL of rate-limited attempts.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_attempt } from './tables.ts';

export interface Holder {
  readonly site_id: string;
  readonly holder: string;
}

/** Updates the times of a key under a row lock, so that concurrent attempts see each other. */
export async function changeTimes<T>(
  db: Db,
  place: Holder & { now: Date },
  change: (times: readonly number[]) => { times: readonly number[]; result: T },
): Promise<T> {
  const { site_id, holder, now } = place;
  return db.transaction(async (tx) => {
    await tx
      .insert(pool_attempt)
      .values({ site_id, holder, times: [], seen_at: now })
      .onConflictDoNothing();
    const here = and(eq(pool_attempt.site_id, site_id), eq(pool_attempt.holder, holder));
    const [row] = await tx.select().from(pool_attempt).where(here).for('update');
    const { times, result } = change(row?.times ?? []);
    await tx
      .update(pool_attempt)
      .set({ times: [...times], seen_at: now })
      .where(here);
    return result;
  });
}

/** True if an attempt after this time was recorded. */
export async function hasTimes(
  db: Db,
  { site_id, holder }: Holder,
  since: number,
): Promise<boolean> {
  const here = and(eq(pool_attempt.site_id, site_id), eq(pool_attempt.holder, holder));
  const [row] = await db.select().from(pool_attempt).where(here);
  return row?.times.some((time) => time > since) ?? false;
}

export async function forgetAttempts(db: Db, before: Date): Promise<void> {
  await db.delete(pool_attempt).where(lt(pool_attempt.seen_at, before));
}
