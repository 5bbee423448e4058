// Changes to a site's catalogue: made in one transaction, announced to every process after its commit.
import type { Bus } from '../../providers/events/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';

/** Its messages are the ids of sites. */
const TOPIC = 'catalogue';

export type Changes = ReturnType<typeof createChanges>;

/** A hint only: the version of the catalogue, which triggers raise in the same transaction, is the truth. */
export function createChanges({ bus }: { bus: Bus }) {
  const announce = (siteId: string): void => bus.publish(TOPIC, siteId);
  const announceAfter = (tx: Scope): void => tx.afterCommit(() => announce(tx.site_id));
  return {
    announce,

    /** Announces once this transaction is committed. */
    announceAfter,

    /** A transaction that is announced. */
    change: <T>(scope: Scope, work: (tx: Scope) => Promise<T>): Promise<T> =>
      inTransaction(scope, (tx) => {
        announceAfter(tx);
        return work(tx);
      }),

    subscribe: (listener: (siteId: string) => void): void => {
      bus.subscribe(TOPIC, listener);
    },
  };
}
