// What is true of jobs: how long things may take, who comes first, and how a run that failed goes on. Pure.
import type { JobState } from '@velour/contract/job-states.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';

export const LEASE_MS = 30_000;
export const HEARTBEAT_MS = 10_000;
export const SWEEP_MS = 10_000;
/** From being paid for to its end, all runs and all waiting included. */
export const LONGEST_MS = 2 * 3_600_000;
/** Longer than the worst case, so that no job ends to find its tokens gone. */
export const HOLD_MS = LONGEST_MS + 3_600_000;
export const MOST_TRIES = 3;

/**
 * A premium job ranks ahead of jobs submitted up to this much earlier. Older jobs rank first, so none waits forever.
 */
const HEAD_START_MS = 10 * 60_000;

export const rankOf = (now: Date, is_premium: boolean): Date =>
  new Date(now.getTime() - (is_premium ? HEAD_START_MS : 0));

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Before the next try: one second, then four, each up to half as long again, so that retries spread out. */
export const pauseAfter = (tries: number, random: number): number =>
  Math.round(1_000 * 4 ** (tries - 1) * (1 + random / 2));

export const isLive = (state: JobState): boolean => state === 'queued' || state === 'running';

/** What a job says of why it did not succeed. */
export type EndCode = Extract<
  ErrorCode,
  `job.${string}` | `image.${string}` | `budget.${string}` | 'safety.blocked'
>;

/** How a job ends without a result. */
export interface End {
  readonly state: Exclude<JobState, 'queued' | 'running' | 'succeeded'>;
  readonly reason: EndCode;
  readonly retryable: boolean;
}

export const ends = {
  cancelled: { state: 'cancelled', reason: 'job.cancelled', retryable: true },
  timedOut: { state: 'failed', reason: 'job.timed_out', retryable: true },
  crashed: { state: 'dead', reason: 'job.crashed', retryable: true },
} as const satisfies Record<string, End>;

/**
 * How a run fails, thrown by the kind's `run`. `retry`: another attempt may succeed; `failed`: no
 * attempt will until something changes; `blocked`: the result is discarded, and the same input is always refused.
 */
export class JobFailure extends Error {
  readonly type: 'retry' | 'failed' | 'blocked';
  readonly code: EndCode;

  constructor(type: JobFailure['type'], code: EndCode, more: { cause?: unknown } = {}) {
    super(`${type}: ${code}`, { cause: more.cause });
    this.name = 'JobFailure';
    this.type = type;
    this.code = code;
  }
}

/** After a failed run: `retry` after a pause, or the end. */
export function afterFailure(failure: JobFailure, tries: number): End | 'retry' {
  const { type, code: reason } = failure;
  if (type === 'blocked') return { state: 'blocked', reason, retryable: false };
  if (type === 'retry' && tries < MOST_TRIES) return 'retry';
  return { state: 'failed', reason, retryable: true };
}
