// Pictures that were let go of: taken away where no character, draft or earlier version of their owner names them.
import type { Scope } from '../../platform/db/scope.ts';
import type { AssetsService } from '../assets/service.ts';
import { lockAllOf, namedBy } from './orphaned-pictures.store.ts';

export type OrphanedPictures = ReturnType<typeof createOrphanedPictures>;

export function createOrphanedPictures({ assets }: { assets: Pick<AssetsService, 'discard'> }) {
  return {
    /**
     * In the transaction that lets go of them. Whoever chooses one meanwhile is waited for, or finds it gone. Answers
     * which went; the site's own pictures have no owner and stay.
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
