// A member's pictures and clips, made or bought: listed, shared after a review, deleted and restored.
import type { GalleryPicture } from '@velour/contract/gallery.ts';
import { RESTORE_MS } from '@velour/contract/studio-limits.ts';
import type { Member } from '../../platform/actor.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isOfUpload } from '../assets/service.ts';
import * as store from './pictures.store.ts';
import type { StudioNeeds } from './service.ts';
import type { Views } from './views.ts';

type Listed = Parameters<typeof store.listEntries>[2];

const REMOVED_AT_ONCE = 100;

export function createPictures({ db, clock, assets, characters }: StudioNeeds, views: Views) {
  const requirePicture = async (scope: Scope, actor: Member, id: string) => {
    const row = await store.findPicture(scope, { owner_id: actor.id, id });
    if (!row || row.deleted_at !== null) throw new AppError('picture.not_found');
    return row;
  };

  const viewOf = async (scope: Scope, actor: Member, row: store.PictureRow) => {
    const [picture] = await views.pictures(scope, actor.id, [row]);
    if (!picture) throw new AppError('picture.not_found');
    return picture;
  };

  /** Throws `picture.of_upload` for pictures made with an upload, which others must never see. */
  const requireShareable = async (scope: Scope, actor: Member, id: string): Promise<void> => {
    const [asset] = await assets.shownOf(scope, actor.id, [id]);
    if (asset && isOfUpload(asset)) throw new AppError('picture.of_upload');
  };

  /** Its plain address becomes invalid, unless a public character shows it. */
  const unshare = async (tx: Scope, row: store.PictureRow): Promise<void> => {
    if (row.shared !== 'yes') return;
    const shownBy = await characters.find(tx, row.character_id);
    if (shownBy?.portrait_id === row.asset_id && shownBy.visibility === 'public') return;
    await assets.share(tx, [row.asset_id], { is_shared: false, rating: 'safe' });
  };

  return {
    async list(scope: Scope, actor: Member, page: Listed) {
      const rows = await store.listEntries(scope, actor.id, { ...page, limit: page.limit + 1 });
      const { shown, next_cursor } = pageOf(rows, page.limit, ({ id }) => id);
      return {
        pictures: await views.entries(scope, actor.id, shown),
        total_count: await store.countEntries(scope, actor.id, page),
        next_cursor,
      };
    },

    /** A picture that the member made or bought. */
    async picture(scope: Scope, actor: Member, id: string): Promise<GalleryPicture> {
      const entry = await store.findBought(scope, actor.id, id);
      const bought = entry && (await views.bought(scope, entry));
      return bought ?? viewOf(scope, actor, await requirePicture(scope, actor, id));
    },

    /** Sharing requires a review; ending it takes effect at once. */
    share: (scope: Scope, actor: Member, { id, shared }: { id: string; shared: boolean }) =>
      inTransaction(scope, async (tx): Promise<GalleryPicture> => {
        const row = await requirePicture(tx, actor, id);
        if (row.kind !== 'image') throw new AppError('picture.not_found');
        const at = clock.now();
        if (shared) {
          await requireShareable(tx, actor, id);
          await store.changeShared(tx, { id, from: ['no'], to: 'waiting', at });
        } else {
          await store.changeShared(tx, { id, from: ['waiting', 'yes'], to: 'no', at });
          await unshare(tx, row);
        }
        return viewOf(tx, actor, await requirePicture(tx, actor, id));
      }),

    /** Throws `character.not_found` for a character of another owner. */
    async setPortrait(scope: Scope, actor: Member, id: string) {
      const row = await requirePicture(scope, actor, id);
      const [portrait] = await assets.shownOf(scope, actor.id, [id]);
      if (!portrait || row.kind !== 'image') throw new AppError('picture.not_found');
      await requireShareable(scope, actor, id);
      const choose = await characters.own.setPortrait(scope, actor, {
        id: row.character_id,
        portrait,
        confirm: async (tx) => {
          if ((await assets.shownOf(tx, actor.id, [id])).length === 0)
            throw new AppError('picture.not_found');
        },
      });
      return async (started: Scope) => {
        const { portrait_url } = await choose(started);
        return { character_id: row.character_id, portrait_url };
      };
    },

    /** Ends sharing. The picture can be restored for some minutes. */
    remove: (scope: Scope, actor: Member, id: string): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const before = await requirePicture(tx, actor, id);
        await store.setDeleted(tx, { owner_id: actor.id, id }, clock.now());
        await unshare(tx, before);
      }),

    async restore(scope: Scope, actor: Member, id: string): Promise<GalleryPicture> {
      const row = await store.setDeleted(scope, { owner_id: actor.id, id }, null);
      if (!row) throw new AppError('picture.not_found');
      return viewOf(scope, actor, row);
    },

    /** Deletes pictures that can no longer be restored; a character that shows one keeps it. */
    async clearDeleted(): Promise<void> {
      const before = new Date(clock.now().getTime() - RESTORE_MS);
      for (;;) {
        const rows = await store.listDeleted(db, before, REMOVED_AT_ONCE);
        for (const { asset_id, site_id, owner_id } of rows)
          await inTransaction(openScope(db, site_id), async (tx) => {
            await characters.orphanedPictures.lock(tx, owner_id);
            if (!(await store.removeDeleted(tx, asset_id, before))) return;
            await characters.orphanedPictures.discard(tx, owner_id, [asset_id]);
          });
        if (rows.length < REMOVED_AT_ONCE) return;
      }
    },
  };
}
