// The SQL of sign-ups: accounts before their first sign-in, and their consents.
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { sign_up } from './tables.ts';

export type SignUpRow = typeof sign_up.$inferSelect;

/** The latest one counts: a second sign-up has shown the notice again. */
export async function addSignUp(scope: Scope, row: typeof sign_up.$inferInsert): Promise<void> {
  const { site_id: _, sub: __, ...changing } = row;
  await scope.db
    .insert(sign_up)
    .values(row)
    .onConflictDoUpdate({ target: [sign_up.site_id, sign_up.sub], set: changing });
}

const isOf = (scope: Scope, sub: string) =>
  and(eq(sign_up.site_id, scope.site_id), eq(sign_up.sub, sub));

export async function findSignUp(scope: Scope, sub: string): Promise<SignUpRow | undefined> {
  const [row] = await scope.db.select().from(sign_up).where(isOf(scope, sub));
  return row;
}

export async function removeSignUp(scope: Scope, sub: string): Promise<void> {
  await scope.db.delete(sign_up).where(isOf(scope, sub));
}

export async function forgetSignUps(db: Db, before: Date): Promise<void> {
  await db.delete(sign_up).where(lt(sign_up.created_at, before));
}
