// The SQL of charges: the parts of a statement that take them, and that statement for a single one.
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Part } from '../allowance/service.ts';

type Takings = (rows: SQL) => SQL;

/**
 * Takes the charges in `rows`: `taken` has the `person_id` of those that were taken. Credits are held by the wallet,
 * in the same transaction.
 */
export const takingsOf =
  (trials: Takings, days: Takings): Takings =>
  (rows) =>
    sql`
    trial as (${trials(rows)}), day as (${days(rows)}),
    taken as (select person_id from trial union all select person_id from day
      union all select person_id from ${rows} where paid_by = 'credit')`;

/** Returns whether it was taken. */
export async function takeOne(
  { db }: Scope,
  takings: Takings,
  charge: { person_id: string; part: Part; paid_by: 'trial' | 'day'; most: number; at: Date },
): Promise<boolean> {
  const { person_id, part, paid_by, most, at } = charge;
  const { rows } = await db.execute(sql`
    with charge as (select ${person_id}::uuid as person_id, ${part} as part, ${paid_by} as paid_by, ${most}::int as most,
      ${at.toISOString()}::timestamptz as at),
    ${takings(sql.raw('charge'))} select from taken`);
  return rows.length === 1;
}
