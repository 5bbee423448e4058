// Rules of paid jobs: what a kind defines, time limits, priority, and when a failed run is up for a retry. Pure.
import type { z } from 'zod';
import type { JobKind, JobState } from '@velour/contract/job-states.ts';
import type { ErrorCode } from '@velour/contract/errors.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { PaidProvider } from '../budgets/service.ts';
import type { FailureDetails } from '../../platform/failure.ts';
import { ImageFailure, type Task } from '../../providers/image/port.ts';
import type { JobRow } from './jobs.store.ts';
import { AppError } from '../../platform/errors.ts';

export const LEASE_MS = 30_000;
/** How soon a run notices that its job was canceled through another process. Cheap, since few jobs run at once. */
export const HEARTBEAT_MS = 500;
export const SWEEP_MS = 10_000;
/** From payment to the end, including all runs and all waiting. */
export const LONGEST_MS = 2 * 3_600_000;
/** Longer than the worst case, so that no hold expires before its job ends. */
export const HOLD_MS = LONGEST_MS + 3_600_000;
/** Failed runs after which the job fails. */
const MAX_TRIES = 3;
/**
 * Runs since it was paid for, including those whose process was killed. A killed process isn't the job's failure,
 * unless the job is what kills it. The pauses between the runs add up to minutes.
 */
const MAX_RUNS = 10;

/** The key of a job's hold, by the number of runs it had had when it was paid for. */
export const holdKeyOf = (id: string, attempt: number): string => `job:${id}:${attempt}`;

export const hadMostRuns = ({ attempt, hold_key }: JobRow): boolean =>
  attempt - Number(hold_key.slice(hold_key.lastIndexOf(':') + 1)) >= MAX_RUNS;

const LONGEST_PAUSE_TRIES = 3;

/**
 * A premium job ranks ahead of jobs submitted up to this much earlier. Older jobs rank first, so none waits forever.
 */
const HEAD_START_MS = 10 * 60_000;

export const rankOf = (now: Date, is_premium: boolean): Date =>
  new Date(now.getTime() - (is_premium ? HEAD_START_MS : 0));

export const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The longest pause that a busy server may ask for; until then the member's tokens stay on hold. */
const LONGEST_PAUSE_MS = 2 * 60_000;

/** How far the clocks of an installation's processes may differ. */
const SKEW_MS = 60_000;
/**
 * The latest plausible end of a pause or lease, counted from now. A later one was written before the clock was set
 * back; without this limit the job would wait until the clock reaches it again.
 */
export const LATEST_MS = { pause: 1.5 * LONGEST_PAUSE_MS + SKEW_MS, lease: LEASE_MS + SKEW_MS };

/**
 * The pause before the next try: one second, then four, then sixteen, or as long as a busy server asks. Up to half as
 * long again is added at random, so that retries spread out.
 */
export const pauseAfter = (tries: number, random: number, askedMs = 0): number => {
  const own = 1_000 * 4 ** (Math.min(tries, LONGEST_PAUSE_TRIES) - 1);
  return Math.round(Math.max(own, Math.min(askedMs, LONGEST_PAUSE_MS)) * (1 + random / 2));
};

/**
 * Allows for the difference between the database's clock at the start of a transaction and the process's clock inside
 * it.
 */
const CLOCK_MARGIN_MS = 250;

/** The delay of the message that wakes a worker for a paused job. */
export const wakeAfter = (now: Date, runAfter: Date): number =>
  runAfter.getTime() - now.getTime() + CLOCK_MARGIN_MS;

/** The queue whose messages wake the workers of a kind. */
export const queueOf = (kind: string): string => `jobs.${kind}`;

export const unleased = { lease_owner: null, lease_until: null } as const;

export const isLive = (state: JobState): boolean => state === 'queued' || state === 'running';

/** Why a job did not succeed. */
type EndCode = Extract<
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
  /** The earliest time of the next try. */
  readonly retryAfterMs: number | undefined;

  constructor(type: JobFailure['type'], code: EndCode, more: FailureDetails = {}) {
    super(`${type}: ${code}`, { cause: more.cause });
    this.name = 'JobFailure';
    this.type = type;
    this.code = code;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** What follows a failed run: `retry` after a pause, or the end. */
export function afterFailure(failure: JobFailure, tries: number): End | 'retry' {
  const { type, code: reason } = failure;
  if (type === 'blocked') return { state: 'blocked', reason, retryable: false };
  if (type === 'retry' && tries < MAX_TRIES) return 'retry';
  return { state: 'failed', reason, retryable: true };
}

/** A run of a job, as its kind sees it. */
export type Run<I> = Pick<JobRow, 'id' | 'site_id' | 'owner_id' | 'attempt' | 'task_id'> & {
  readonly input: I;
};

export interface RunTools {
  /**
   * Aborted when the time limit is reached, the job is canceled or taken over by another worker, or the process stops.
   */
  readonly signal: AbortSignal;
  /** Reports how many steps are done. */
  readonly report: (done: number) => Promise<void>;
  /**
   * Stores the provider's id of the work before waiting for it: after a crash the next run gets it as `task_id` and
   * asks for its result instead of paying the provider again.
   */
  readonly rememberTask: (taskId: string) => Promise<void>;
}

export interface Kind<I extends z.ZodType = z.ZodType, R = unknown> {
  readonly name: string;
  /** The text of the charge in the member's statement. */
  readonly charge: JobKind;
  /** The paid provider that makes one piece per step; its budgets apply. Undefined for work of our own. */
  readonly provider: PaidProvider | undefined;
  /** How many classifier verdicts each step needs, if a classifier is configured; 1 by default. */
  readonly verdicts?: number;
  readonly input: I;
  /** The time limit of one run, which then fails. */
  readonly run_ms: number;
  /** How many may run at once in this process. */
  readonly at_once: number;
  /** Per member: `most_live` counts waiting and running jobs, `most_running` the running ones. */
  readonly most_live: number;
  readonly most_running: number;
  /** Runs outside any transaction, possibly twice: a result that arrives too late is discarded. Throws `JobFailure`. */
  run(run: Run<z.output<I>>, tools: RunTools): Promise<R>;
  /**
   * Runs in the transaction that takes the tokens. Returns how many steps have a result, if not all; the others are
   * refunded.
   */
  deliver(tx: Scope, run: Run<z.output<I>>, result: R): Promise<number | void>;
  /** Finds jobs by their character: its name, or the start of it. */
  find(scope: Scope, name: string, most: number): Promise<readonly string[]>;
  /** Which of these jobs, ended long ago, can be deleted, with their dependent rows. */
  forgettable(scope: Scope, ids: readonly string[]): Promise<readonly string[]>;
}

export type Kinds = ReturnType<typeof createJobKinds>;

export function createJobKinds() {
  const known = new Map<string, Kind>();
  return {
    define<I extends z.ZodType, R>(kind: Kind<I, R>): void {
      if (known.has(kind.name)) throw new Error(`The kind ${kind.name} is defined twice.`);
      // `run` gets the output of `input`'s schema, and `deliver` the result of `run`.
      known.set(kind.name, kind);
    },
    has: (name: string): boolean => known.has(name),
    of(name: string): Kind {
      const kind = known.get(name);
      if (!kind) throw new Error(`Unknown job kind: ${name}.`);
      return kind;
    },
    all: (): Kind[] => [...known.values()],
  };
}

export const runOf = (row: JobRow, kind: Kind): Run<unknown> => ({
  id: row.id,
  site_id: row.site_id,
  owner_id: row.owner_id,
  attempt: row.attempt,
  task_id: row.task_id,
  input: kind.input.parse(row.input),
});

/** Two pictures are never identical to the byte: an identical one may be another member's, and must not be shown. */
export const mixedUp = (): JobFailure => new JobFailure('retry', 'image.broken');

/** A provider's refusal is final; after any other failure the next attempt may succeed. Throws other errors. */
export function asJobFailure(cause: unknown): JobFailure {
  if (cause instanceof JobFailure) return cause;
  if (cause instanceof ImageFailure) {
    const type = cause.kind === 'refused' ? 'blocked' : 'retry';
    const { retryAfterMs } = cause;
    return new JobFailure(type, `image.${cause.kind}`, { cause, retryAfterMs });
  }
  if (!(cause instanceof AppError)) throw cause;
  if (cause.code === 'request.invalid' || cause.code === 'picture.too_large')
    return new JobFailure('retry', 'image.broken', { cause });
  if (cause.code === 'picture.blocked')
    return new JobFailure('blocked', 'image.blocked', { cause });
  if (cause.code === 'picture.unchecked')
    return new JobFailure('retry', 'image.unchecked', { cause });
  throw cause;
}

/** A job stores the id of one task: that of its current part, such as the second of four pictures. */
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
