// Keyset pagination over long lists, so that no list is ever completely in memory.

export type Pages<T = unknown> = AsyncIterable<readonly T[]>;

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

export const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
