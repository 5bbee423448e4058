// How jobs are shown: published to their owner over the socket after the commit, and read by their owner and admins.
import type { AdminJob } from '@velour/contract/jobs.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { listWaiting, positionOf, type JobRow } from './jobs.store.ts';

export type Publish = (personId: string, event: ServerEvent) => void;

/** A job as its owner and admins see it. */
export interface JobView extends Pick<AdminJob, 'job_id' | 'kind' | 'state' | 'position'> {
  readonly progress: { readonly done: number; readonly total: number };
  readonly reason: string | null;
  readonly retryable: boolean;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Jobs further behind show their position when they are read. */
const NOTIFIED_POSITIONS = 20;

export function createNotifications({ publish }: { publish: Publish }) {
  const publishChange = (row: JobRow, position: number | null): void =>
    publish(row.owner_id, { type: 'job.changed', ...viewOf(row, position) });

  return {
    async read({ db }: Scope, row: JobRow): Promise<JobView> {
      return viewOf(row, await positionOf(db, row));
    },

    /** Notifies the owner after the change is committed. */
    async changed(tx: Scope, row: JobRow): Promise<JobView> {
      const position = await positionOf(tx.db, row);
      tx.afterCommit(() => publishChange(row, position));
      return viewOf(row, position);
    },

    /** Notifies at once, outside a transaction. */
    now: (row: JobRow): void => publishChange(row, null),

    /** Notifies the first in the queue of their new positions. */
    async moved(db: Db, kind: string): Promise<void> {
      const rows = await listWaiting(db, kind, NOTIFIED_POSITIONS);
      rows.forEach((row, at) => publishChange(row, at + 1));
    },
  };
}

/** With its place in the queue, where it waits. */
export const viewOf = (row: JobRow, position: number | null): JobView => ({
  job_id: row.id,
  kind: row.kind,
  state: row.state,
  position,
  progress: { done: row.done, total: row.total },
  reason: row.reason,
  retryable: row.retryable,
});
