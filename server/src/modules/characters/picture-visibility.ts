// Visibility of members' pictures: public while the character is, otherwise only for its owner.
import type { Scope } from '../../platform/db/scope.ts';
import type { AssetsService } from '../assets/service.ts';
import { isShownElsewhere } from './own/own.store.ts';
import type { CharacterRow } from './characters.store.ts';

type Shown = Pick<CharacterRow, 'id' | 'visibility' | 'portrait_id' | 'is_official' | 'rating'>;

export type PictureVisibility = ReturnType<typeof createPictureVisibility>;

export function createPictureVisibility({ assets }: { assets: Pick<AssetsService, 'share'> }) {
  return {
    /** For a character that is about to become private. */
    async hide(tx: Scope, row: Shown): Promise<void> {
      if (row.visibility !== 'public' || row.portrait_id === null || row.is_official) return;
      if (await isShownElsewhere(tx, row.portrait_id, row.id)) return;
      await assets.share(tx, [row.portrait_id], { is_shared: false, rating: row.rating });
    },

    /** For a character in its new state. */
    async show(tx: Scope, { visibility, portrait_id, is_official, rating }: Shown): Promise<void> {
      if (visibility !== 'public' || portrait_id === null || is_official) return;
      await assets.share(tx, [portrait_id], { is_shared: true, rating });
    },
  };
}
