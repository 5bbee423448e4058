// Galleries: a character's pictures per viewer, the characters that have some, and uploads.
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { AssetsService } from '../assets/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createGalleries } from './galleries.ts';
import { createProfileImages } from './profile-images.ts';
import { createUploads } from './uploads.ts';

export interface GalleryServiceNeeds extends Pick<Core, 'db' | 'clock' | 'limits'> {
  readonly assets: AssetsService;
  readonly characters: Pick<CharactersService, 'ratingsOf' | 'urls' | 'visible'>;
  readonly wallet: Pick<WalletService, 'priceList' | 'items'>;
}

/** How many pictures and clips a member has made of each character. */
export type MadeCounts = (scope: Scope, ownerId: string) => Promise<ReadonlyMap<string, number>>;

export type GalleryService = ReturnType<typeof createGalleryService>;

export function createGalleryService(needs: GalleryServiceNeeds, madeCounts: MadeCounts) {
  const profileImages = createProfileImages(needs);
  return {
    profileImages: profileImages.list,
    requireLocked: profileImages.requireLocked,
    galleries: createGalleries(needs, madeCounts),
    uploads: createUploads(needs),
  };
}
