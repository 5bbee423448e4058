// All the jobs of one member: read out for their owner, ended and taken away when the owner leaves.
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { pagesOf } from '../../../platform/pages.ts';
import type { Ending } from '../ending/service.ts';
import { ends } from '../rules.ts';
import { listLiveOf, listSomeOf, removeAllOf } from './store.ts';

type Listed = Awaited<ReturnType<typeof listSomeOf>>[number];

export function createBelongings({ ending }: { ending: Ending }) {
  return {
    ownData: (scope: Scope, ownerId: string) =>
      pagesOf<Listed>((last, most) => listSomeOf(scope, ownerId, { after: last?.id, most })),

    /** Ended first, so that their tokens are back before the books are closed. */
    async eraseAllOf(scope: Scope, ownerId: string): Promise<void> {
      for (const id of await listLiveOf(scope, ownerId)) {
        try {
          await ending.endLive(scope, id, ends.cancelled);
        } catch (error) {
          if (!(error instanceof AppError) || error.code !== 'job.ended') throw error;
        }
      }
      await removeAllOf(scope, ownerId);
    },
  };
}
