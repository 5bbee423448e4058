// The personal data export and erasure of a member's pictures, with their files.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { OrphanedFiles } from './orphaned-files.ts';
import { listSomeOf } from './assets.store.ts';

const AT_ONCE = 50;

type Picture = Awaited<ReturnType<typeof listSomeOf>>[number];

/** Where the files of a picture can be fetched, for as long as a signed address is good. */
interface Urls {
  readonly url: string;
  readonly video_url: string | null;
}

interface Needs {
  readonly orphans: OrphanedFiles;
  readonly urlsOf: (asset: Pick<Picture, 'id' | 'kind'>) => Urls;
}

export function createPersonalData({ orphans, urlsOf }: Needs) {
  return {
    exportOf: (scope: Scope, ownerId: string) => ({
      pictures: pagesOf<Picture & Urls>(async (last, most) => {
        const rows = await listSomeOf(scope, ownerId, { after: last?.id, most });
        return rows.map((row) => ({ ...row, ...urlsOf(row) }));
      }),
    }),

    /** The rows first, so that nothing draws the pictures again. Drafts are deleted, too. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      for (;;) {
        const rows = await listSomeOf(scope, ownerId, { after: undefined, most: AT_ONCE });
        if (rows.length === 0) break;
        const some = rows.map(({ id }) => id);
        await inTransaction(scope, (tx) => orphans.discard(tx, some, { evenHeld: true }));
      }
      await orphans.removeAllOf(scope, ownerId);
    },
  };
}
