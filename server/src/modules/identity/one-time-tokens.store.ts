// The SQL of one-time tokens.
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { one_time_token } from './tables.ts';

export type OneTimeRow = typeof one_time_token.$inferSelect;

export async function addToken(
  scope: Scope,
  row: typeof one_time_token.$inferInsert,
): Promise<void> {
  await scope.db.insert(one_time_token).values(row);
}

/** For concurrent uses of a token, only one gets the row. */
export async function takeToken(
  scope: Scope,
  query: { hash: string; purpose: OneTimeRow['purpose']; at: Date },
): Promise<OneTimeRow | undefined> {
  const [row] = await scope.db
    .update(one_time_token)
    .set({ used_at: query.at })
    .where(
      and(
        eq(one_time_token.hash, query.hash),
        eq(one_time_token.site_id, scope.site_id),
        eq(one_time_token.purpose, query.purpose),
        isNull(one_time_token.used_at),
        gt(one_time_token.expires_at, query.at),
      ),
    )
    .returning();
  return row;
}

export async function forgetTokens(db: Db, before: Date): Promise<void> {
  await db.delete(one_time_token).where(lt(one_time_token.expires_at, before));
}
