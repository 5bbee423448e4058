// All the characters of one member: counted, read out for their owner, taken away when the owner leaves.
import type { Clock } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import {
  countPrivate,
  emptyOut,
  listAllOf,
  listMoreOf,
  removeDrafts,
  removeUnused,
} from './store.ts';

interface Needs {
  readonly clock: Clock;
  /** Tells every process that the catalogue of the scope's site has changed. */
  readonly changed: (scope: Scope) => void;
}

export function createBelongings({ clock, changed }: Needs) {
  return {
    /** How many private characters a member has. */
    countPrivate,
    ownData: async (scope: Scope, ownerId: string) => ({
      characters: await listAllOf(scope, ownerId),
      ...(await listMoreOf(scope, ownerId)),
    }),

    /** Others keep their chats: a character that they talked to loses its words, its pictures and its owner. */
    async eraseAllOf(scope: Scope, ownerId: string): Promise<void> {
      const rows = await listAllOf(scope, ownerId);
      await removeDrafts(scope, ownerId);
      for (const { id } of rows) {
        const isGone = await removeUnused(scope, id);
        if (!isGone) await emptyOut(scope, id, clock.now());
      }
      if (rows.length > 0) changed(scope);
    },
  };
}
