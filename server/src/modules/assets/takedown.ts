// Holds: a picture that is held is shown to nobody, whatever else is true of it, until each hold is gone.
import type { Scope } from '../../platform/db/scope.ts';
import { addHold, listHeldBy, removeHold } from './takedown.store.ts';

interface Needs {
  /** What this process remembers of a picture. */
  readonly forget: (id: string) => void;
}

export function createHolds({ forget }: Needs) {
  const telling = (tx: Scope, ids: readonly string[]): readonly string[] => {
    tx.afterCommit(() => ids.forEach(forget));
    return ids;
  };

  return {
    /**
     * Holds pictures of this site, and whatever else of the deployment has the same bytes. Gone from here at once and
     * from other processes within two seconds. Twice for the same reason is once. Answers all that are held by it.
     */
    place: async (tx: Scope, ids: readonly string[], hold: string): Promise<readonly string[]> =>
      telling(tx, await addHold(tx, ids, hold)),

    /** The pictures that this holds. */
    of: ({ db }: Scope, hold: string): Promise<string[]> => listHeldBy(db, hold),

    /** Takes a reason away. Answers the pictures that nothing holds any more. */
    lift: async (tx: Scope, hold: string): Promise<readonly string[]> =>
      telling(tx, await removeHold(tx.db, hold)),
  };
}
