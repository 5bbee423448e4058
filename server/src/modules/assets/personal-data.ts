// Personal data of assets: export and erasure of a member's pictures with their files.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { mapPages } from '../../platform/pages.ts';
import type { OrphanedFiles } from './orphaned-files.ts';
import { assetsOf, type Asset } from './assets.store.ts';

/** Addresses of a picture's files, valid as long as a signed address. */
interface Urls {
  readonly url: string;
  readonly video_url: string | null;
}

interface Needs {
  readonly orphans: OrphanedFiles;
  readonly urlsOf: (asset: Pick<Asset, 'id' | 'kind'>) => Urls;
}

export function createPersonalData({ orphans, urlsOf }: Needs) {
  return {
    exportOf: (scope: Scope, ownerId: string) => ({
      pictures: mapPages(assetsOf(scope, ownerId), (row) => ({ ...row, ...urlsOf(row) })),
    }),

    /** Deletes the rows first, so that the pictures are not drawn again. Includes drafts. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      for await (const rows of assetsOf(scope, ownerId)) {
        const some = rows.map(({ id }) => id);
        await inTransaction(scope, (tx) => orphans.discard(tx, some, { evenHeld: true }));
      }
      await orphans.removeAllOf(scope, ownerId);
    },
  };
}
