// The SQL of affiliates' parameters, one row for each member.
import { and, eq, gt } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { affiliate_landing } from './tables.ts';

type Landing = typeof affiliate_landing.$inferSelect;

export async function storeLanding(
  { db, site_id }: Scope,
  { member_id, parameters, landed_at }: Omit<Landing, 'site_id'>,
): Promise<void> {
  await db
    .insert(affiliate_landing)
    .values({ member_id, site_id, parameters, landed_at })
    .onConflictDoUpdate({
      target: affiliate_landing.member_id,
      set: { parameters, landed_at },
      setWhere: eq(affiliate_landing.site_id, site_id),
    });
}

const ofMember = ({ site_id }: Scope, memberId: string) =>
  and(eq(affiliate_landing.site_id, site_id), eq(affiliate_landing.member_id, memberId));

export const listLandings = (scope: Scope, memberId: string): Promise<Landing[]> =>
  scope.db.select().from(affiliate_landing).where(ofMember(scope, memberId));

/** Empty for a member who came by no such link since then. */
export async function parametersSince(
  scope: Scope,
  memberId: string,
  since: Date,
): Promise<Record<string, string>> {
  const [row] = await scope.db
    .select({ parameters: affiliate_landing.parameters })
    .from(affiliate_landing)
    .where(and(ofMember(scope, memberId), gt(affiliate_landing.landed_at, since)));
  return row?.parameters ?? {};
}

export async function removeLanding(scope: Scope, memberId: string): Promise<void> {
  await scope.db.delete(affiliate_landing).where(ofMember(scope, memberId));
}
