// An image engine for tests: plain pictures of one colour, counted, delayed and refused as a test wants.
import sharp from 'sharp';
import { aRequest } from '../src/engines/image/port.suite.ts';
import { ImageFailure, type ImageEngine, type PictureRequest } from '../src/engines/image/port.ts';

/** The words that the painter knows, for whoever describes people to it. */
export * as drawnWords from '../src/engines/image/vocabulary.ts';

export interface PuppetImage extends ImageEngine {
  readonly asked: PictureRequest[];
  /** Drawing waits until what this gives has come. */
  before: () => Promise<void>;
}

export function createPuppetImage(): PuppetImage {
  const puppet: PuppetImage = {
    name: 'painter',
    standIn: true,
    asked: [],
    before: async () => undefined,
    async paint(request) {
      puppet.asked.push(request);
      await puppet.before();
      request.signal.throwIfAborted();
      const { width, height, scene } = request;
      const background = { r: 120, g: (scene.seed * 40) % 256, b: 90 };
      const bytes = await sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer();
      return { bytes, mime: 'image/png', width, height };
    },
    close: async () => undefined,
  };
  return puppet;
}

export const refuses = (): Promise<never> =>
  Promise.reject(new ImageFailure('busy', 'The puppet does not feel like it.'));

/** Somebody somewhere, for a recipe. */
export function aRecipe() {
  const { identity, scene } = aRequest();
  return { engine: 'painter', identity, scene, width: 960, height: 1280 };
}
