// The only place where pictures and clips are moderated: generated and uploaded ones, before their files are stored.
import { createHash } from 'node:crypto';
import {
  ModerationFailure,
  type KnownImages,
  type ModerationProvider,
} from '../../providers/moderation/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { Mp4Failure } from '../../platform/mp4/boxes.ts';
import { sampleFrames } from '../../platform/mp4/frames.ts';
import type { MatchedPicture, Quarantine } from './quarantine.ts';

export interface JudgingNeeds {
  readonly moderation: ModerationProvider;
  readonly knownImages: KnownImages;
  readonly quarantine: Pick<Quarantine, 'keep'>;
  readonly log: Log;
}

const RETRY_AFTER_MS = 10_000;
/** Of a clip: the first, the last and three between, so about one a second. */
const FRAMES = 5;
/** How many verdicts a clip takes: on its still, and on its frames. */
export const CLIP_VERDICTS = 1 + FRAMES;

export type Judging = ReturnType<typeof createJudging>;

export function createJudging({ moderation, knownImages, quarantine, log }: JudgingNeeds) {
  /** Nothing is stored without an answer. */
  const withoutVerdict =
    (site_id: string, classifier: string) =>
    (cause: unknown): never => {
      if (!(cause instanceof ModerationFailure)) throw cause;
      log.warn({ err: cause, site_id, classifier }, 'judging a picture failed');
      throw new AppError('picture.unchecked', { cause, retryAfterMs: RETRY_AFTER_MS });
    };

  /** Before anything else looks at it: what is known goes to no other server. */
  const assertUnknown = async (given: MatchedPicture): Promise<void> => {
    const match = await knownImages
      .match(given.bytes)
      .catch(withoutVerdict(given.site_id, knownImages.name));
    if (!match) return;
    await quarantine.keep(given, match);
    throw new AppError('picture.blocked');
  };

  /**
   * `content` is what will be stored of the picture that was given. Returns the classifier that found nothing; undefined
   * where there is none. Throws `picture.blocked`, and `picture.unchecked` where no verdict came: such a picture is not
   * stored.
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
    // Never the picture itself.
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

    /** Sample frames of an MP4 file; one that is blocked blocks the clip. Throws as `picture`. */
    async clip(given: Omit<MatchedPicture, 'bytes'>, clip: Buffer): Promise<void> {
      if (moderation.isBuiltIn && knownImages.isBuiltIn) return;
      for (const frame of await framesOf(given.site_id, clip))
        await picture({ ...given, bytes: frame }, frame);
    },
  };
}
