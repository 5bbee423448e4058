// All the pictures of one member: read out for their owner, taken away with their files when the owner leaves.
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import type { StorageEngine } from '../../../engines/storage/port.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { FORMATS, keyOfOriginal, keyOfRendition } from '../rules.ts';
import { listAllOf, removeSome } from './store.ts';

const AT_ONCE = 50;

export function createBelongings({ storage }: { storage: StorageEngine }) {
  const removeFiles = async (id: string): Promise<void> => {
    await storage.remove(keyOfOriginal(id));
    for (const width of PICTURE_WIDTHS)
      for (const format of FORMATS) await storage.remove(keyOfRendition(id, width, format));
  };

  return {
    ownData: listAllOf,

    /** The rows first, so that nobody draws anew what is being taken away. */
    async eraseAllOf(scope: Scope, ownerId: string): Promise<void> {
      const ids = (await listAllOf(scope, ownerId)).map(({ id }) => id);
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE);
        await removeSome(scope, ownerId, some);
        for (const id of some) await removeFiles(id);
      }
    },
  };
}
