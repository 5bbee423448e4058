// One run of a job: claimed under a lease, renewed by a heartbeat, delivered and paid for in one transaction.
import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { untilAborted } from '../../platform/pause.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaidProvider, Reserved } from '../budgets/service.ts';
import type { Completion } from './completion.ts';
import {
  after,
  afterFailure,
  ends,
  HEARTBEAT_MS,
  JobFailure,
  LEASE_MS,
  pauseAfter,
  runOf,
  unleased,
  type Kind,
  type Kinds,
} from './jobs.rules.ts';
import { changeFenced, changeJob, claimJob, type JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';
import type { JobsNeeds } from './service.ts';

interface Topics {
  readonly kinds: Kinds;
  readonly completion: Completion;
  readonly notifications: Notifications;
  /** This process's id as a lease owner. */
  readonly lease_owner: string;
}

/** A claimed job in this process. */
interface Attempt {
  readonly row: JobRow;
  readonly kind: Kind;
  /** Aborted with the first reason to stop; a run that ignores it is abandoned. */
  readonly abort: AbortController;
  /** Registers work that must finish before the process stops. */
  readonly follow: <T>(work: Promise<T>) => Promise<T>;
}

const SETTLED_MS = 3_000;

/** Another worker has the job, or it has ended: this run's result is discarded. */
class LeaseLost extends Error {}
class TimedOut extends Error {}
/** The hold is no longer open; nothing is delivered without tokens. */
class HoldGone extends Error {}
/** Providers know this error by its name, and leave work running that can be resumed after a restart. */
class Stopping extends Error {
  override readonly name = 'Stopping';
}

export function createRunner(needs: JobsNeeds, topics: Topics) {
  /** The jobs that run in this process, by id. */
  const active = new Map<string, AbortController>();
  /** Includes runs that continue after their abort. */
  const unfinished = new Set<Promise<unknown>>();
  let isStopping = false;

  const follow = <T>(work: Promise<T>): Promise<T> => {
    const ended: Promise<unknown> = work.then(
      () => unfinished.delete(ended),
      () => unfinished.delete(ended),
    );
    unfinished.add(ended);
    return work;
  };

  const runNext = async (name: string): Promise<boolean> => {
    if (isStopping) throw new Stopping('The process is stopping; another one runs the job.');
    const kind = topics.kinds.of(name);
    const row = await claim(needs, topics, kind);
    if (!row) return false;
    const abort = new AbortController();
    active.set(row.id, abort);
    if (isStopping) abort.abort(new Stopping());
    try {
      await runClaimed(needs, topics, { row, kind, abort, follow });
    } catch (err) {
      needs.log.warn({ err, job_id: row.id }, 'ending a job attempt failed; the sweep will retry');
    } finally {
      if (active.get(row.id) === abort) active.delete(row.id);
    }
    return true;
  };

  return {
    /** Claims the next job of this kind and runs it to its end; false if none may run. Rejects only before the claim. */
    runNext: (name: string): Promise<boolean> => follow(runNext(name)),

    /** Stops the run of a job that has ended, if it runs in this process. */
    drop: (id: string): void => active.get(id)?.abort(new LeaseLost()),

    /** Puts running jobs back into the queue. Resolves when all runs have finished, or after a few seconds. */
    async stop(): Promise<void> {
      isStopping = true;
      for (const abort of active.values()) abort.abort(new Stopping());
      await Promise.race([Promise.all(unfinished), pause(SETTLED_MS, undefined, { ref: false })]);
    },
  };
}

function claim(
  { db, clock }: JobsNeeds,
  { lease_owner }: Topics,
  kind: Kind,
): Promise<JobRow | undefined> {
  const now = clock.now();
  const { name, most_running } = kind;
  const lease_until = after(now, LEASE_MS);
  return claimJob(db, { kind: name, most_running, lease_owner, now, lease_until });
}

async function runClaimed(needs: JobsNeeds, topics: Topics, attempt: Attempt): Promise<void> {
  const { row, kind, abort, follow } = attempt;
  const { notifications } = topics;
  const { signal } = abort;
  const endWatch = watch(needs, attempt);
  try {
    signal.throwIfAborted();
    notifications.now(row);
    await notifications.moved(needs.db, kind.name);
    const result = await untilAborted(follow(make(needs, topics, attempt)), signal);
    await deliver(needs, topics, attempt, result);
  } catch (error) {
    await settle(needs, topics, row, signal.aborted ? signal.reason : error);
  } finally {
    endWatch();
  }
}

/** Renews the lease; aborts the run when the lease is lost or the time limit is reached. */
function watch({ db, clock, log }: JobsNeeds, { row, kind, abort }: Attempt): () => void {
  let isRenewing = false;
  const renew = async (): Promise<void> => {
    // A slow database gets no second query while one is pending.
    if (isRenewing) return;
    isRenewing = true;
    try {
      const renewed = await changeFenced(db, row, { lease_until: after(clock.now(), LEASE_MS) });
      if (!renewed) abort.abort(new LeaseLost());
    } catch (error) {
      log.warn({ err: error, job_id: row.id }, 'job heartbeat failed');
    } finally {
      isRenewing = false;
    }
  };
  const heartbeat = setInterval(() => void renew(), HEARTBEAT_MS);
  const left = Math.min(kind.run_ms, row.deadline.getTime() - clock.now().getTime());
  const timer = setTimeout(() => abort.abort(new TimedOut()), Math.max(0, left));
  return () => {
    clearInterval(heartbeat);
    clearTimeout(timer);
  };
}

/** Budgets also count the output of abandoned runs, and blocked results. */
async function make(
  needs: JobsNeeds,
  topics: Topics,
  { row, kind, abort }: Attempt,
): Promise<unknown> {
  const reserved = await reserveBudgets(needs, row, kind);
  let made = 0;
  try {
    const result = await kind.run(runOf(row, kind), {
      signal: abort.signal,
      report: (done) => note(needs, topics, row, { done: (made = Math.min(done, row.total)) }),
      rememberTask: (task_id) => note(needs, topics, row, { task_id }),
    });
    made = row.total;
    return result;
  } catch (error) {
    if (error instanceof JobFailure && error.code === 'image.blocked') made = row.total;
    throw error;
  } finally {
    for (const one of reserved) await one.settle(made);
  }
}

/**
 * Reserves the most that a run may ask of its paid providers. A reached budget fails the job, so that its tokens are
 * released at once.
 */
async function reserveBudgets(
  { db, budgets, isJudging }: JobsNeeds,
  { site_id, owner_id, total }: JobRow,
  { provider, verdicts = 1 }: Kind,
): Promise<Reserved[]> {
  const scope = openScope(db, site_id);
  const reserved: Reserved[] = [];
  const reserve = async (paid: PaidProvider, ofEach: number): Promise<void> => {
    const amount = total * ofEach;
    const one = await budgets.reserve(scope, { person_id: owner_id, provider: paid, amount });
    reserved.push({ settle: (made) => one.settle(made * ofEach) });
  };
  try {
    if (provider) await reserve(provider, 1);
    if (isJudging) await reserve('moderation', verdicts);
    return reserved;
  } catch (cause) {
    for (const one of reserved) await one.settle(0);
    if (!(cause instanceof AppError)) throw cause;
    const { code } = cause;
    if (code === 'budget.reached' || code === 'budget.person_reached')
      throw new JobFailure('failed', code, { cause });
    throw cause;
  }
}

async function note(
  { db, clock }: JobsNeeds,
  { notifications }: Topics,
  row: JobRow,
  change: Partial<JobRow>,
): Promise<void> {
  const lease_until = after(clock.now(), LEASE_MS);
  const changed = await changeFenced(db, row, { ...change, lease_until });
  if (!changed) throw new LeaseLost();
  if (change.done !== undefined) notifications.now(changed);
}

function deliver(
  { db, clock, wallet }: JobsNeeds,
  { notifications }: Topics,
  { row, kind }: Attempt,
  result: unknown,
): Promise<void> {
  return inTransaction(openScope(db, row.site_id), async (tx) => {
    const succeeded = { state: 'succeeded', done: row.total, ...unleased } as const;
    const done = await changeFenced(tx.db, row, { ...succeeded, ended_at: clock.now() });
    if (!done) throw new LeaseLost();
    const made = (await kind.deliver(tx, runOf(row, kind), result)) ?? row.total;
    const captured = await wallet.capture(tx, row.hold_key, priceOf(row, made));
    if (captured.status !== 'done') throw new HoldGone();
    const counted = made < row.total ? await changeJob(tx, row.id, { done: made }) : done;
    await notifications.changed(tx, counted);
  });
}

/** For some of its steps; never more than the job's share. */
const priceOf = ({ price, total }: JobRow, made: number): bigint =>
  BigInt(Math.floor((price * Math.min(made, total)) / total));

/** Settles a run without a result. If this fails, the sweep does it. */
async function settle(
  needs: JobsNeeds,
  topics: Topics,
  row: JobRow,
  error: unknown,
): Promise<void> {
  const { clock, log } = needs;
  const { completion } = topics;
  if (error instanceof LeaseLost) return;
  if (error instanceof Stopping)
    return requeue(needs, topics, row, { run_after: clock.now(), tries: row.tries - 1 });
  if (error instanceof TimedOut || error instanceof HoldGone)
    return completion.endRun(row, ends.timedOut);
  const failure =
    error instanceof JobFailure ? error : new JobFailure('retry', 'job.failed', { cause: error });
  const { id: job_id, kind, attempt } = row;
  log.warn({ err: failure, job_id, kind, attempt }, 'job attempt failed');
  const next = afterFailure(failure, row.tries);
  if (next !== 'retry') return completion.endRun(row, next);
  // The provider's result was unusable, so the next run starts a new task.
  const pauseMs = pauseAfter(row.tries, Math.random(), failure.retryAfterMs);
  const run_after = after(clock.now(), pauseMs);
  return requeue(needs, topics, row, { run_after, task_id: null });
}

const requeue = (
  { db }: JobsNeeds,
  { notifications }: Topics,
  row: JobRow,
  change: Pick<JobRow, 'run_after'> & Partial<JobRow>,
): Promise<void> =>
  inTransaction(openScope(db, row.site_id), async (tx) => {
    const queued = { state: 'queued', done: 0, ...unleased, ...change } as const;
    const changed = await changeFenced(tx.db, row, queued);
    if (changed) await notifications.changed(tx, changed);
  });
