// The SQL of the counts of suspicions and shown crisis cards.
import { and, desc, gt, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { suspicion_day, crisis_card_day } from './tables.ts';

export type SuspicionRow = typeof suspicion_day.$inferSelect;

/** Rows are locked in the order of their keys, so that two writers cannot deadlock. */
export async function addSuspicions(db: Db, rows: readonly SuspicionRow[]): Promise<void> {
  const keyOf = ({ day, surface, rule_id }: SuspicionRow) => `${day} ${surface} ${rule_id}`;
  const sorted = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insert(suspicion_day)
    .values(sorted)
    .onConflictDoUpdate({
      target: [suspicion_day.day, suspicion_day.surface, suspicion_day.rule_id],
      set: {
        found: sql`${suspicion_day.found} + excluded.found`,
        cleared: sql`${suspicion_day.cleared} + excluded.cleared`,
        confirmed: sql`${suspicion_day.confirmed} + excluded.confirmed`,
        refused: sql`${suspicion_day.refused} + excluded.refused`,
      },
    });
}

/** Newest day first. */
export const listSuspicions = (db: Db, since: string, most: number): Promise<SuspicionRow[]> =>
  db
    .select()
    .from(suspicion_day)
    .where(and(gte(suspicion_day.day, since), gt(suspicion_day.found, 0)))
    .orderBy(
      desc(suspicion_day.day),
      desc(suspicion_day.found),
      suspicion_day.surface,
      suspicion_day.rule_id,
    )
    .limit(most);

export async function addCrisisCard(db: Db, site_id: string, day: string): Promise<void> {
  await db
    .insert(crisis_card_day)
    .values({ site_id, day, cards: 1 })
    .onConflictDoUpdate({
      target: [crisis_card_day.site_id, crisis_card_day.day],
      set: { cards: sql`${crisis_card_day.cards} + 1` },
    });
}
