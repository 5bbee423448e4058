// The services that make and show pictures of characters: creation, studio, galleries.
import { createGalleryService, type GalleryServiceNeeds } from './modules/gallery/service.ts';
import { createGenerationService, type GenerationNeeds } from './modules/generation/service.ts';
import { createStudioService, type StudioNeeds } from './modules/studio/service.ts';

type Needs = GenerationNeeds & StudioNeeds & Omit<GalleryServiceNeeds, 'madeCounts'>;

export function createPictureServices(needs: Needs) {
  const generation = createGenerationService(needs);
  const studio = createStudioService(needs);
  const { db, clock, limits, assets, characters, wallet } = needs;
  const gallery = createGalleryService({
    db,
    clock,
    limits,
    assets,
    characters,
    wallet,
    madeCounts: studio.madeCounts,
  });
  return { generation, studio, gallery };
}
