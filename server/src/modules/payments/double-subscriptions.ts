// Cancels and refunds a plan that was paid while another one ran.
import type { Db } from '../../platform/db/handle.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { readSubscription } from './subscriptions.store.ts';

/** Safe to run twice. The row's finding stays, so that the list of purchases says why it was refunded. */
export const createDoubleSubscriptions =
  ({ db, providers }: { db: Db; providers: ConfiguredProviders }) =>
  async (id: string): Promise<void> => {
    const row = await readSubscription(db, id);
    if (row?.finding !== SECOND_PLAN || row.provider_id === null) return;
    const provider = providers.of(row);
    await provider.endNow(row.provider_id);
    const { latest_bill } = await provider.readSubscription(row.provider_id);
    if (latest_bill === null) return;
    const { paid_cents, refunded_cents } = await provider.readBill(latest_bill);
    if (refunded_cents < paid_cents) {
      await provider.refundBill({ key: `second_plan:${row.id}`, bill: latest_bill });
    }
  };
