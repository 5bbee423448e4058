// The adapter of the hash matching service with a fake server, for tests of modules.
import { createKnownImages } from '../src/providers/moderation/known-images.ts';
import type { KnownImages } from '../src/providers/moderation/port.ts';

export const knownImagesAt = (address: string): KnownImages => createKnownImages({ address });
