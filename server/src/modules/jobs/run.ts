// One run of a job: taken under a lease, kept alive by a heartbeat, delivered and paid for in one transaction.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import type { Log } from '../../platform/log.ts';
import type { WalletService } from '../wallet/service.ts';
import type { JobBudget } from './budget.ts';
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
  readonly budgeting: JobBudget;
  readonly ending: Completion;
  readonly telling: Notifications;
  /** Aborted when the process stops. */
  readonly closing: AbortSignal;
}

export type Runner = ReturnType<typeof createRunner>;

const SETTLED_MS = 3_000;

/** Somebody else has the job, or it has ended: what was done for it is thrown away. */
class Lost extends Error {}
class TimedOut extends Error {}
/** The hold was closed by somebody else; without tokens nothing is delivered. */
class HoldGone extends Error {}

export function createRunner(needs: Needs) {
  const { db, clock, log, wallet, kinds, budgeting, ending, telling, closing } = needs;
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
        (kept) => kept ?? over.abort(new Lost()),
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
    const kept = await changeFenced(db, row, {
      ...change,
      lease_until: after(clock.now(), LEASE_MS),
    });
    if (!kept) throw new Lost();
    if (change.done !== undefined) telling.now(kept);
  };

  const deliver = (row: JobRow, kind: Kind, result: unknown): Promise<void> =>
    inTransaction(openScope(db, row.site_id), async (tx) => {
      const succeeded = { state: 'succeeded', done: row.total, ...unleased } as const;
      const done = await changeFenced(tx.db, row, { ...succeeded, ended_at: clock.now() });
      if (!done) throw new Lost();
      await kind.deliver(tx, runOf(row, kind), result);
      const captured = await wallet.capture(tx, row.hold_key);
      if (captured.status !== 'done') throw new HoldGone();
      await telling.changed(tx, done);
    });

  const again = async (row: JobRow, run_after: Date, more: Partial<JobRow>): Promise<void> => {
    const queued = { state: 'queued', done: 0, run_after, ...unleased, ...more } as const;
    await inTransaction(openScope(db, row.site_id), async (tx) => {
      const kept = await changeFenced(tx.db, row, queued);
      if (kept) await telling.changed(tx, kept);
    });
  };

  /** What becomes of a run that gave no result. Whatever fails here is left to the sweep. */
  const settle = async (row: JobRow, error: unknown): Promise<void> => {
    if (error instanceof Lost) return;
    if (error === closing.reason) return again(row, clock.now(), { tries: row.tries - 1 });
    if (error instanceof TimedOut || error instanceof HoldGone) {
      await ending.endRun(row, ends.timedOut);
      return;
    }
    const failure =
      error instanceof JobFailure ? error : new JobFailure('again', 'job.failed', { cause: error });
    const { id: job_id, kind, attempt } = row;
    log.warn({ err: failure, job_id, kind, attempt }, 'job attempt failed');
    const next = afterFailure(failure, row.tries);
    if (next !== 'again') {
      await ending.endRun(row, next);
      return;
    }
    // What the provider gave is no good, so the next run asks it anew.
    const run_after = after(clock.now(), pauseAfter(row.tries, Math.random()));
    await again(row, run_after, { task_id: null });
  };

  /** What this process runs, by its job. */
  const underWay = new Map<string, AbortController>();

  /** Also those that did not listen when they were told to stop. */
  const atWork = new Set<Promise<unknown>>();
  const follow = <T>(running: Promise<T>): Promise<T> => {
    const ended: Promise<unknown> = running.then(
      () => atWork.delete(ended),
      () => atWork.delete(ended),
    );
    atWork.add(ended);
    return running;
  };

  /** What was made by a run that nobody waits for any longer is counted, too. */
  const make = async (row: JobRow, kind: Kind, signal: AbortSignal): Promise<unknown> => {
    const reserved = await budgeting.reserve(row, kind);
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

  const work = async (row: JobRow, kind: Kind): Promise<void> => {
    const { over, signal, end } = watch(row, kind);
    underWay.set(row.id, over);
    try {
      signal.throwIfAborted();
      telling.now(row);
      await telling.moved(db, kind.name);
      await deliver(row, kind, await unless(signal, follow(make(row, kind, signal))));
    } catch (error) {
      await settle(row, signal.aborted ? signal.reason : error);
    } finally {
      end();
      if (underWay.get(row.id) === over) underWay.delete(row.id);
    }
  };

  return {
    /** Ends the run of a job that has ended, where it is this process that runs it. */
    drop: (id: string): void => underWay.get(id)?.abort(new Lost()),

    /** When nobody does anything any more, or is waited for any longer. */
    settled: (): Promise<unknown> =>
      Promise.race([Promise.all(atWork), pause(SETTLED_MS, undefined, { ref: false })]),

    /** Takes the next job of this kind; its run goes on by itself and never rejects. */
    async beginNext(name: string): Promise<{ ended: Promise<void> } | undefined> {
      const kind = kinds.of(name);
      const row = await claim(kind);
      if (!row) return undefined;
      const ended = work(row, kind).catch((error: unknown) =>
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
    work.catch(() => undefined); // left behind: nobody hears of it any more
  }
}
