// All the jobs of one member: exported for their owner, cancelled and erased with the account.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Completion } from './completion.ts';
import { ends } from './jobs.rules.ts';
import { listLiveOf, listSomeOf, removeAllOf } from './personal-data.store.ts';

type Listed = Awaited<ReturnType<typeof listSomeOf>>[number];

export function createPersonalData({ completion }: { completion: Completion }) {
  /** Their tokens go back. Answers how many there were. */
  const cancelAllOf = async (scope: Scope, ownerId: string): Promise<number> => {
    const live = await listLiveOf(scope, ownerId);
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
      jobs: pagesOf<Listed>((last, most) => listSomeOf(scope, ownerId, { after: last?.id, most })),
    }),

    /** Ended first, so that their tokens are back before the wallet is closed. */
    async eraseOf(scope: Scope, ownerId: string): Promise<void> {
      await cancelAllOf(scope, ownerId);
      await removeAllOf(scope, ownerId);
    },
  };
}
