// Jobs whose worker is gone go back into the queue or end, and so do those that nobody came to in time.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { unleased, type Completion } from './completion.ts';
import { after, ends, MOST_TRIES, pauseAfter } from './jobs.rules.ts';
import { changeJob, listLost, listOverdue, lockJob, type JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly ending: Completion;
  readonly telling: Notifications;
}

const AT_ONCE = 100;

export function createRecovery({ db, clock, ending, telling }: Needs) {
  /** As it still is under its lock; a heartbeat or somebody else may have been quicker. */
  const withLost = (
    { id, site_id, attempt }: JobRow,
    now: Date,
    work: (tx: Scope, row: JobRow) => Promise<unknown>,
  ): Promise<void> =>
    inTransaction(openScope(db, site_id), async (tx) => {
      const row = await lockJob(tx, id);
      if (row?.state !== 'running' || row.attempt !== attempt) return;
      if (row.lease_until !== null && row.lease_until <= now) await work(tx, row);
    });

  const takeUp = async (tx: Scope, row: JobRow): Promise<void> => {
    const now = clock.now();
    if (row.deadline <= now) return void (await ending.endLive(tx, row.id, ends.timedOut));
    if (row.tries >= MOST_TRIES) return void (await ending.endLive(tx, row.id, ends.crashed));
    // What the provider calls it stays: the next run asks for that result first.
    const run_after = after(now, pauseAfter(row.tries, Math.random()));
    const queued = { state: 'queued', done: 0, run_after, ...unleased } as const;
    await telling.changed(tx, await changeJob(tx, row.id, queued));
  };

  const endOverdue = ({ id, site_id }: JobRow, now: Date): Promise<void> =>
    inTransaction(openScope(db, site_id), async (tx) => {
      const row = await lockJob(tx, id);
      if (row?.state === 'queued' && row.deadline <= now)
        await ending.endLive(tx, id, ends.timedOut);
    });

  return {
    /** `isAlone`: no other process works on this database, so whatever still runs at the start was killed with the last one. */
    async sweep({ isAlone = false } = {}): Promise<void> {
      const now = clock.now();
      const lost = isAlone ? after(now, 24 * 3_600_000) : now;
      for (const row of await listLost(db, lost, AT_ONCE)) await withLost(row, lost, takeUp);
      for (const row of await listOverdue(db, now, AT_ONCE)) await endOverdue(row, now);
    },
  };
}
