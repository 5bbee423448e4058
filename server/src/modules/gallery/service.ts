// Galleries: a character's pictures per viewer, the characters that have some, and uploads.
import { createGalleries, type GalleriesNeeds } from './galleries.ts';
import { createProfileImages, type GalleryNeeds } from './profile-images.ts';
import { createUploads, type UploadsNeeds } from './uploads.ts';

export type GalleryServiceNeeds = GalleryNeeds & GalleriesNeeds & UploadsNeeds;
export type GalleryService = ReturnType<typeof createGalleryService>;

export function createGalleryService(needs: GalleryServiceNeeds) {
  const profileImages = createProfileImages(needs);
  return {
    profileImages: profileImages.list,
    demandLocked: profileImages.demandLocked,
    galleries: createGalleries(needs),
    uploads: createUploads(needs),
  };
}
