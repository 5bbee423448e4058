// Undo of admin actions on the catalogue: only where nothing has changed since, and audited as its own action.
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { CharactersService, PutBack, Undoer } from '../characters/service.ts';
import type { Undo, UndoOf } from './undo.rules.ts';

/** One for each kind of action. */
export type Undoers = { readonly [Is in Undo['is']]: Undoer<UndoOf<Is>> };

interface Needs {
  readonly changes: Pick<CharactersService['changes'], 'change'>;
  readonly journal: Pick<CharactersService['curation']['journal'], 'take'>;
  readonly undoers: Undoers;
}

export function createUndo({ changes, journal, undoers }: Needs) {
  /** Throws `undo.changed_elsewhere` where nothing is as the action left it, and what `Journal.take` throws. */
  return (scope: Scope, actor: Member, id: string): Promise<PutBack> =>
    changes.change(scope, async (tx) => {
      const taken = await journal.take(tx, actor, id);
      // The journal stores what the actions of this module and of characters wrote.
      const how = taken.how as Undo;
      // The key and the action are of one kind, which a lookup by key forgets.
      const undoer = undoers[how.is] as Undoer<Undo>;
      const done = await undoer(tx, { ...taken, how });
      if (done.put_back === 0) throw new AppError('undo.changed_elsewhere');
      return done;
    });
}
