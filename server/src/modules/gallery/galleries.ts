// Characters with pictures: how many a viewer has made or bought, and how many are open and locked.
import type { ListedGallery } from '@velour/contract/gallery.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { Actor } from '../../platform/actor.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { NO_PORTRAIT } from '../characters/service.ts';
import { listGalleries } from './galleries.store.ts';
import { isListed, isLockedFor } from './policy.ts';
import type { GalleryServiceNeeds, MadeCounts } from './service.ts';

interface Browse {
  readonly gender?: Gender | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export function createGalleries(
  { assets, characters, wallet }: GalleryServiceNeeds,
  madeCounts: MadeCounts,
) {
  /** Throws `request.invalid` for a cursor of another list. */
  return async (scope: Scope, viewer: Actor, { gender, limit, cursor }: Browse) => {
    const after = readCursor(cursor);
    const ratings = await characters.ratingsOf(scope, viewer);
    const made = await madeCounts(scope, viewer.id);
    const unlockedOf = await wallet.items.unlockedCharacters(scope, viewer);
    const mine = new Set([...made.keys(), ...unlockedOf]);
    const query = { viewer_id: viewer.id, ratings, mine: [...mine], gender, after };
    const rows = await listGalleries(scope, { ...query, limit: limit + 1 });
    const { shown, next_cursor } = pageOf(rows, limit, ({ created_at, id }) =>
      writeCursor({ value: created_at.getTime(), id, part: mine.has(id) ? 0 : 1 }),
    );
    const ids = [...new Set(shown.flatMap(({ gallery_ids }) => gallery_ids))];
    const pictures = new Map((await assets.listOf(scope, ids)).map((one) => [one.id, one]));
    const bought = await wallet.items.unlockedOf(scope, viewer, ids);

    const galleries = shown.map((row): ListedGallery => {
      const { id, name, slug, portrait_id, portrait_preview, owner_id, gallery_ids } = row;
      const gallery = { viewer, owner_id, ratings, bought };
      const listed = [...new Set(gallery_ids)]
        .flatMap((one) => pictures.get(one) ?? [])
        .filter((picture) => isListed(gallery, picture));
      const unlocked = listed.filter((picture) => bought.has(picture.id)).length;
      const locked = listed.filter((picture) => isLockedFor(gallery, picture)).length;
      const urlOf = characters.urls.of(row);
      const portrait_url = portrait_id === null ? NO_PORTRAIT : urlOf(portrait_id, 360);
      return {
        character: { id, name, slug, gender: row.gender, portrait_url, preview: portrait_preview },
        own: unlocked + (made.get(id) ?? 0),
        locked,
        open: listed.length - unlocked - locked,
      };
    });
    return { galleries, next_cursor };
  };
}
