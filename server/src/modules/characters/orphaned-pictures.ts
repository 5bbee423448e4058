// Orphaned pictures: deleted if no character, draft or version of their owner refers to them.
import type { Scope } from '../../platform/db/scope.ts';
import type { AssetsService } from '../assets/service.ts';
import { lockAllOf, namedBy } from './orphaned-pictures.store.ts';

export type OrphanedPictures = ReturnType<typeof createOrphanedPictures>;

export function createOrphanedPictures({ assets }: { assets: Pick<AssetsService, 'discard'> }) {
  return {
    /**
     * Called before anything else is locked in a transaction that discards pictures: choosing a portrait locks the
     * character first, too.
     */
    lock: lockAllOf,

    /**
     * Runs in the transaction that removes the reference; waits for concurrent choices of these pictures. Returns
     * the deleted ones; official pictures have no owner and stay.
     */
    async discard(tx: Scope, ownerId: string | null, ids: readonly string[]): Promise<string[]> {
      if (ownerId === null || ids.length === 0) return [];
      await lockAllOf(tx, ownerId);
      const named = await namedBy(tx, ownerId);
      return assets.discard(
        tx,
        ids.filter((id) => !named.has(id)),
      );
    },
  };
}
