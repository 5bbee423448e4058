// Changes to a site's catalogue: made in one transaction, announced to every process after its commit.
import type { Bus } from '../../providers/events/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';

/** The topic; its messages are ids of sites. */
const TOPIC = 'catalogue';

export type Changes = ReturnType<typeof createChanges>;

/** Only a hint: the truth is the version of the catalogue, which triggers increment in the same transaction. */
export function createChanges({ bus }: { bus: Bus }) {
  const announce = (siteId: string): void => bus.publish(TOPIC, siteId);
  const announceAfter = (tx: Scope): void => tx.afterCommit(() => announce(tx.site_id));
  return {
    announce,

    /** Announces once this transaction is committed. */
    announceAfter,

    /** A transaction whose commit is announced. */
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
