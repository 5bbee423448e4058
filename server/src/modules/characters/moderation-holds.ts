// Moderation holds: hides characters for a reason, and removes and restores their pictures.
import type { Scope } from '../../platform/db/scope.ts';
import type { Changes } from './changes.ts';
import type { PictureVisibility } from './picture-visibility.ts';
import { publicVersionOf, putBack, takeOut } from './moderation-holds.rules.ts';
import * as store from './moderation-holds.store.ts';
import type { ShownRow } from './moderation-holds.store.ts';

interface Needs {
  readonly changes: Pick<Changes, 'announceAfter'>;
  readonly pictureVisibility: PictureVisibility;
}

export function createModerationHolds({ changes, pictureVisibility }: Needs) {
  const { announceAfter } = changes;

  /** Also ends the public addresses of their pictures. */
  const conceal = async (tx: Scope, rows: readonly ShownRow[]): Promise<void> => {
    announceAfter(tx);
    for (const row of rows) await pictureVisibility.hide(tx, row);
  };

  return {
    /** Hides a character, also from a concurrent approval. `reason` is shown to its owner. */
    async place(tx: Scope, held: { id: string; hold: string; reason: string }): Promise<void> {
      await conceal(tx, await store.lockOne(tx, held.id));
      await store.addHold(tx, held);
    },

    /** Hides all of this owner's characters that are public or in review. */
    async placeOnAllOf(
      tx: Scope,
      held: { owner_id: string; hold: string; reason: string },
    ): Promise<void> {
      await conceal(tx, await store.lockAllOf(tx, held.owner_id));
      await store.addHoldToAllOf(tx, held);
    },

    /** Sets the reason that the owner sees, and the reference of the report with which they can contest it. */
    explain: store.explain,

    /** Removes a hold: characters without holds become visible again; those edited since then need a review. */
    async lift(tx: Scope, hold: string): Promise<void> {
      announceAfter(tx);
      for (const row of await store.lockHeldBy(tx, hold)) {
        const holds = row.holds.filter((one) => one !== hold);
        if (holds.length > 0) {
          await store.changeHeld(tx, row.id, { holds });
          continue;
        }
        const isSame = row.version === row.held_version;
        const before =
          row.held_from === 'public' && !isSame ? 'pending_review' : (row.held_from ?? 'private');
        const visibility = row.visibility === 'rejected' ? before : row.visibility;
        await store.changeHeld(tx, row.id, {
          visibility,
          holds,
          held_from: null,
          held_version: null,
          held_reason: null,
          held_report: null,
          review_reason: before === 'rejected' ? row.held_reason : null,
          ...(row.deleted_from === 'rejected' ? { deleted_from: before } : {}),
        });
        await pictureVisibility.show(tx, { ...row, visibility });
      }
    },

    /** Removes pictures from all characters with them, so that no page refers to them. */
    async withhold(tx: Scope, assetIds: readonly string[]): Promise<void> {
      if (assetIds.length === 0) return;
      announceAfter(tx);
      for (const row of await store.lockShowing(tx, assetIds)) {
        const from_version = publicVersionOf(row);
        const { withheld, left } = takeOut(row, { ids: assetIds, from_version });
        await store.storeWithheld(tx, withheld);
        await store.show(tx, left);
      }
    },

    /** Content that was not reviewed with these pictures is reviewed again, as after an edit. */
    async giveBack(tx: Scope, assetIds: readonly string[]): Promise<void> {
      if (assetIds.length === 0) return;
      announceAfter(tx);
      const withheld = await store.takeWithheld(tx, assetIds);
      const ids = [...new Set(withheld.map(({ character_id }) => character_id))];
      if (ids.length === 0) return;
      for (const row of await store.lockShown(tx, ids)) {
        const back = withheld.filter(({ character_id }) => character_id === row.id);
        const isReviewed = back.every(({ from_version }) => from_version === row.version);
        const complete = { ...row, ...putBack(row, back) };
        await store.show(tx, complete);
        if (row.owner_id === null || isReviewed) {
          await pictureVisibility.show(tx, complete);
        } else {
          await pictureVisibility.hide(tx, row);
          await store.countAsEdit(tx, row);
        }
      }
    },

    /** The character that shows this picture, or did until it was removed. */
    showing: store.findShowing,
  };
}
