// Endless lists, newest or most first, in the way that our indexes are sorted: otherwise no index is used for them.
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** PostgreSQL puts nulls first in a descending order by default, and Drizzle's indexes have them last. */
export const descending = (...columns: AnyColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`);

/** Everything after the row with this value and id: compared as a pair, which an index walks to instead of past. */
export const isAfter = (
  [by, id]: readonly [AnyColumn, AnyColumn],
  last: { value: number | Date; id: string },
): SQL => {
  const value =
    last.value instanceof Date
      ? sql`${last.value.toISOString()}::timestamptz`
      : sql`${last.value}::bigint`;
  return sql`(${by}, ${id}) < (${value}, ${last.id}::uuid)`;
};
