// Keyset pagination in descending order, written so that PostgreSQL uses our indexes.
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** With nulls last, as Drizzle's indexes are sorted; PostgreSQL's default for descending order is nulls first. */
export const descending = (...columns: AnyColumn[]): SQL[] =>
  columns.map((column) => sql`${column} desc nulls last`);

/** All rows after the one with this value and id, compared as a row value, which an index seeks directly. */
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
