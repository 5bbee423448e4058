// The orders of lists, their cursors, and the tags of a query.
import type { Cursor } from '../../platform/cursor.ts';
import type { CardRow } from '../characters/service.ts';

export type Sort = 'popular' | 'new';

/** `part` is which part of a search the row was found in. */
export const cursorOf = (row: CardRow, sort: Sort, part?: number): Cursor => ({
  id: row.id,
  value: sort === 'popular' ? row.messages : row.created_at.getTime(),
  ...(part === undefined ? {} : { part }),
});

/** Tag names of a query in one order, without blanks and doubles, at most ten. */
export const readTags = (text: string | undefined): string[] =>
  [...new Set((text ?? '').split(',').map((tag) => tag.trim().toLowerCase()))]
    .filter((tag) => tag !== '')
    .slice(0, 10)
    .sort();
