// Jobs that ended long ago are forgotten, as far as their kind lets them go. What was paid for them stays in the books.
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import type { Kinds } from './jobs.rules.ts';
import { listOver, removeOver, type Over } from './retention.store.ts';
import type { Needs } from './service.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;
const AT_ONCE = 200;

interface Parts {
  readonly kinds: Kinds;
}

export function createRetention({ db, clock }: Needs, { kinds }: Parts) {
  return {
    /** Safe to run twice; a job that is retried during the run stays. */
    async forgetOld(): Promise<void> {
      const before = new Date(clock.now().getTime() - RETENTION_MS);
      for (const kind of kinds.all()) {
        let last: Over | undefined;
        do {
          const over = await listOver(db, { kind: kind.name, before, last, most: AT_ONCE });
          for (const [site_id = '', some = []] of Map.groupBy(over, (one) => one.site_id))
            await inTransaction(openScope(db, site_id), async (tx) => {
              const ids = await kind.forgettable(
                tx,
                some.map(({ id }) => id),
              );
              await removeOver(tx, ids, before);
            });
          last = over.at(-1);
        } while (last);
      }
    },
  };
}
