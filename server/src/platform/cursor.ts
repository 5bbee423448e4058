// Pagination cursors: the sort value and id of the last row shown, encoded as an opaque string.
import { Id } from '@velour/contract/scalars.ts';

export interface Cursor {
  readonly value: number;
  readonly id: string;
  /** The index of the part, in a list that is made of several parts with their own orders. */
  readonly part?: number;
}

/** Larger than every count, and the last timestamp that a database reads as a plain date. */
const MOST_VALUE = Date.UTC(10_000, 0) - 1;

export const writeCursor = ({ value, id, part }: Cursor): string =>
  Buffer.from(`${part === undefined ? '' : `${part}:`}${value}.${id}`).toString('base64url');

/** Undefined for a cursor that this server did not write. */
export function readCursor(text: string): Cursor | undefined {
  const [, part, digits, name] =
    /^(?:(\d):)?(\d{1,15})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const id = Id.safeParse(name);
  const value = Number(digits);
  if (!id.success || value > MOST_VALUE) return undefined;
  return { value, id: id.data, ...(part === undefined ? {} : { part: Number(part) }) };
}
