// Takedowns: a picture is shown to no one until all its takedowns are removed.
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
     * Takes down pictures of this site, and all of the deployment with the same bytes. Effective here at once and
     * in other processes within two seconds. The same reason counts once. Returns all pictures that are taken down.
     */
    place: async (tx: Scope, ids: readonly string[], hold: string): Promise<readonly string[]> =>
      telling(tx, await addHold(tx, ids, hold)),

    /** The pictures that this holds. */
    of: ({ db }: Scope, hold: string): Promise<string[]> => listHeldBy(db, hold),

    /** Removes a reason. Returns the pictures without any remaining one. */
    lift: async (tx: Scope, hold: string): Promise<readonly string[]> =>
      telling(tx, await removeHold(tx.db, hold)),
  };
}
