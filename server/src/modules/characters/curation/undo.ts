// The journal of admins' actions that can be undone: written with the action, used once, deleted after a month.
import type { Member } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Undoable } from './undo.rules.ts';
import * as store from './undo.store.ts';
import type { Touched } from './undo.store.ts';

/** The same period as for deleted characters and domes. */
const UNDO_MS = 30 * 24 * 3_600_000;

export type Journal = ReturnType<typeof createUndoJournal>;

interface Entry {
  readonly act: string;
  readonly how: Undoable;
  readonly touched?: readonly Touched[];
}

/** An action that is being undone, and its admin. */
export interface Undoing<How extends Undoable = Undoable> {
  readonly id: string;
  readonly actor: Member;
  /** Its name in the audit log. */
  readonly act: string;
  readonly how: How;
  readonly touched: readonly Touched[];
}

/** How many were restored, and how many were changed since and stay unchanged. */
export interface PutBack {
  readonly put_back: number;
  readonly left: number;
}

export type Undoer<How extends Undoable> = (tx: Scope, undoing: Undoing<How>) => Promise<PutBack>;

export function createUndoJournal({ db, ids, clock }: { db: Db; ids: Ids; clock: Clock }) {
  return {
    /** In the transaction of the action; returns its undo id. */
    async keep(tx: Scope, { act, how, touched = [] }: Entry): Promise<string> {
      const id = ids.next();
      await store.addUndo(tx, { id, act, how, done_at: clock.now() });
      await store.addTouched(tx, id, touched);
      return id;
    },

    /** Adds characters to an action that already has an undo. */
    extend: (tx: Scope, id: string, touched: readonly Touched[]): Promise<void> =>
      store.addTouched(tx, id, touched),

    /** In the transaction that undoes it; only once. Throws `undo.not_found`, `undo.done`. */
    async take(tx: Scope, actor: Member, id: string): Promise<Undoing> {
      const row = await store.lockUndo(tx, id);
      if (!row) throw new AppError('undo.not_found');
      if (row.undone_at !== null) throw new AppError('undo.done');
      const touched = await store.listTouched(tx, id);
      await store.markUndone(tx, id, clock.now());
      return { id, actor, act: `${row.act}_undone`, how: row.how, touched };
    },

    /** Safe to run twice. */
    removeOld: (): Promise<void> => store.forgetUndo(db, new Date(clock.now().getTime() - UNDO_MS)),
  };
}
