// The SQL of visits and assigned variants: counts by day, added to one row each.
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { drawn_day, visit_day } from './tables.ts';

export async function addVisit({ db, site_id }: Scope, day: string): Promise<void> {
  await db
    .insert(visit_day)
    .values({ site_id, day, visits: 1 })
    .onConflictDoUpdate({
      target: [visit_day.site_id, visit_day.day],
      set: { visits: sql`${visit_day.visits} + 1` },
    });
}

export async function addDrawn(
  { db, site_id }: Scope,
  day: string,
  [experiment, variant]: readonly [string, string],
): Promise<void> {
  await db
    .insert(drawn_day)
    .values({ site_id, day, experiment, variant, people: 1 })
    .onConflictDoUpdate({
      target: [drawn_day.site_id, drawn_day.day, drawn_day.experiment, drawn_day.variant],
      set: { people: sql`${drawn_day.people} + 1` },
    });
}

export interface DrawnRow {
  readonly experiment: string;
  readonly variant: string;
  readonly people: number;
}

export async function listDrawn({ db, site_id }: Scope, since: string): Promise<DrawnRow[]> {
  const { experiment, variant, people } = drawn_day;
  return db
    .select({ experiment, variant, people: sum(people).mapWith(Number) })
    .from(drawn_day)
    .where(and(eq(drawn_day.site_id, site_id), gte(drawn_day.day, since)))
    .groupBy(experiment, variant);
}
