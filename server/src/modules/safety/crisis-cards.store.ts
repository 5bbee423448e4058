// The SQL of the counts of crisis cards.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { crisis_card_day } from './tables.ts';

export async function addCrisisCard(db: Db, site_id: string, day: string): Promise<void> {
  await db
    .insert(crisis_card_day)
    .values({ site_id, day, cards: 1 })
    .onConflictDoUpdate({
      target: [crisis_card_day.site_id, crisis_card_day.day],
      set: { cards: sql`${crisis_card_day.cards} + 1` },
    });
}
