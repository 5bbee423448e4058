// Keyset pagination over long lists, so that a list is never completely in memory.
import { and, asc, eq, gt, or, type AnyColumn, type SQL } from 'drizzle-orm';

export type Pages<T = unknown> = AsyncIterable<readonly T[]>;

/** A row of such pages. */
export type RowOf<P> = P extends AsyncIterable<readonly (infer Row)[]> ? Row : never;

export const PAGE_ROWS = 200;

/** Not a snapshot: rows that are added or deleted during the iteration may be included or not. */
export async function* pagesOf<T>(
  read: (after: T | undefined, most: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let after: T | undefined;
  for (;;) {
    const rows = await read(after, PAGE_ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    after = rows.at(-1);
  }
}

/** A Drizzle select without an order. */
interface Unordered<Row> {
  orderBy(...columns: SQL[]): { limit(most: number): PromiseLike<Row[]> };
}

/**
 * Pages of the rows of a select, ordered by these columns. Together the columns identify a row, and the select must
 * contain them under the keys given here.
 */
export function pagesBy<Key extends string, Row extends Readonly<Record<Key, unknown>>>(
  columns: Readonly<Record<Key, AnyColumn>>,
  select: (isLater: SQL | undefined) => Unordered<Row>,
): AsyncGenerator<readonly Row[]> {
  const keys = Object.entries<AnyColumn>(columns) as [Key, AnyColumn][];
  const laterThan = (row: Row): SQL | undefined =>
    or(
      ...keys.map(([key, column], at) =>
        and(...keys.slice(0, at).map(([name, same]) => eq(same, row[name])), gt(column, row[key])),
      ),
    );
  return pagesOf<Row>(async (last, most) =>
    select(last && laterThan(last))
      .orderBy(...keys.map(([, column]) => asc(column)))
      .limit(most),
  );
}

/** The same pages with each row mapped. */
export async function* mapPages<Row, Shown>(
  pages: Pages<Row>,
  show: (row: Row) => Shown | Promise<Shown>,
): AsyncGenerator<readonly Shown[]> {
  for await (const rows of pages) yield await Promise.all(rows.map(show));
}

export const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
