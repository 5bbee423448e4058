// One run of a job: taken under a lease, renewed by a heartbeat, delivered and paid for in one transaction.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import type { BudgetsService, Reserved } from '../budgets/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { unleased, type Completion } from './completion.ts';
import { runOf, type Kind, type Kinds } from './kinds.rules.ts';
import {
  after,
  afterFailure,
  ends,
  HEARTBEAT_MS,
  JobFailure,
  LEASE_MS,
  pauseAfter,
} from './jobs.rules.ts';
import { changeFenced, claimJob, type JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly wallet: Pick<WalletService, 'capture'>;
  readonly kinds: Kinds;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  readonly completion: Completion;
  readonly notifications: Notifications;
  /** Aborted when the process stops. */
  readonly closing: AbortSignal;
}

export type Runner = ReturnType<typeof createRunner>;

const SETTLED_MS = 3_000;

/** Another worker has the job, or it has ended: the result of this run is discarded. */
class LeaseLost extends Error {}
class TimedOut extends Error {}
/** The hold is no longer open; without tokens nothing is delivered. */
class HoldGone extends Error {}

export function createRunner(needs: Needs) {
  const { db, clock, log, wallet, kinds, completion, notifications, closing } = needs;
  const lease_owner = randomUUID();

  const claim = (kind: Kind): Promise<JobRow | undefined> => {
    const now = clock.now();
    const { name, most_running } = kind;
    const lease_until = after(now, LEASE_MS);
    return claimJob(db, { kind: name, most_running, lease_owner, now, lease_until });
  };

  /** Aborted for the first of all reasons to stop; a run that does not listen is left behind. */
  const watch = (row: JobRow, kind: Kind) => {
    const over = new AbortController();
    const beat = setInterval(() => {
      changeFenced(db, row, { lease_until: after(clock.now(), LEASE_MS) }).then(
        (renewed) => renewed ?? over.abort(new LeaseLost()),
        (error: unknown) => log.warn({ err: error, job_id: row.id }, 'job heartbeat failed'),
      );
    }, HEARTBEAT_MS);
    const left = Math.min(kind.run_ms, row.deadline.getTime() - clock.now().getTime());
    const timer = setTimeout(() => over.abort(new TimedOut()), Math.max(0, left));
    return {
      over,
      signal: AbortSignal.any([over.signal, closing]),
      end: () => {
        clearInterval(beat);
        clearTimeout(timer);
      },
    };
  };

  const note = async (row: JobRow, change: Partial<JobRow>): Promise<void> => {
    const changed = await changeFenced(db, row, {
      ...change,
      lease_until: after(clock.now(), LEASE_MS),
    });
    if (!changed) throw new LeaseLost();
    if (change.done !== undefined) notifications.now(changed);
  };

  const deliver = (row: JobRow, kind: Kind, result: unknown): Promise<void> =>
    inTransaction(openScope(db, row.site_id), async (tx) => {
      const succeeded = { state: 'succeeded', done: row.total, ...unleased } as const;
      const done = await changeFenced(tx.db, row, { ...succeeded, ended_at: clock.now() });
      if (!done) throw new LeaseLost();
      await kind.deliver(tx, runOf(row, kind), result);
      const captured = await wallet.capture(tx, row.hold_key);
      if (captured.status !== 'done') throw new HoldGone();
      await notifications.changed(tx, done);
    });

  const requeue = async (row: JobRow, run_after: Date, more: Partial<JobRow>): Promise<void> => {
    const queued = { state: 'queued', done: 0, run_after, ...unleased, ...more } as const;
    await inTransaction(openScope(db, row.site_id), async (tx) => {
      const changed = await changeFenced(tx.db, row, queued);
      if (changed) await notifications.changed(tx, changed);
    });
  };

  /** Settles a run without a result. A failure in here is left to the sweep. */
  const settle = async (row: JobRow, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return;
    if (error === closing.reason) return requeue(row, clock.now(), { tries: row.tries - 1 });
    if (error instanceof TimedOut || error instanceof HoldGone) {
      await completion.endRun(row, ends.timedOut);
      return;
    }
    const failure =
      error instanceof JobFailure ? error : new JobFailure('retry', 'job.failed', { cause: error });
    const { id: job_id, kind, attempt } = row;
    log.warn({ err: failure, job_id, kind, attempt }, 'job attempt failed');
    const next = afterFailure(failure, row.tries);
    if (next !== 'retry') {
      await completion.endRun(row, next);
      return;
    }
    // The provider's result was unusable, so the next run starts a new task there.
    const run_after = after(clock.now(), pauseAfter(row.tries, Math.random()));
    await requeue(row, run_after, { task_id: null });
  };

  /** What this process runs, by its job. */
  const active = new Map<string, AbortController>();

  /** Includes runs that ignored their abort signal. */
  const unfinished = new Set<Promise<unknown>>();
  const follow = <T>(running: Promise<T>): Promise<T> => {
    const ended: Promise<unknown> = running.then(
      () => unfinished.delete(ended),
      () => unfinished.delete(ended),
    );
    unfinished.add(ended);
    return running;
  };

  /** The budget also counts the output of runs that were abandoned. */
  const make = async (row: JobRow, kind: Kind, signal: AbortSignal): Promise<unknown> => {
    const reserved = await reserveBudget(needs, row, kind);
    let made = 0;
    try {
      const result = await kind.run(runOf(row, kind), {
        signal,
        report: (done) => note(row, { done: (made = Math.min(done, row.total)) }),
        rememberTask: (task_id) => note(row, { task_id }),
      });
      made = row.total;
      return result;
    } finally {
      await reserved.settle(made);
    }
  };

  const runJob = async (row: JobRow, kind: Kind): Promise<void> => {
    const { over, signal, end } = watch(row, kind);
    active.set(row.id, over);
    try {
      signal.throwIfAborted();
      notifications.now(row);
      await notifications.moved(db, kind.name);
      await deliver(row, kind, await unless(signal, follow(make(row, kind, signal))));
    } catch (error) {
      await settle(row, signal.aborted ? signal.reason : error);
    } finally {
      end();
      if (active.get(row.id) === over) active.delete(row.id);
    }
  };

  return {
    /** Ends the run of a job that has ended, where it is this process that runs it. */
    drop: (id: string): void => active.get(id)?.abort(new LeaseLost()),

    /** Resolves when every run has finished, or after a few seconds at most. */
    settled: (): Promise<unknown> =>
      Promise.race([Promise.all(unfinished), pause(SETTLED_MS, undefined, { ref: false })]),

    /** Takes the next job of this kind; its run goes on by itself and never rejects. */
    async beginNext(name: string): Promise<{ ended: Promise<void> } | undefined> {
      const kind = kinds.of(name);
      const row = await claim(kind);
      if (!row) return undefined;
      const ended = runJob(row, kind).catch((error: unknown) =>
        log.warn(
          { err: error, job_id: row.id },
          'ending a job attempt failed; the sweep will retry',
        ),
      );
      return { ended };
    },
  };
}

/** The result, or the signal's reason as soon as it is aborted. */
async function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
    work.catch(() => undefined); // abandoned: its outcome is ignored
  }
}

/** Reserves what a run may ask of its paid provider. A reached cap fails the job, so that its tokens are released at once. */
async function reserveBudget(
  { db, budgets }: Pick<Needs, 'db' | 'budgets'>,
  { site_id, owner_id, total }: JobRow,
  { engine }: Kind,
): Promise<Reserved> {
  try {
    const scope = openScope(db, site_id);
    return await budgets.reserve(scope, { person_id: owner_id, engine, amount: total });
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const { code } = cause;
    if (code === 'budget.reached' || code === 'budget.person_reached')
      throw new JobFailure('failed', code, { cause });
    throw cause;
  }
}
