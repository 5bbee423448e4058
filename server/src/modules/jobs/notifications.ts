// What jobs tell: their owner over the socket, once it is committed; their owner and admins when they ask.
import type { AdminJob } from '@velour/contract/jobs.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { listWaiting, positionOf, type JobRow } from './jobs.store.ts';

export type Publish = (personId: string, event: ServerEvent) => void;

/** A job as everybody is told of it who may know. */
export interface JobView extends Pick<AdminJob, 'job_id' | 'kind' | 'state' | 'position'> {
  readonly progress: { readonly done: number; readonly total: number };
  readonly reason: string | null;
  readonly retryable: boolean;
}

export type Notifications = ReturnType<typeof createNotifications>;

/** Those further behind see their place when they ask. */
const TOLD_THEIR_PLACE = 20;

export function createNotifications({ publish }: { publish: Publish }) {
  const tell = (row: JobRow, position: number | null): void =>
    publish(row.owner_id, { type: 'job.changed', ...viewOf(row, position) });

  return {
    async read({ db }: Scope, row: JobRow): Promise<JobView> {
      return viewOf(row, await positionOf(db, row));
    },

    /** Tells the owner, after the commit of the change that made the row so. */
    async changed(tx: Scope, row: JobRow): Promise<JobView> {
      const position = await positionOf(tx.db, row);
      tx.afterCommit(() => tell(row, position));
      return viewOf(row, position);
    },

    /** Of a row that nobody waits in a transaction for. */
    now: (row: JobRow): void => tell(row, null),

    /** The first in the queue hear that they moved up. */
    async moved(db: Db, kind: string): Promise<void> {
      const rows = await listWaiting(db, kind, TOLD_THEIR_PLACE);
      rows.forEach((row, at) => tell(row, at + 1));
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
