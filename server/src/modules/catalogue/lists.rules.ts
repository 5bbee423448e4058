// The orders of lists, their cursors, and the tags of a query.
import type { Cursor } from '../../platform/cursor.ts';
import type { CardRow } from '../characters/service.ts';

export type Sort = 'popular' | 'new';

/** `part`: the part of a search's results that contains the row. */
export const cursorOf = (row: CardRow, sort: Sort, part?: number): Cursor => ({
  id: row.id,
  value: sort === 'popular' ? row.messages : row.created_at.getTime(),
  ...(part === undefined ? {} : { part }),
});

/** The tag names of a query: normalized, sorted, without duplicates, at most ten. */
export const readTags = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').map((tag) => tag.trim().toLowerCase()))]
    .filter((tag) => tag !== '')
    .slice(0, 10)
    .sort();
