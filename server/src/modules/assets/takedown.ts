// Takedowns: a picture is hidden until all its takedowns are removed.
import type { Scope } from '../../platform/db/scope.ts';
import { addTakedown, listTakenDown, removeTakedown } from './assets.store.ts';

export function createTakedowns(forget: (id: string) => void) {
  const clearCache = (tx: Scope, ids: readonly string[]): readonly string[] => {
    tx.afterCommit(() => ids.forEach(forget));
    return ids;
  };

  return {
    /**
     * Takes down pictures of this site, and all pictures of the deployment with the same bytes. Effective at once in
     * this process, and within two seconds in others. A repeated reason counts once. Returns all pictures that are
     * taken down.
     */
    place: async (
      tx: Scope,
      ids: readonly string[],
      reason_id: string,
    ): Promise<readonly string[]> => clearCache(tx, await addTakedown(tx, ids, reason_id)),

    of: ({ db }: Scope, reason_id: string): Promise<string[]> => listTakenDown(db, reason_id),

    /** Removes a reason. Returns the pictures that have no other one. */
    lift: async (tx: Scope, reason_id: string): Promise<readonly string[]> =>
      clearCache(tx, await removeTakedown(tx.db, reason_id)),
  };
}
