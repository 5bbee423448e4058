// The only place where pictures and clips are moderated: generated and uploaded ones, before their files are stored.
import { createHash } from 'node:crypto';
import {
  ModerationFailure,
  type KnownImages,
  type ModerationProvider,
} from '../../providers/moderation/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { Mp4Failure } from '@velour/mp4/boxes.ts';
import { sampleFrames } from '../../platform/mp4/frames.ts';
import type { MatchedPicture, Quarantine } from './quarantine.ts';

export interface JudgingNeeds {
  readonly moderation: ModerationProvider;
  readonly knownImages: KnownImages;
  readonly quarantine: Pick<Quarantine, 'keep'>;
  readonly log: Log;
}

const RETRY_AFTER_MS = 10_000;
/** The number of frames to judge: the first, the last and three in between, about one per second. */
const FRAMES = 5;
/** The number of verdicts for a clip: its still, and its frames. */
export const CLIP_VERDICTS = 1 + FRAMES;

export type Judging = ReturnType<typeof createJudging>;

export function createJudging({ moderation, knownImages, quarantine, log }: JudgingNeeds) {
  /** Without a verdict, nothing is stored. */
  const withoutVerdict =
    (site_id: string, classifier: string) =>
    (cause: unknown): never => {
      if (!(cause instanceof ModerationFailure)) throw cause;
      log.warn({ err: cause, site_id, classifier }, 'judging a picture failed');
      throw new AppError('picture.unchecked', { cause, retryAfterMs: RETRY_AFTER_MS });
    };

  /** Checked before anything else: a known illegal picture is sent to no other server. */
  const assertUnknown = async (given: MatchedPicture): Promise<void> => {
    const match = await knownImages
      .match(given.bytes)
      .catch(withoutVerdict(given.site_id, knownImages.name));
    if (!match) return;
    await quarantine.keep(given, match);
    throw new AppError('picture.blocked');
  };

  /**
   * `content` is the re-encoded file that will be stored. Returns the name of the classifier that found nothing;
   * undefined if there is none. Throws `picture.blocked`, and `picture.unchecked` if there is no verdict; such a
   * picture must not be stored.
   */
  const picture = async (given: MatchedPicture, content: Buffer): Promise<string | undefined> => {
    const { site_id } = given;
    await assertUnknown(given);
    const judgement = await moderation
      .judge({ bytes: content })
      .catch(withoutVerdict(site_id, moderation.name));
    if (judgement.verdict !== 'blocked')
      return judgement.verdict === 'clear' ? moderation.name : undefined;
    const { findings } = judgement;
    // The log contains a hash, never the picture.
    const hash = createHash('sha256').update(content).digest('hex');
    const level = findings.includes('minor') ? 'error' : 'warn';
    log[level]({ site_id, classifier: moderation.name, findings, hash }, 'picture blocked');
    throw new AppError('picture.blocked');
  };

  const framesOf = (site_id: string, clip: Buffer): Promise<Buffer[]> =>
    sampleFrames(clip, FRAMES).catch((cause: unknown) => {
      if (!(cause instanceof Mp4Failure)) throw cause;
      log.warn({ err: cause, site_id }, 'clip has no frames to judge');
      throw new AppError('picture.unchecked', { cause, retryAfterMs: RETRY_AFTER_MS });
    });

  return {
    picture,

    /** Judges sample frames of an MP4 file; a blocked frame blocks the clip. Throws like `picture`. */
    async clip(given: Omit<MatchedPicture, 'bytes'>, clip: Buffer): Promise<void> {
      if (moderation.isBuiltIn && knownImages.isBuiltIn) return;
      for (const frame of await framesOf(given.site_id, clip))
        await picture({ ...given, bytes: frame }, frame);
    },
  };
}
