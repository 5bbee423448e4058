// The SQL of plans that end soon and are not renewed, for notifications.
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { subscription } from './tables.ts';

const MOST = 10_000;

export async function listEndingPlans(db: Db, now: Date, before: Date) {
  const rows = await db
    .select({
      site_id: subscription.site_id,
      person_id: subscription.member_id,
      subject: sql<string>`${subscription.id} || ' ' || ${subscription.period_end}::date`,
    })
    .from(subscription)
    .where(
      and(
        eq(subscription.ends_at_period_end, sql`true`),
        inArray(subscription.state, ['active', 'late']),
        isNotNull(subscription.member_id),
        gt(subscription.period_end, now),
        lte(subscription.period_end, before),
      ),
    )
    .orderBy(asc(subscription.period_end))
    .limit(MOST);
  return rows.flatMap(({ person_id, ...row }) =>
    person_id === null
      ? []
      : [{ ...row, person_id, topic: 'plan_ending' as const, path: '/profile' }],
  );
}
