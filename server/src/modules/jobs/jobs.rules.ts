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
 * A premium job goes before all that came up to so much earlier. Whoever has waited longer than that goes first,
 * so nobody waits for ever.
 */
const HEAD_START_MS = 10 * 60_000;

export const rankOf = (now: Date, is_premium: boolean): Date =>
  new Date(now.getTime() - (is_premium ? HEAD_START_MS : 0));

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Before the next try: one second, then four, each up to half as long again, so that not all come back at once. */
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
 * How a run fails, thrown by the kind's work. `again`: another try may do; `failed`: none will, but a changed world
 * may; `blocked`: what came of it is shown to nobody, and what was asked for will always be so.
 */
export class JobFailure extends Error {
  readonly is: 'again' | 'failed' | 'blocked';
  readonly code: EndCode;

  constructor(is: JobFailure['is'], code: EndCode, more: { cause?: unknown } = {}) {
    super(`${is}: ${code}`, { cause: more.cause });
    this.name = 'JobFailure';
    this.is = is;
    this.code = code;
  }
}

/** After a run that failed: `again` with a pause, or the end. */
export function afterFailure(failure: JobFailure, tries: number): End | 'again' {
  const { is, code: reason } = failure;
  if (is === 'blocked') return { state: 'blocked', reason, retryable: false };
  if (is === 'again' && tries < MOST_TRIES) return 'again';
  return { state: 'failed', reason, retryable: true };
}
