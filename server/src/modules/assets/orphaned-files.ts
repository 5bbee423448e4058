// Orphaned files: files without a row, of drafts that were not kept and of deleted pictures.
//
// Each is recorded before its file is written (`drafts.ts`), or in the transaction that deletes its row, so that a
// process that dies in between leaves no unrecorded file.
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { FORMATS, keyOfClip, keyOfOriginal, keyOfRendition } from './assets.rules.ts';
import * as store from './assets.store.ts';
import type { AssetsNeeds } from './service.ts';

/** The grace period, longer than any transaction or download. */
const GRACE_MS = 10 * 60_000;
const AT_ONCE = 50;

export type OrphanedFiles = ReturnType<typeof createOrphanedFiles>;

export function createOrphanedFiles({ db, storage, clock }: AssetsNeeds) {
  const removeFiles = async (id: string): Promise<void> => {
    await storage.remove(keyOfOriginal(id));
    await storage.remove(keyOfClip(id));
    for (const width of PICTURE_WIDTHS)
      for (const format of FORMATS)
        for (const isLabeled of [false, true])
          await storage.remove(keyOfRendition(id, width, format, isLabeled));
  };

  return {
    /**
     * Deletes unreferenced pictures; their files are deleted later. Returns the deleted pictures: taken-down ones are
     * evidence and stay, unless their owner's account is deleted. The caller ensures that no new reference is made
     * before this transaction ends.
     */
    async discard(tx: Scope, ids: readonly string[], { evenHeld = false } = {}): Promise<string[]> {
      const deleted = await store.removeAssets(tx, ids, { evenHeld });
      const remove_after = clock.now();
      await store.addOrphans(
        tx.db,
        deleted.map((one) => ({ ...one, remove_after })),
      );
      return deleted.map(({ asset_id }) => asset_id);
    },

    /** For account deletion: all files are deleted now and checked again later, since a download may be running. */
    async removeAllOf(scope: Scope, ownerId: string): Promise<void> {
      const ids = await store.listOrphansOf(scope, ownerId);
      for (const id of ids) await removeFiles(id);
      await store.disown(scope.db, ids, clock.now());
    },

    /** Removes expired files. Safe to run twice, and concurrently with other work. */
    async clear(): Promise<void> {
      for (;;) {
        const due = await store.listDueOrphans(
          db,
          new Date(clock.now().getTime() - GRACE_MS),
          AT_ONCE,
        );
        for (const id of due) await removeFiles(id);
        await store.removeOrphans(db, due);
        if (due.length < AT_ONCE) return;
      }
    },
  };
}
