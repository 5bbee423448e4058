// The SQL of special offers.
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { special_offer } from './tables.ts';

/** The first one is kept: concurrent calls get the same offer. */
export async function addOffer(
  { db, site_id }: Scope,
  row: Omit<typeof special_offer.$inferInsert, 'site_id'>,
): Promise<void> {
  await db
    .insert(special_offer)
    .values({ ...row, site_id })
    .onConflictDoNothing();
}

export async function findOffer(
  { db, site_id }: Scope,
  memberId: string,
): Promise<typeof special_offer.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(special_offer)
    .where(and(eq(special_offer.site_id, site_id), eq(special_offer.member_id, memberId)));
  return row;
}
