// The one place where pictures and clips are judged: what a job made and what was uploaded, before their files are stored.
import { createHash } from 'node:crypto';
import { ModerationFailure, type ModerationProvider } from '../../providers/moderation/port.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { Mp4Failure } from '../../platform/mp4/boxes.ts';
import { sampleFrames } from '../../platform/mp4/frames.ts';

export interface JudgingNeeds {
  readonly moderation: ModerationProvider;
  readonly log: Log;
}

const RETRY_AFTER_MS = 10_000;
/** Of a clip: the first, the last and three between, so about one a second. */
const FRAMES = 5;
/** How many verdicts a clip takes: on its still, and on its frames. */
export const CLIP_VERDICTS = 1 + FRAMES;

export type Judging = ReturnType<typeof createJudging>;

export function createJudging({ moderation, log }: JudgingNeeds) {
  /**
   * The classifier that found nothing; undefined where there is none. Throws `picture.blocked`, and
   * `picture.unchecked` where no verdict came: such a picture is not stored.
   */
  const picture = async (site_id: string, bytes: Buffer): Promise<string | undefined> => {
    const judgement = await moderation.judge({ bytes }).catch((cause: unknown) => {
      if (!(cause instanceof ModerationFailure)) throw cause;
      log.warn({ err: cause, site_id, classifier: moderation.name }, 'no verdict on a picture');
      throw new AppError('picture.unchecked', { cause, retryAfterMs: RETRY_AFTER_MS });
    });
    if (judgement.verdict !== 'blocked')
      return judgement.verdict === 'clear' ? moderation.name : undefined;
    const { findings } = judgement;
    // Never the picture itself.
    const hash = createHash('sha256').update(bytes).digest('hex');
    const level = findings.includes('minor') ? 'error' : 'warn';
    log[level]({ site_id, classifier: moderation.name, findings, hash }, 'picture blocked');
    throw new AppError('picture.blocked');
  };

  const framesOf = (site_id: string, clip: Buffer): Promise<Buffer[]> =>
    sampleFrames(clip, FRAMES).catch((cause: unknown) => {
      if (!(cause instanceof Mp4Failure)) throw cause;
      log.warn({ err: cause, site_id }, 'no frames of a clip to judge');
      throw new AppError('picture.unchecked', { cause, retryAfterMs: RETRY_AFTER_MS });
    });

  return {
    picture,

    /** Sample frames of an MP4 file; one that is blocked blocks the clip. Throws as `picture`. */
    async clip(site_id: string, clip: Buffer): Promise<void> {
      if (moderation.isBuiltIn) return;
      for (const frame of await framesOf(site_id, clip)) await picture(site_id, frame);
    },
  };
}
