// A plan that was paid while another one ran: ended at the provider, and its money given back.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Db } from '../../platform/db/handle.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { readSubscription } from './subscriptions.store.ts';

/** Safe to run twice. The row keeps its finding, so that whoever looks through the books sees why money went back. */
export const createUndoing =
  ({ db, payments }: { db: Db; payments: PaymentsProvider }) =>
  async (id: string): Promise<void> => {
    const row = await readSubscription(db, id);
    if (row?.finding !== SECOND_PLAN || row.provider_id === null) return;
    await payments.endNow(row.provider_id);
    const { latest_bill } = await payments.readSubscription(row.provider_id);
    if (latest_bill === null) return;
    const { paid_cents, refunded_cents } = await payments.readBill(latest_bill);
    if (refunded_cents < paid_cents) {
      await payments.refundBill({ key: `second_plan:${row.id}`, bill: latest_bill });
    }
  };
