// An image provider for tests: plain pictures with one spot, unique per person, counted, delayed and refused on demand.
import sharp from 'sharp';
import { aRequest } from '../suites/image-suite.ts';
import {
  ImageFailure,
  type ImageProvider,
  type PictureRequest,
} from '../../src/providers/image/port.ts';

/** The painter's vocabulary, for code that describes people to it. */
export * as drawnWords from '@velour/painter/vocabulary.ts';

export interface PuppetImage extends ImageProvider {
  readonly requests: PictureRequest[];
  /** Awaited before each picture is generated. */
  before: () => Promise<void>;
  /** Holds all pictures back until the returned function is called. */
  holdBack(): () => void;
}

export function createPuppetImage(): PuppetImage {
  const puppet: PuppetImage = {
    name: 'painter',
    isBuiltIn: true,
    requests: [],
    before: async () => undefined,
    async paint(request) {
      puppet.requests.push(request);
      await puppet.before();
      request.signal.throwIfAborted();
      return drawPlain(request);
    },
    holdBack() {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      puppet.before = () => gate;
      return release;
    },
    close: async () => undefined,
  };
  return puppet;
}

/** Deterministic: the same bytes for the same person and scene only. */
export async function drawPlain({ width, height, scene, identity }: PictureRequest) {
  const { seed } = identity;
  const background = {
    r: seed % 200,
    g: (scene.seed * 40) % 256,
    b: (90 + Math.floor(scene.seed / 7)) % 256,
  };
  const side = Math.ceil(width / 16);
  const spot = { width: side, height: side, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .composite([
      {
        input: { create: spot },
        left: Math.floor(seed / 200) % (width - side),
        top: Math.floor(seed / 200_000) % (height - side),
      },
    ])
    .png()
    .toBuffer();
  return { bytes, mime: 'image/png', width, height } as const;
}

/** A different picture for each seed. */
export async function aPlainPicture(seed = 7): Promise<Buffer> {
  const request = aRequest();
  const { bytes } = await drawPlain({ ...request, identity: { ...request.identity, seed } });
  return bytes;
}

export const refuses = (): Promise<never> =>
  Promise.reject(new ImageFailure('busy', 'The puppet does not feel like it.'));

/** A recipe with any person in any place. */
export function aRecipe() {
  const { identity, scene } = aRequest();
  return { engine: 'painter', identity, scene, width: 960, height: 1280 };
}
