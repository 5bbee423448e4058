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
/** How soon a run notices that its job was cancelled through another process; few jobs run at once, so it costs little. */
export const HEARTBEAT_MS = 500;
export const SWEEP_MS = 10_000;
/** From being paid for to its end, all runs and all waiting included. */
export const LONGEST_MS = 2 * 3_600_000;
/** Longer than the worst case, so that no hold expires before its job ends. */
export const HOLD_MS = LONGEST_MS + 3_600_000;
/** Runs that failed. */
const MAX_TRIES = 3;
/**
 * Runs since it was paid for, those included whose process was killed: that is no failure of the job, unless the job is what kills the
 * process. Their pauses add up to minutes.
 */
const MAX_RUNS = 10;

/** The hold of a job that had so many runs when it was paid for. */
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

/** What a busy server may ask for; the member waits with the tokens set aside. */
const LONGEST_PAUSE_MS = 2 * 60_000;

/** How far apart the clocks of the processes of an installation may be. */
const SKEW_MS = 60_000;
/**
 * No pause ends and no lease expires later than this from now: what does was written before the clock was set back, and
 * would be waited for until the clock is there again.
 */
export const LATEST_MS = { pause: 1.5 * LONGEST_PAUSE_MS + SKEW_MS, lease: LEASE_MS + SKEW_MS };

/**
 * Before the next try: one second, then four, then sixteen, or as long as a busy server asked for, each up to half as
 * long again, so that retries spread out.
 */
export const pauseAfter = (tries: number, random: number, askedMs = 0): number => {
  const own = 1_000 * 4 ** (Math.min(tries, LONGEST_PAUSE_TRIES) - 1);
  return Math.round(Math.max(own, Math.min(askedMs, LONGEST_PAUSE_MS)) * (1 + random / 2));
};

/** Between the database's clock at the start of a transaction and the process's clock inside it. */
const CLOCK_MARGIN_MS = 250;

/** How long the message waits that wakes a worker for a job which pauses. */
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
  /** Before the next try at the earliest. */
  readonly retryAfterMs: number | undefined;

  constructor(type: JobFailure['type'], code: EndCode, more: FailureDetails = {}) {
    super(`${type}: ${code}`, { cause: more.cause });
    this.name = 'JobFailure';
    this.type = type;
    this.code = code;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** After a failed run: `retry` after a pause, or the end. */
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
  /** Aborted when the time is over, the job was cancelled or taken over by another worker, or the process stops. */
  readonly signal: AbortSignal;
  /** How many steps are done. */
  readonly report: (done: number) => Promise<void>;
  /**
   * What the provider calls the work, before it is waited for: a run after a crash finds it as `task_id` and asks
   * for its result instead of paying the provider again.
   */
  readonly rememberTask: (taskId: string) => Promise<void>;
}

export interface Kind<I extends z.ZodType = z.ZodType, R = unknown> {
  readonly name: string;
  /** The text of the charge in the member's statement. */
  readonly charge: JobKind;
  /** The paid provider that makes one piece per step; its budgets apply. */
  readonly provider: PaidProvider;
  /** How many verdicts of a classifier each of its steps takes, where there is one; 1 when left out. */
  readonly verdicts?: number;
  readonly input: I;
  /** Of one run; longer ones fail. */
  readonly run_ms: number;
  /** At once in this process. */
  readonly at_once: number;
  /** Of one member: waiting and running, and running. */
  readonly most_live: number;
  readonly most_running: number;
  /** Outside any transaction, and safe to do twice: a result that comes too late is thrown away. Throws `JobFailure`. */
  run(run: Run<z.output<I>>, tools: RunTools): Promise<R>;
  /** In the transaction that takes the tokens. Answers of how many steps there is a result, where not of all: the others are returned. */
  deliver(tx: Scope, run: Run<z.output<I>>, result: R): Promise<number | void>;
  /** Jobs whose character has this name, or one that starts with it. */
  find(scope: Scope, name: string, most: number): Promise<readonly string[]>;
  /** Which of these jobs, over for long, are no longer needed; their dependent rows are removed too. */
  forgettable(scope: Scope, ids: readonly string[]): Promise<readonly string[]>;
}

export type Kinds = ReturnType<typeof createJobKinds>;

export function createJobKinds() {
  const known = new Map<string, Kind>();
  return {
    define<I extends z.ZodType, R>(kind: Kind<I, R>): void {
      if (known.has(kind.name)) throw new Error(`The kind ${kind.name} is defined twice.`);
      // `run` gets what `input` has parsed, and `deliver` what `run` gave.
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

/** No two pictures are the same to the byte: an identical one may be another member's, which must not be shown. */
export const mixedUp = (): JobFailure => new JobFailure('retry', 'image.broken');

/** A provider's refusal is final; any other failure may succeed on the next attempt. Throws what is neither. */
export function asJobFailure(cause: unknown): JobFailure {
  if (cause instanceof JobFailure) return cause;
  if (cause instanceof ImageFailure) {
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
