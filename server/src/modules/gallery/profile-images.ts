// A character's gallery for a viewer: open pictures with an address, locked ones blurred, with a price.
import type { ProfileImage } from '@velour/contract/gallery.ts';
import { ImageFailure } from '../../providers/image/port.ts';
import type { Actor, Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Asset } from '../assets/service.ts';
import { isListed, isLockedFor } from './policy.ts';
import type { GalleryServiceNeeds } from './service.ts';

export function createProfileImages({ assets, characters, wallet }: GalleryServiceNeeds) {
  const open = async (scope: Scope, viewer: Actor, character_id: string) => {
    const { row, ratings } = await characters.visible(scope, viewer, character_id);
    const pictures = await assets.listOf(scope, [...new Set(row.gallery_ids)]);
    const ids = pictures.map(({ id }) => id);
    const bought = await wallet.items.unlockedOf(scope, viewer, ids);
    const gallery = { viewer, owner_id: row.owner_id, ratings, bought };
    return { gallery, pictures: pictures.filter((picture) => isListed(gallery, picture)) };
  };

  /** Undefined for a picture that cannot be drawn at the moment. */
  const previewOf = async ({ id, preview }: Asset): Promise<string> => {
    if (preview !== '') return preview;
    try {
      return await assets.previewOf(id);
    } catch (error) {
      if (error instanceof ImageFailure) return '';
      throw error;
    }
  };

  return {
    /** Throws `character.not_found`. */
    async list(scope: Scope, viewer: Actor, character_id: string) {
      const { gallery, pictures } = await open(scope, viewer, character_id);
      const { items } = await wallet.priceList.items(scope);
      const unlock = items.find(({ kind }) => kind === 'unlock');
      const describe = async (picture: Asset): Promise<ProfileImage> => {
        const is_locked = isLockedFor(gallery, picture);
        return {
          image_id: picture.id,
          url: is_locked ? null : assets.viewUrlOf(picture, 960),
          preview: await previewOf(picture),
          width: picture.width,
          height: picture.height,
          is_locked,
          price: is_locked ? (unlock?.tokens ?? 0) : 0,
        };
      };
      return { data: await Promise.all(pictures.map(describe)), store_item_id: unlock?.id ?? null };
    },

    /** Throws `character.not_found`, `picture.not_found`, `store.already_unlocked` and `store.not_locked`. */
    async requireLocked(
      scope: Scope,
      buyer: Member,
      { character_id, image_id }: { character_id: string; image_id: string },
    ): Promise<void> {
      const { gallery, pictures } = await open(scope, buyer, character_id);
      const picture = pictures.find(({ id }) => id === image_id);
      if (!picture) throw new AppError('picture.not_found');
      if (gallery.bought.has(image_id)) throw new AppError('store.already_unlocked');
      if (!isLockedFor(gallery, picture)) throw new AppError('store.not_locked');
    },
  };
}
