// Cursors of endless lists: the sort value and id of the last row shown, in letters that mean nothing to a client.
import { Id } from '@velour/contract/scalars.ts';

export interface Cursor {
  readonly value: number;
  readonly id: string;
}

/** Every count of ours is below it, and as a moment it is the last that a database reads as a plain date. */
const MOST_VALUE = Date.UTC(10_000, 0) - 1;

export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(`${value}.${id}`).toString('base64url');

/** Undefined for anything that we did not write. */
export function readCursor(text: string): Cursor | undefined {
  const [, digits, name] =
    /^(\d{1,15})\.(.+)$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const id = Id.safeParse(name);
  const value = Number(digits);
  return id.success && value <= MOST_VALUE ? { value, id: id.data } : undefined;
}
