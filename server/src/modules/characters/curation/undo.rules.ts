// What an admin's action changed of a character, and whether the character is still in that state. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { Traits } from '@velour/contract/characters.ts';
import type { CharacterRow } from '../characters.store.ts';

/** An action by its kind, with what undoing it needs besides the characters; stored, so never renamed. */
export interface Undoable {
  readonly is: string;
}

/** Actions on characters; each character has a row with the rest. */
export type CharacterUndo = { readonly is: 'character_states' } | { readonly is: 'character_edit' };

/** The state of a character before or after an action; times are stored as text. */
export interface Left {
  readonly version?: number;
  readonly visibility?: CharacterRow['visibility'];
  readonly rating?: CharacterRow['rating'];
  readonly is_exclusive?: boolean;
  readonly review_reason?: string | null;
  readonly deleted_at?: string | null;
  readonly deleted_from?: CharacterRow['deleted_from'];
  readonly removed_by_site?: boolean;
  readonly traits?: Traits;
  readonly portrait_id?: string | null;
  readonly portrait_preview?: string;
}

type Part = keyof Left;

/** These stored parts of a character. */
export function partsOf(row: CharacterRow, parts: readonly Part[]): Left {
  const known = { ...row, deleted_at: row.deleted_at?.toISOString() ?? null };
  return Object.fromEntries(parts.map((part) => [part, known[part]]));
}

/** Those of these parts that have changed. */
export const changedParts = (
  before: CharacterRow,
  after: CharacterRow,
  parts: readonly Part[],
): Part[] => parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));

export const isAsLeft = (row: CharacterRow, left: Left): boolean =>
  // Object.keys loses their type.
  isDeepStrictEqual(partsOf(row, Object.keys(left) as Part[]), left);

/** In the form that a row takes. */
export const asChange = ({ deleted_at, version: _, ...left }: Left) => ({
  ...left,
  ...(deleted_at === undefined
    ? {}
    : { deleted_at: deleted_at === null ? null : new Date(deleted_at) }),
});
