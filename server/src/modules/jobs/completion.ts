// How jobs end without a result: the state, the reason and the tokens back in one transaction, or none of it.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { WalletService } from '../wallet/service.ts';
import { isLive, type End } from './jobs.rules.ts';
import { changeFenced, changeJob, lockJob, type JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly wallet: Pick<WalletService, 'release'>;
  readonly telling: Notifications;
  /** Called for a job that ended while somebody may run it. */
  readonly onEnded: (id: string) => void;
}

export type Completion = ReturnType<typeof createCompletion>;

/** Columns of a job that nobody runs. */
export const unleased = { lease_owner: null, lease_until: null } as const;

export function createCompletion({ db, clock, wallet, telling, onEnded }: Needs) {
  const ended = (end: End) => ({ ...end, ...unleased, ended_at: clock.now() });

  const giveBack = async (tx: Scope, row: JobRow): Promise<void> => {
    const fault = row.state === 'cancelled' ? 'member' : 'ours';
    // Books that are frozen keep the hold until somebody has looked; the job ends all the same.
    await wallet.release(tx, row.hold_key, { fault });
    await telling.changed(tx, row);
  };

  return {
    /** By whoever runs it; false where that one has lost it meanwhile. */
    endRun: (run: JobRow, end: End): Promise<boolean> =>
      inTransaction(openScope(db, run.site_id), async (tx) => {
        const row = await changeFenced(tx.db, run, ended(end));
        if (row) await giveBack(tx, row);
        return row !== undefined;
      }),

    /** Whoever runs it in this process stops at once, in another one at its next heartbeat. Throws `job.not_found` and `job.ended`. */
    endLive: (scope: Scope, id: string, end: End): Promise<JobRow> =>
      inTransaction(scope, async (tx) => {
        const row = await lockJob(tx, id);
        if (!row) throw new AppError('job.not_found');
        if (!isLive(row.state)) throw new AppError('job.ended');
        const changed = await changeJob(tx, id, ended(end));
        await giveBack(tx, changed);
        tx.afterCommit(() => onEnded(id));
        return changed;
      }),
  };
}
