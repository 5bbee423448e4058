// An image provider for tests with every possible fault on demand; correct otherwise.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import {
  ImageFailure,
  type ImageProvider,
  type ImageFailureKind,
  type Picture,
  type PictureRequest,
} from '../../src/providers/image/port.ts';
import { drawPlain } from './fake-image.ts';

/** Returns a faulty result; it may have any shape. */
type Fault = (request: PictureRequest, context: FaultContext) => Promise<unknown>;

interface FaultContext {
  /** Its correct results so far, oldest first. */
  readonly given: readonly Picture[];
  /** Resolves when the test releases the waiting requests. */
  readonly released: Promise<void>;
}

export interface FaultyImage extends ImageProvider {
  readonly requests: PictureRequest[];
  readonly given: Picture[];
  /** Faults of the next pictures; the last one applies to all later ones. */
  faults: (Fault | 'honest')[];
  /** Releases delayed results. */
  release(): void;
}

export function createFaultyImage(): FaultyImage {
  const given: Picture[] = [];
  let release: () => void = () => undefined;
  let released = new Promise<void>((resolve) => (release = resolve));
  const provider: FaultyImage = {
    name: 'painter',
    isBuiltIn: true,
    requests: [],
    given,
    faults: [],
    async paint(request) {
      provider.requests.push(request);
      const fault = provider.faults.length > 1 ? provider.faults.shift() : provider.faults[0];
      // The caller has to detect that it is not a picture.
      if (fault !== undefined && fault !== 'honest')
        return (await fault(request, { given, released })) as Picture;
      const picture = await drawPlain(request);
      given.push(picture);
      return picture;
    },
    release() {
      release();
      released = new Promise<void>((resolve) => (release = resolve));
    },
    close: async () => release(),
  };
  return provider;
}

const lie = (about: Partial<Picture>, of?: PictureRequest): Fault =>
  async function lies(request) {
    return { ...(await drawPlain(of ?? request)), ...about };
  };

const blank = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#123' } });

export const faults = {
  /** Throws a failure of the port. */
  fails:
    (kind: ImageFailureKind): Fault =>
    async () => {
      throw new ImageFailure(kind, 'As told.');
    },
  /** Throws an unexpected error. */
  throws: async () => {
    throw new TypeError('undefined is not a picture');
  },
  /** Never returns, and ignores the abort signal. */
  stalls: async (_request: PictureRequest, { released }: FaultContext) => {
    await released;
    throw new ImageFailure('unavailable', 'Never mind.');
  },
  /** Returns after the caller gave up, ignoring the abort signal. */
  late: async (request: PictureRequest, { released }: FaultContext) => {
    await released;
    return drawPlain(request);
  },
  /** Generates the picture, but the connection breaks before the response. */
  drops: async (request: PictureRequest) => {
    await drawPlain(request);
    throw new ImageFailure('unavailable', 'socket hang up');
  },
  /** Returns its previous result again. */
  twice: async (_request: PictureRequest, { given }: FaultContext) => given.at(-1),
  /** Returns the result of another request. */
  gives:
    (picture: Picture): Fault =>
    async () =>
      picture,
  nothing: async () => undefined,
  several: async (request: PictureRequest) => [await drawPlain(request), await drawPlain(request)],
  empty: lie({ bytes: Buffer.alloc(0) }),
  text: lie({ bytes: Buffer.from('<html>502 Bad Gateway</html>') }),
  half: async (request: PictureRequest) => {
    const { bytes, ...more } = await drawPlain(request);
    return { ...more, bytes: bytes.subarray(0, bytes.length / 2) };
  },
  otherKind: lie({ mime: 'image/webp' }),
  drawing: lie({
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280"/>'),
  }),
  moving: async ({ width, height }: PictureRequest) => {
    const frame = await blank().png().toBuffer();
    const bytes = await sharp([frame, frame], { join: { animated: true } })
      .webp()
      .toBuffer();
    return { bytes, mime: 'image/webp', width, height };
  },
  small: async ({ width, height }: PictureRequest) => {
    return { bytes: await blank().png().toBuffer(), mime: 'image/png', width, height };
  },
  /** A decompression bomb: a few bytes that would unpack to gigabytes. */
  huge: async ({ width, height }: PictureRequest) => {
    const bytes = await blank().png().toBuffer();
    for (const offset of [16, 20]) bytes.writeUInt32BE(60_000, offset);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return { bytes, mime: 'image/png', width, height };
  },
  heavy: lie({ bytes: Buffer.alloc(33 * 2 ** 20) }),
};
