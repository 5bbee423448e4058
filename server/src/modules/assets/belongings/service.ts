// All the pictures of one member: read out for their owner, taken away with their files when the owner leaves.
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import type { StorageEngine } from '../../../engines/storage/port.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { pagesOf } from '../../../platform/pages.ts';
import { FORMATS, keyOfOriginal, keyOfRendition } from '../rules.ts';
import { listSomeOf, removeSome } from './store.ts';

const AT_ONCE = 50;

type Picture = Awaited<ReturnType<typeof listSomeOf>>[number];

export function createBelongings({ storage }: { storage: StorageEngine }) {
  const removeFiles = async (id: string): Promise<void> => {
    await storage.remove(keyOfOriginal(id));
    for (const width of PICTURE_WIDTHS)
      for (const format of FORMATS) await storage.remove(keyOfRendition(id, width, format));
  };

  return {
    ownData: (scope: Scope, ownerId: string) =>
      pagesOf<Picture>((last, most) => listSomeOf(scope, ownerId, { after: last?.id, most })),

    /** The rows first, so that nobody draws anew what is being taken away. */
    async eraseAllOf(scope: Scope, ownerId: string): Promise<void> {
      for (;;) {
        const rows = await listSomeOf(scope, ownerId, { after: undefined, most: AT_ONCE });
        if (rows.length === 0) return;
        const some = rows.map(({ id }) => id);
        await removeSome(scope, ownerId, some);
        for (const id of some) await removeFiles(id);
      }
    },
  };
}
