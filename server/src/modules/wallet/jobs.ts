// The jobs of the wallet: expiry, releasing overdue holds, and the nightly reconciliation.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { WalletService } from './service.ts';

const SWEEP = 'wallet.sweep';
const RECONCILE = 'wallet.reconcile';

/** Safe to run twice. */
export function defineWalletJobs(queue: Queue, wallet: WalletService): void {
  queue.define(SWEEP, z.object({}), async (_, { signal }) => {
    while (!signal.aborted && (await wallet.sweep()));
  });
  queue.schedule(SWEEP, '*/5 * * * *');
  queue.define(
    RECONCILE,
    z.object({}),
    async () => {
      await wallet.reconcile();
    },
    { runSeconds: 3_600 },
  );
  queue.schedule(RECONCILE, '7 4 * * *');
}
