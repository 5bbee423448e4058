// The services that make and show pictures of characters (generation, studio, gallery), with checked providers.
import { createGalleryService, type GalleryServiceNeeds } from './modules/gallery/service.ts';
import { createGenerationService, type GenerationNeeds } from './modules/generation/service.ts';
import { createStudioService, type StudioNeeds } from './modules/studio/service.ts';
import type { Parts } from './parts.ts';
import { createChecked } from './providers/image/checked-provider.ts';
import { createCheckedModeration } from './providers/moderation/checked.ts';
import { createCheckedVideo } from './providers/video/checked.ts';

/** Every result is checked. */
export const checkedProviders = ({ image, otherImages, video, moderation, age }: Makers) => ({
  image: createChecked(image),
  otherImages: otherImages.map(createChecked),
  video: createCheckedVideo(video, { areFramesJudged: !moderation.isBuiltIn }),
  moderation: createCheckedModeration(moderation),
  /** No site is explicit without checks that find the age of who is shown, and of who looks. */
  allowsExplicit: moderation.judgesAge && !age.isBuiltIn,
});

type Makers = Pick<Parts, 'image' | 'otherImages' | 'video' | 'moderation' | 'age'>;
type Needs = GenerationNeeds & StudioNeeds & GalleryServiceNeeds;

export function createPictureServices(needs: Needs) {
  const generation = createGenerationService(needs);
  const studio = createStudioService(needs);
  const gallery = createGalleryService(needs, studio.madeCounts);
  return { generation, studio, gallery };
}
