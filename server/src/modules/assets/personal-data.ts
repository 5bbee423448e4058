// The personal data export and erasure of a member's pictures, with their files.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { mapPages } from '../../platform/pages.ts';
import type { OrphanedFiles } from './orphaned-files.ts';
import { assetsOf, type Asset } from './assets.store.ts';

/** Where the files of a picture can be fetched, for as long as a signed address is good. */
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

    /** The rows first, so that nothing draws the pictures again. Drafts are deleted, too. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      for await (const rows of assetsOf(scope, ownerId)) {
        const some = rows.map(({ id }) => id);
        await inTransaction(scope, (tx) => orphans.discard(tx, some, { evenHeld: true }));
      }
      await orphans.removeAllOf(scope, ownerId);
    },
  };
}
