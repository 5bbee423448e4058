// Notifies of a job's change once it is committed: wakes the workers of its queue and sends an event to its owner.
import { z } from 'zod';
import type { AdminJob } from '@velour/contract/jobs.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Queue } from '../../platform/queue.ts';
import { queueOf, wakeAfter, type Kinds } from './jobs.rules.ts';
import { listWaiting, placesOf, type JobRow } from './jobs.store.ts';
import type { JobsService, JobsNeeds } from './service.ts';

export type Publish = (personId: string, event: ServerEvent) => void;

/** A job as its owner and admins see it. */
export interface JobView extends Pick<AdminJob, 'job_id' | 'kind' | 'state' | 'position'> {
  readonly progress: { readonly done: number; readonly total: number };
  readonly reason: string | null;
  readonly retryable: boolean;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Jobs further back in the queue show their position when they are read. */
const NOTIFIED_POSITIONS = 20;

export function createNotifications({ clock, queue, publish }: JobsNeeds, kinds: Kinds) {
  const publishChange = (row: JobRow, position: number | null): void =>
    publish(row.owner_id, { type: 'job.changed', ...viewOf(row, position) });

  /**
   * For a job that may run now; a paused job gets a second message for the end of its pause. Kinds of a newer version
   * are not woken here.
   */
  const wake = async (tx: Scope, { id, kind, state, run_after }: JobRow): Promise<void> => {
    if (!kinds.has(kind)) return;
    const message = [tx, queueOf(kind), { job_id: id }] as const;
    await queue.send(...message);
    const now = clock.now();
    if (state === 'queued' && run_after > now)
      await queue.send(...message, { afterMs: wakeAfter(now, run_after) });
  };

  return {
    wake,

    async read({ db }: Scope, row: JobRow): Promise<JobView> {
      return viewOf(row, await positionOf(db, row));
    },

    /**
     * Any change may let a job run: this one, or one that waited for its owner's other jobs. So each change wakes a
     * worker, in its own transaction.
     */
    async changed(tx: Scope, row: JobRow): Promise<void> {
      await wake(tx, row);
      const position = await positionOf(tx.db, row);
      tx.afterCommit(() => publishChange(row, position));
    },

    /** Notifies immediately, outside a transaction, of changes that let no other job run. */
    now: (row: JobRow): void => publishChange(row, null),

    /** Notifies the owners of the first jobs in the queue of their new positions. */
    async moved(db: Db, kind: string): Promise<void> {
      const rows = await listWaiting(db, kind, NOTIFIED_POSITIONS);
      rows.forEach((row, at) => publishChange(row, at + 1));
    },
  };
}

const positionOf = async (db: Db, row: JobRow): Promise<number | null> =>
  (await placesOf(db, [row])).get(row.id) ?? null;

/** With its position in the queue, if it is waiting. */
export const viewOf = (row: JobRow, position: number | null): JobView => ({
  job_id: row.id,
  kind: row.kind,
  state: row.state,
  position,
  progress: { done: row.done, total: row.total },
  reason: row.reason,
  retryable: row.retryable,
});

/**
 * Version 0.1 had one queue for all kinds; its messages may still be waiting, or be sent by a process of that version.
 */
const WAKE_0_1 = 'work.wake';
/** Time for the queries around a run, in addition to the kind's time limit. */
const MARGIN_SECONDS = 60;

/** The id is for operators: the row is the truth, and a worker takes the next job, whichever it is. */
const Wake = z.strictObject({ job_id: z.uuid() });

/** The queues: one per kind, whose messages wake a worker for one run. */
export function definePaidJobs(queue: Queue, jobs: JobsService): void {
  for (const { name, at_once, run_ms } of jobs.kinds())
    queue.define(queueOf(name), Wake, async () => void (await jobs.runNext(name)), {
      concurrency: at_once,
      runSeconds: Math.ceil(run_ms / 1_000) + MARGIN_SECONDS,
    });
  queue.define(WAKE_0_1, Wake, () => jobs.wakeWaiting());
}
