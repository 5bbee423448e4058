// The adapter for a service of known images, led to a double, for tests of modules.
import { createKnownImages } from '../src/providers/moderation/known-images.ts';
import type { KnownImages } from '../src/providers/moderation/port.ts';

export const knownImagesAt = (address: string): KnownImages => createKnownImages({ address });
