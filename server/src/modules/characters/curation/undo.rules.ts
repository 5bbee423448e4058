// What has to be known to take a deed back, and whether something still is as that deed left it. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { CuratedDome } from '@velour/contract/curation.ts';
import type { Traits } from '@velour/contract/characters.ts';
import type { CharacterRow } from '../characters.store.ts';

/** Of a shelf or of tags all of it; of characters which kind of deed it was, and a row for each of them. */
export type Undo =
  | { readonly is: 'character_states' }
  | { readonly is: 'character_edit' }
  | {
      readonly is: 'dome_texts';
      readonly id: string;
      readonly before: DomeTexts;
      readonly after: DomeTexts;
    }
  | { readonly is: 'dome_deleted'; readonly id: string; readonly deleted_at: string }
  | { readonly is: 'dome_order'; readonly before: Order; readonly after: Order }
  | {
      readonly is: 'dome_characters';
      readonly id: string;
      readonly before: Order;
      readonly after: Order;
    }
  | { readonly is: 'tags_hidden'; readonly names: Order; readonly is_hidden: boolean }
  | { readonly is: 'tag_order'; readonly before: Order; readonly after: Order }
  | {
      readonly is: 'tags_replaced';
      /** Those of the tags that were not offered. */
      readonly hidden: Order;
      readonly before: Order;
      readonly after: Order;
    };

type Order = readonly string[];
export type DomeTexts = Pick<CuratedDome, 'title' | 'slug' | 'description' | 'gender'>;

/** What a deed changed of a character, before or after it; a moment is written as text. */
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

/** These parts of a character as they are kept. */
export function partsOf(row: CharacterRow, parts: readonly Part[]): Left {
  const known = { ...row, deleted_at: row.deleted_at?.toISOString() ?? null };
  return Object.fromEntries(parts.map((part) => [part, known[part]]));
}

/** Those of these parts that are not as they were. */
export const changedParts = (
  before: CharacterRow,
  after: CharacterRow,
  parts: readonly Part[],
): Part[] => parts.filter((part) => !isDeepStrictEqual(before[part], after[part]));

export const isAsLeft = (row: CharacterRow, left: Left): boolean =>
  // Object.keys forgets that they are parts.
  isDeepStrictEqual(partsOf(row, Object.keys(left) as Part[]), left);

/** As a row takes it. */
export const asChange = ({ deleted_at, version: _, ...left }: Left) => ({
  ...left,
  ...(deleted_at === undefined
    ? {}
    : { deleted_at: deleted_at === null ? null : new Date(deleted_at) }),
});

export const isSameOrder = (one: Order, other: Order): boolean => isDeepStrictEqual(one, other);
