// A video provider for tests, with faults on demand.
import { anMp4 } from '@velour/mp4/test/an-mp4.ts';
import { encodeH264 } from '../../src/providers/video/h264.ts';
import {
  type Clip,
  type ClipRequest,
  evenSide,
  type VideoProvider,
} from '../../src/providers/video/port.ts';

export interface FakeVideo extends VideoProvider {
  readonly requests: ClipRequest[];
  /** Replaces a valid clip; may have any shape. */
  answer: ((request: ClipRequest) => Promise<unknown>) | undefined;
}

export function createFakeVideo(): FakeVideo {
  const provider: FakeVideo = {
    name: 'painter',
    isBuiltIn: true,
    requests: [],
    answer: undefined,
    async animate(request) {
      provider.requests.push(request);
      request.signal.throwIfAborted();
      // The caller has to detect that it is not a clip.
      if (provider.answer) return (await provider.answer(request)) as Clip;
      return aClip(request);
    },
    close: async () => undefined,
  };
  return provider;
}

let decodable = 0;

/**
 * A decodable clip of plain frames, each a little lighter than the previous one. Every clip is
 * unique.
 */
export async function aDecodableClip({
  seconds,
  ...sides
}: Pick<ClipRequest, 'width' | 'height' | 'seconds'>): Promise<Clip> {
  const [width, height] = [evenSide(sides.width), evenSide(sides.height)];
  decodable += 1;
  const first = 32 + (decodable % 20) * 4;
  const framesPerSecond = 4;
  async function* frames() {
    const bytes = Buffer.alloc((width * height * 3) / 2, 128);
    for (let at = 0; at < seconds * framesPerSecond; at += 1)
      yield { bytes: bytes.fill(first + at * 7, 0, width * height) };
  }
  const bytes = await encodeH264(frames(), { width, height, framesPerSecond });
  return { bytes, mime: 'video/mp4', width, height, seconds };
}

export function aClip({
  seconds,
  ...sides
}: Pick<ClipRequest, 'width' | 'height' | 'seconds'>): Clip {
  const [width, height] = [evenSide(sides.width), evenSide(sides.height)];
  const frames = Math.round(seconds * 24);
  return {
    bytes: anMp4({ width, height, seconds, frames }),
    mime: 'video/mp4',
    width,
    height,
    seconds,
  };
}
