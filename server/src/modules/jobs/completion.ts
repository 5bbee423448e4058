// Completion without a result, and recovery: a job ends with its reason and its tokens released, or is queued again.
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import {
  after,
  ends,
  hadMostRuns,
  isLive,
  pauseAfter,
  SWEEP_MS,
  unleased,
  type End,
} from './jobs.rules.ts';
import * as store from './jobs.store.ts';
import type { JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';
import type { JobsNeeds } from './service.ts';

interface Parts {
  readonly notifications: Notifications;
  /** Called when a job ends while a worker may still be running it. */
  readonly onEnded: (id: string) => void;
}

export type Completion = ReturnType<typeof createCompletion>;

export function createCompletion(
  { db, clock, wallet }: JobsNeeds,
  { notifications, onEnded }: Parts,
) {
  const ended = (end: End) => ({ ...end, ...unleased, ended_at: clock.now() });

  const releaseTokens = async (tx: Scope, row: JobRow): Promise<void> => {
    const fault = row.state === 'cancelled' ? 'member' : 'ours';
    // A frozen ledger keeps the hold open until an operator has reviewed it; the job ends anyway.
    await wallet.release(tx, row.hold_key, { fault });
    await notifications.changed(tx, row);
  };

  return {
    /** Called by the run itself; changes nothing if the run has lost its lease. */
    endRun: (run: JobRow, end: End): Promise<void> =>
      inTransaction(openScope(db, run.site_id), async (tx) => {
        const row = await store.changeFenced(tx.db, run, ended(end));
        if (row) await releaseTokens(tx, row);
      }),

    /**
     * A run in this process stops at once, one in another process at its next heartbeat. Throws `job.not_found` and
     * `job.ended`.
     */
    endLive: (scope: Scope, id: string, end: End): Promise<JobRow> =>
      inTransaction(scope, async (tx) => {
        const row = await store.lockJob(tx, id);
        if (!row) throw new AppError('job.not_found');
        if (!isLive(row.state)) throw new AppError('job.ended');
        const changed = await store.changeJob(tx, id, ended(end));
        await releaseTokens(tx, changed);
        tx.afterCommit(() => onEnded(id));
        return changed;
      }),
  };
}

interface RecoveryNeeds extends Pick<JobsNeeds, 'db' | 'clock'> {
  readonly completion: Completion;
  readonly notifications: Notifications;
  /** This process's id as a lease owner. */
  readonly lease_owner: string;
}

const RECOVERED_AT_ONCE = 100;

export function createRecovery(needs: RecoveryNeeds) {
  const { db, clock, completion, notifications, lease_owner } = needs;

  const recover = async (tx: Scope, row: JobRow, now: Date): Promise<void> => {
    if (row.deadline <= now) return void (await completion.endLive(tx, row.id, ends.timedOut));
    if (hadMostRuns(row)) return void (await completion.endLive(tx, row.id, ends.crashed));
    // `task_id` stays: the next run asks the provider for that result first.
    const run_after = after(now, pauseAfter(row.attempt, Math.random()));
    // Not counted as a failed try: a killed process says nothing about the job.
    const tries = Math.max(0, row.tries - 1);
    const queued = { state: 'queued', done: 0, tries, run_after, ...unleased } as const;
    await notifications.changed(tx, await store.changeJob(tx, row.id, queued));
  };

  /** Rechecked under its lock: a heartbeat or another sweep may have been faster. */
  const recoverLost = ({ id, site_id, attempt, lease_until }: JobRow, now: Date): Promise<void> =>
    inTransaction(openScope(db, site_id), async (tx) => {
      const row = await store.lockJob(tx, id);
      if (row?.state !== 'running' || row.attempt !== attempt) return;
      if (row.lease_until?.getTime() === lease_until?.getTime()) await recover(tx, row, now);
    });

  const endOverdue = ({ id, site_id }: JobRow, now: Date): Promise<void> =>
    inTransaction(openScope(db, site_id), async (tx) => {
      const row = await store.lockJob(tx, id);
      if (row?.state === 'queued' && row.deadline <= now)
        await completion.endLive(tx, id, ends.timedOut);
    });

  /** Wakes one worker for each kind with a job that has waited since then and isn't paused. */
  const wakeWaiting = async (since: Date = clock.now()): Promise<void> => {
    for (const row of await store.listDue(db, since))
      await inTransaction(openScope(db, row.site_id), (tx) => notifications.wake(tx, row));
  };

  return {
    wakeWaiting,

    /** `isAlone`: no other process uses this database, so any job that another process ran died with it. */
    async sweep({ isAlone = false } = {}): Promise<void> {
      const now = clock.now();
      const lost = { now, most: RECOVERED_AT_ONCE, ...(isAlone && { only: lease_owner }) };
      for (const row of await store.listLost(db, lost)) await recoverLost(row, now);
      for (const row of await store.listOverdue(db, now, RECOVERED_AT_ONCE))
        await endOverdue(row, now);
      // For jobs without a wake-up message: it was lost, or arrived early by this process's clock.
      await wakeWaiting(after(now, -SWEEP_MS));
    },
  };
}
