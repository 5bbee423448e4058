// The SQL of tokens at sign-up: who has had theirs.
import type { Scope } from '../../platform/db/scope.ts';
import { sign_up_grant } from './tables.ts';

/** False where this email or account has had them before. */
export async function claimGrant(
  { db, site_id }: Scope,
  row: { mark: string; created_at: Date },
): Promise<boolean> {
  const added = await db
    .insert(sign_up_grant)
    .values({ ...row, site_id })
    .onConflictDoNothing()
    .returning({ mark: sign_up_grant.mark });
  return added.length === 1;
}
