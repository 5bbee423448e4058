// What jobs that make pictures and clips have in common: failures of providers as those of a job, and tasks of a part. Pure.
import { AppError } from '../../platform/errors.ts';
import { ImageFailure, type Task } from '../../providers/image/port.ts';
import { VideoFailure } from '../../providers/video/port.ts';
import { JobFailure, type RunTools } from './jobs.rules.ts';

/** No two pictures are the same to the byte: an identical one may be another member's, which must not be shown. */
export const mixedUp = (): JobFailure => new JobFailure('retry', 'image.broken');

/** A provider's refusal is final; any other failure may succeed on the next attempt. Throws what is neither. */
export function asJobFailure(cause: unknown): JobFailure {
  if (cause instanceof JobFailure) return cause;
  if (cause instanceof ImageFailure || cause instanceof VideoFailure) {
    const type = cause.kind === 'refused' ? 'blocked' : 'retry';
    const { retryAfterMs } = cause;
    return new JobFailure(type, `image.${cause.kind}`, { cause, retryAfterMs });
  }
  if (!(cause instanceof AppError)) throw cause;
  if (cause.code === 'request.invalid') return new JobFailure('retry', 'image.broken', { cause });
  if (cause.code === 'picture.blocked')
    return new JobFailure('blocked', 'image.blocked', { cause });
  if (cause.code === 'picture.unchecked')
    return new JobFailure('retry', 'image.unchecked', { cause });
  throw cause;
}

/** The job remembers one task: that of the part it is at, such as the second of four pictures. */
export function taskOfPart(
  task_id: string | null,
  part: number,
  rememberTask: RunTools['rememberTask'],
): Task {
  const [at, id] = task_id?.split(/:(.*)/s) ?? [];
  return {
    id: at === String(part) ? id : undefined,
    remember: (task) => rememberTask(`${part}:${task}`),
  };
}
