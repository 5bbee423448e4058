// Validates every result of a video provider: a result that differs from the request is a failure.
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { Mp4Failure, readMp4, type VideoFacts } from '@velour/mp4/boxes.ts';
import { frameProblemOf } from '../../platform/mp4/frames.ts';
import { ImageFailure } from '../image/port.ts';
import { type Clip, type ClipRequest, evenSide, type VideoProvider } from './port.ts';

/** Ten seconds in the highest quality that a page can show. */
const MAX_BYTES = 32 * 2 ** 20;
/** H.264, which all browsers play. */
const CODECS: readonly string[] = ['avc1', 'avc3'];

/** Models generate certain numbers of frames, so a clip may be slightly shorter or longer. */
const mayDifferBy = (seconds: number): number => 0.1 + seconds * 0.1;

interface Options {
  /** True if a classifier checks frames, which therefore must be decodable. */
  readonly areFramesJudged?: boolean;
}

/** Returns only the requested result: one complete MP4 with a video of the requested size and duration. */
export function createCheckedVideo(
  provider: VideoProvider,
  { areFramesJudged = false }: Options = {},
): VideoProvider {
  return {
    name: provider.name,
    isBuiltIn: provider.isBuiltIn,
    ...(provider.description !== undefined && { description: provider.description }),
    async animate(request) {
      assertNoTransaction('A clip');
      const clip = believe(await provider.animate(request), request);
      const problem = areFramesJudged ? frameProblemOf(clip.bytes) : undefined;
      if (problem === undefined) return clip;
      throw new ImageFailure(
        'broken',
        `The classifier can’t look at the frames of this clip: ${problem}. Let the workflow save animated WebP, or H.264 with the profile baseline.`,
      );
    },
    close: () => provider.close(),
  };
}

function believe(result: Partial<Clip> | undefined, request: ClipRequest): Clip {
  const { bytes, mime } = result ?? {};
  if (!Buffer.isBuffer(bytes) || bytes.length === 0 || mime !== 'video/mp4')
    throw new ImageFailure('broken', 'The response isn’t a clip.');
  if (bytes.length > MAX_BYTES) throw new ImageFailure('broken', 'The clip file is too large.');
  const found = factsOf(bytes);
  const [width, height] = [evenSide(request.width), evenSide(request.height)];
  if (found.width !== width || found.height !== height)
    throw new ImageFailure('broken', `The clip isn’t ${width} × ${height}.`);
  if (!CODECS.includes(found.codec) || found.frames < 2)
    throw new ImageFailure('broken', 'The clip can’t be played.');
  if (!(Math.abs(found.seconds - request.seconds) <= mayDifferBy(request.seconds)))
    throw new ImageFailure('broken', `The clip isn’t ${request.seconds} seconds long.`);
  return { bytes, mime, width, height, seconds: found.seconds };
}

function factsOf(bytes: Buffer): VideoFacts {
  try {
    return readMp4(bytes);
  } catch (cause) {
    if (!(cause instanceof Mp4Failure)) throw cause;
    throw new ImageFailure('broken', 'The clip can’t be read.', { cause });
  }
}
