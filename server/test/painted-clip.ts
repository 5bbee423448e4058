// A small clip of the painter, for tests that play it.
import { createClipPainter } from '../src/providers/video/painter.ts';
import type { Clip } from '../src/providers/video/port.ts';
import { aClipRequest, aDrawing } from './suites/video-suite.ts';

export async function paintClip(seconds: number): Promise<Clip> {
  const painter = createClipPainter();
  try {
    return await painter.animate(await aClipRequest({ recipe: aDrawing, seconds }));
  } finally {
    await painter.close();
  }
}
