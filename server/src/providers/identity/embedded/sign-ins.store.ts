// The SQL of sign-ins.
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_sign_in } from './tables.ts';

export type SignInRow = typeof pool_sign_in.$inferSelect;

export async function addSignIn(db: Db, row: typeof pool_sign_in.$inferInsert): Promise<void> {
  await db.insert(pool_sign_in).values(row);
}

export async function readSignIn(
  db: Db,
  siteId: string,
  id: string,
): Promise<SignInRow | undefined> {
  const [row] = await db.select().from(pool_sign_in).where(here(siteId, id));
  return row;
}

export async function lockSignIn(
  tx: Db,
  siteId: string,
  id: string,
): Promise<SignInRow | undefined> {
  const [row] = await tx.select().from(pool_sign_in).where(here(siteId, id)).for('update');
  return row;
}

const here = (siteId: string, id: string) =>
  and(eq(pool_sign_in.id, id), eq(pool_sign_in.site_id, siteId));

export async function setGeneration(
  tx: Db,
  id: string,
  given: { turn: number; turned_at: Date },
): Promise<void> {
  await tx.update(pool_sign_in).set(given).where(eq(pool_sign_in.id, id));
}

export async function endSignIn(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(pool_sign_in)
    .set({ ended_at: at })
    .where(and(eq(pool_sign_in.id, id), isNull(pool_sign_in.ended_at)));
}

export async function endSignInsOf(
  db: Db,
  of: { site_id: string; account_id: string; except?: string | undefined },
  at: Date,
): Promise<void> {
  await db
    .update(pool_sign_in)
    .set({ ended_at: at })
    .where(
      and(
        eq(pool_sign_in.site_id, of.site_id),
        eq(pool_sign_in.account_id, of.account_id),
        isNull(pool_sign_in.ended_at),
        of.except === undefined ? undefined : ne(pool_sign_in.id, of.except),
      ),
    );
}

export async function forgetSignIns(db: Db, turnedBefore: Date): Promise<void> {
  await db.delete(pool_sign_in).where(lt(pool_sign_in.turned_at, turnedBefore));
}
