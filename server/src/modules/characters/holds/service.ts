// Characters that nobody may see for a reason, and pictures that are taken out of them and put back.
import type { Scope } from '../../../platform/db/scope.ts';
import { putBack, takeOut } from './rules.ts';
import {
  addHold,
  addHoldToAllOf,
  changeHeld,
  explain,
  findShowing,
  keepWithheld,
  lockHeldBy,
  lockShowing,
  lockShown,
  show,
  takeWithheld,
} from './store.ts';

interface Needs {
  /** Tells every process that the catalogue of this site has changed. */
  readonly changed: (siteId: string) => void;
}

export function createHolds({ changed }: Needs) {
  const telling = (tx: Scope): void => tx.afterCommit(() => changed(tx.site_id));

  return {
    /** Hides a character from everybody, also from a review that is just saying yes to it. `reason` is for its owner. */
    async place(tx: Scope, held: { id: string; hold: string; reason: string }): Promise<void> {
      telling(tx);
      await addHold(tx, held);
    },

    /** The same with all of this owner's that others may see, or are about to. */
    async placeOnAllOf(
      tx: Scope,
      held: { owner_id: string; hold: string; reason: string },
    ): Promise<void> {
      telling(tx);
      await addHoldToAllOf(tx, held);
    },

    /** Says to the owner why it stays hidden. */
    explain,

    /** Takes a reason away: what nothing holds any more is as visible as before, an edit since then needs its review. */
    async lift(tx: Scope, hold: string): Promise<void> {
      telling(tx);
      for (const row of await lockHeldBy(tx, hold)) {
        const holds = row.holds.filter((one) => one !== hold);
        if (holds.length > 0) {
          await changeHeld(tx, row.id, { holds });
          continue;
        }
        const isSame = row.version === row.held_version;
        const before =
          row.held_from === 'public' && !isSame ? 'pending_review' : (row.held_from ?? 'private');
        await changeHeld(tx, row.id, {
          ...{ holds, held_from: null, held_version: null, review_reason: null },
          ...(row.visibility === 'rejected' ? { visibility: before } : {}),
          ...(row.deleted_from === 'rejected' ? { deleted_from: before } : {}),
        });
      }
    },

    /** Takes pictures out of whoever shows them, so that no page names them. */
    async withhold(tx: Scope, assetIds: readonly string[]): Promise<void> {
      if (assetIds.length === 0) return;
      telling(tx);
      for (const row of await lockShowing(tx, assetIds)) {
        const { kept, left } = takeOut(row, assetIds);
        await keepWithheld(tx, kept);
        await show(tx, left);
      }
    },

    async giveBack(tx: Scope, assetIds: readonly string[]): Promise<void> {
      if (assetIds.length === 0) return;
      telling(tx);
      const kept = await takeWithheld(tx, assetIds);
      const ids = [...new Set(kept.map(({ character_id }) => character_id))];
      if (ids.length === 0) return;
      for (const row of await lockShown(tx, ids)) {
        await show(
          tx,
          putBack(
            row,
            kept.filter(({ character_id }) => character_id === row.id),
          ),
        );
      }
    },

    /** The character that shows this picture, or did until it was taken out. */
    showing: findShowing,
  };
}
