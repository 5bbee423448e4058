// Pagination: cursors (the sort value and id of the last row shown, as an opaque string) and pages of rows.
import { Id } from '@velour/contract/scalars.ts';
import { AppError } from './errors.ts';

export interface Cursor {
  readonly value: number;
  readonly id: string;
  /** The index of the part, in a list that is made of several parts with their own orders. */
  readonly part?: number;
}

/** Larger than every count, and the last timestamp with a four-digit year, which every database parses. */
const MAX_VALUE = Date.UTC(10_000, 0) - 1;

export const writeCursor = ({ value, id, part }: Cursor): string =>
  Buffer.from(`${part === undefined ? '' : `${part}:`}${value}.${id}`).toString('base64url');

export function invalidCursor(): AppError {
  const fields = [{ field: 'cursor', message: 'Not a cursor of this list' }];
  return new AppError('request.invalid', { fields });
}

/** Undefined for the first page. Throws `request.invalid` for a cursor that this server did not write. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [, part, digits, name] =
    /^(?:(\d):)?(\d{1,15})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const id = Id.safeParse(name);
  const value = Number(digits);
  if (!id.success || value > MAX_VALUE) throw invalidCursor();
  return { value, id: id.data, ...(part === undefined ? {} : { part: Number(part) }) };
}

/** A page from rows that were read with a limit one higher: the extra row shows that there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): { shown: Row[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next_cursor: last === undefined ? null : cursorOf(last) };
}
