// Which image providers this process uses: the built-in painter.
import { createPainter } from './painter.ts';
import type { ImageProvider } from './port.ts';

interface Chosen {
  /** Makes every new picture. */
  readonly image: ImageProvider;
  /** Configured beside it: recipes name their provider, and those of the painter stay. */
  readonly otherImages: readonly ImageProvider[];
}

/** A second provider is chosen here by its settings, and the painter then goes to the others. */
export function chooseImage(): Chosen {
  return { image: createPainter(), otherImages: [] };
}
