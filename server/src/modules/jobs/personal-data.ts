// Personal data and retention of jobs: exported, canceled and erased with the account; deleted long after they ended.
import { type Scope, inTransaction, openScope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Completion } from './completion.ts';
import { ends, type Kinds } from './jobs.rules.ts';
import * as store from './jobs.store.ts';
import type { Over } from './jobs.store.ts';
import type { JobsNeeds } from './service.ts';

export function createPersonalData(completion: Completion) {
  /** Cancels them and releases their tokens. Returns their number. */
  const cancelAllOf = async (scope: Scope, ownerId: string): Promise<number> => {
    const live = await store.listLiveOf(scope, ownerId);
    for (const id of live) {
      try {
        await completion.endLive(scope, id, ends.cancelled);
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'job.ended') throw error;
      }
    }
    return live.length;
  };

  return {
    cancelAllOf,

    exportOf: (scope: Scope, ownerId: string) => ({
      jobs: store.jobsOf(scope, ownerId),
    }),

    /** Ended first, so that their tokens are back before the wallet is closed. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      await cancelAllOf(scope, ownerId);
      await store.removeAllOf(scope, ownerId);
    },
  };
}

const RETENTION_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 200;

export function createRetention({ db, clock }: JobsNeeds, kinds: Kinds) {
  return {
    /** Safe to run twice; a job that is retried while this runs is not deleted. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - RETENTION_MS);
      for (const kind of kinds.all()) {
        let last: Over | undefined;
        do {
          const over = await store.listOver(db, { kind: kind.name, before, last, most: AT_ONCE });
          for (const [site_id = '', some = []] of Map.groupBy(over, (one) => one.site_id))
            await inTransaction(openScope(db, site_id), async (tx) => {
              const ids = await kind.forgettable(
                tx,
                some.map(({ id }) => id),
              );
              await store.removeOver(tx, ids, before);
            });
          last = over.at(-1);
        } while (last);
      }
    },
  };
}
