// Taking back what admins did to the catalogue: only what nobody changed since, and as a deed of its own.
import type { Member } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Undo } from './undo.rules.ts';
import {
  forgetUndo,
  keepTouched,
  keepUndo,
  listTouched,
  lockUndo,
  markUndone,
  type Touched,
} from './undo.store.ts';

/** As long as deleted shelves are there. */
const UNDO_MS = 30 * 24 * 3_600_000;

export type Journal = ReturnType<typeof createJournal>;

/** What is told of a deed that may be taken back. */
interface Kept {
  readonly act: string;
  readonly how: Undo;
  readonly touched?: readonly Touched[];
}

export function createJournal({ ids, clock }: { ids: Ids; clock: Clock }) {
  return {
    /** In the transaction of the deed; answers by what it is taken back. */
    async keep(tx: Scope, { act, how, touched = [] }: Kept): Promise<string> {
      const id = ids.next();
      await keepUndo(tx, { id, act, how, done_at: clock.now() });
      await keepTouched(tx, id, touched);
      return id;
    },
  };
}

/** A deed that is being taken back, and by whom. */
export interface Undoing<How extends Undo = Undo> {
  readonly id: string;
  readonly actor: Member;
  /** As the audit log calls it. */
  readonly act: string;
  readonly how: How;
  readonly touched: readonly Touched[];
}

/** How many are as they were again, and how many somebody changed meanwhile, who stay as they are. */
export interface PutBack {
  readonly put_back: number;
  readonly left: number;
}

export type Undoer<Is extends Undo['is']> = (
  tx: Scope,
  undoing: Undoing<Extract<Undo, { is: Is }>>,
) => Promise<PutBack>;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly change: <T>(scope: Scope, work: (tx: Scope) => Promise<T>) => Promise<T>;
  readonly undoers: { readonly [Is in Undo['is']]: Undoer<Is> };
}

export function createUndoing({ db, clock, change, undoers }: Needs) {
  return {
    /** Throws `undo.changed_elsewhere` where nothing is as the deed left it. */
    undo: (scope: Scope, actor: Member, id: string): Promise<PutBack> =>
      change(scope, async (tx) => {
        const row = await lockUndo(tx, id);
        if (!row) throw new AppError('undo.not_found');
        if (row.undone_at !== null) throw new AppError('undo.done');
        const { act, how } = row;
        const touched = await listTouched(tx, id);
        await markUndone(tx, id, clock.now());
        // The key and the deed are of one kind, which a lookup by key forgets.
        const undoer = undoers[how.is] as Undoer<Undo['is']>;
        const done = await undoer(tx, { id, actor, act: `${act}_undone`, how, touched });
        if (done.put_back === 0) throw new AppError('undo.changed_elsewhere');
        return done;
      }),

    /** What was done too long ago stays done. Safe to run twice. */
    forgetOld: (): Promise<void> => forgetUndo(db, new Date(clock.now().getTime() - UNDO_MS)),
  };
}
