// Undo of admins' actions on the catalogue: skips what has changed since, and is audited as an action of its own.
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PutBack, Undoer, CharacterUndo } from '../characters/service.ts';
import type { CatalogueNeeds } from './service.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CuratedDome } from '@velour/contract/curation.ts';

/** One function per kind of action. */
export type Undoers = { readonly [Is in Undo['is']]: Undoer<UndoOf<Is>> };

export function createUndo({ characters }: CatalogueNeeds, undoers: Undoers) {
  const { changes, curation } = characters;
  /** Throws `undo.changed_elsewhere` if everything has changed since the action, and what `Journal.take` throws. */
  return (scope: Scope, actor: Member, id: string): Promise<PutBack> =>
    changes.change(scope, async (tx) => {
      const taken = await curation.journal.take(tx, actor, id);
      // The journal stores what the actions of this module and of characters wrote.
      const how = taken.how as Undo;
      // The key and the action have the same kind, which a lookup by key cannot express.
      const undoer = undoers[how.is] as Undoer<Undo>;
      const done = await undoer(tx, { ...taken, how });
      if (done.put_back === 0) throw new AppError('undo.changed_elsewhere');
      return done;
    });
}

/**
 * The data for undoing an action on domes or tags; for characters, only the kind of action. Stored, so never renamed.
 */
type Undo = CharacterUndo | DomeUndo | TagUndo;

type UndoOf<Is extends Undo['is']> = Extract<Undo, { readonly is: Is }>;

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
      /** The tags among them that were hidden. */
      readonly hidden: Order;
      readonly before: Order;
      readonly after: Order;
    };

type Order = readonly string[];
type DomeTexts = Pick<CuratedDome, 'title' | 'slug' | 'description' | 'gender'>;

export const isSameOrder = (one: Order, other: Order): boolean => isDeepStrictEqual(one, other);
