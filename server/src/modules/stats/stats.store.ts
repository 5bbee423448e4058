// The SQL of what was counted: the rows of one site over some days, by the key.
import { and, eq, gte } from 'drizzle-orm';
import type { MetricName } from '@velour/contract/metrics.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { counted_day, figure_day } from './tables.ts';

export interface StatRow {
  readonly day: string;
  readonly figure: MetricName;
  readonly amount: number;
}

export const listStats = ({ db, site_id }: Scope, since: string): Promise<StatRow[]> =>
  db
    .select({ day: figure_day.day, figure: figure_day.figure, amount: figure_day.amount })
    .from(figure_day)
    .where(and(eq(figure_day.site_id, site_id), gte(figure_day.day, since)));

export async function readComputedAt(db: Db, day: string): Promise<Date | null> {
  const [row] = await db.select().from(counted_day).where(eq(counted_day.day, day));
  return row?.counted_at ?? null;
}
