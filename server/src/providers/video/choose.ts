// Which video provider this process uses: the built-in painter.
import { createClipPainter } from './painter.ts';
import type { VideoProvider } from './port.ts';

interface Chosen {
  /** Makes every new clip. */
  readonly video: VideoProvider;
}

/** Others are chosen here by their settings. */
export function chooseVideo(): Chosen {
  return { video: createClipPainter() };
}
