// What has to be known to undo an admin's action on domes or tags. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { CuratedDome } from '@velour/contract/curation.ts';
import type { CharacterUndo } from '../characters/service.ts';

/** Of domes and tags all of it; of characters which kind of action it was. Stored, so never renamed. */
export type Undo = CharacterUndo | DomeUndo | TagUndo;

/** The kind of an action, and what undoing it gets. */
export type UndoOf<Is extends Undo['is']> = Extract<Undo, { readonly is: Is }>;

export type DomeUndo =
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
    };

export type TagUndo =
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

export const isSameOrder = (one: Order, other: Order): boolean => isDeepStrictEqual(one, other);
