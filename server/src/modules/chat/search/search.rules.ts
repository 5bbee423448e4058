// Search in messages: numbers of words for the database, names of chats, and places in the list of hits. Pure.
import { fold } from '@velour/text-search/search-words.ts';
import { invalidCursor, readCursor, writeCursor } from '../../../platform/cursor.ts';

/** For the database: an array inside an array of parameters. */
export const wordList = (words: readonly number[]): string => `{${words.join(',')}}`;

/** The end of a page, as a cursor. */
export interface Place {
  readonly at: Date;
  readonly session_id: string;
  readonly seq: number;
}

export const writePlace = ({ at, session_id, seq }: Place): string =>
  `${writeCursor({ value: at.getTime(), id: session_id })}.${seq}`;

/** Undefined for the first page. Throws `request.invalid` for anything that `writePlace` did not write. */
export function readPlace(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [, first = '', seq] = /^([^.]+)\.(\d{1,10})$/.exec(text) ?? [];
  const cursor = readCursor(first);
  if (!cursor || Number(seq) > MAX_SEQ) throw invalidCursor();
  return { at: new Date(cursor.value), session_id: cursor.id, seq: Number(seq) };
}

const MAX_SEQ = 2_000_000_000;

/** Whether a name contains the typed letters, ignoring case and accents. */
export const isNamed = (name: string, typed: string): boolean => fold(name).includes(fold(typed));
