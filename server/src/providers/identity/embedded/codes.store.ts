// The SQL of codes.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_code, pool_attempt } from './tables.ts';

export type CodeRow = typeof pool_code.$inferSelect;
type CodePlace = Pick<CodeRow, 'site_id' | 'purpose' | 'holder'>;

const at = ({ site_id, purpose, holder }: CodePlace) =>
  and(eq(pool_code.site_id, site_id), eq(pool_code.purpose, purpose), eq(pool_code.holder, holder));

/** Replaces the earlier code. */
export async function putCode(db: Db, row: CodeRow): Promise<void> {
  const { account_id, nonce, code_hash, tries_left, expires_at } = row;
  await db
    .insert(pool_code)
    .values(row)
    .onConflictDoUpdate({
      target: [pool_code.site_id, pool_code.purpose, pool_code.holder],
      set: { account_id, nonce, code_hash, tries_left, expires_at },
    });
}

/** Locks the row until the transaction ends, so that concurrent attempts at one code are serialized. */
export async function lockCode(tx: Db, place: CodePlace): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(pool_code).where(at(place)).for('update');
  return row;
}

export async function setTriesLeft(tx: Db, place: CodePlace, tries_left: number): Promise<void> {
  await tx.update(pool_code).set({ tries_left }).where(at(place));
}

export async function removeCode(tx: Db, place: CodePlace): Promise<void> {
  await tx.delete(pool_code).where(at(place));
}

/** Deletes all codes of this account, for every purpose. */
export async function removeCodesOf(tx: Db, accountId: string): Promise<void> {
  await tx.delete(pool_code).where(eq(pool_code.account_id, accountId));
}

export async function forgetCodes(db: Db, before: Date): Promise<void> {
  await db.delete(pool_code).where(lt(pool_code.expires_at, before));
}

interface Holder {
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
