// Long lists, read page by page where each page begins after the one before, so that no list is ever held whole.

export type Pages<T = unknown> = AsyncIterable<readonly T[]>;

export const PAGE_ROWS = 200;

/** The list is not frozen meanwhile: what is added or taken away while it is read may be in it or not. */
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
