// Reads a purchase from its provider and settles it: used by webhooks, the browser's return, and polling.
import type { PaymentsProvider, RemotePayment } from '../../providers/payments/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import type { Settle } from './settlement.ts';
import type { createSubscriptions } from './subscriptions.ts';
import type { Db } from '../../platform/db/handle.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { readSubscription } from './subscriptions.store.ts';

interface Needs {
  readonly settlePayment: Settle<RemotePayment>;
  readonly subscriptions: ReturnType<typeof createSubscriptions>;
  readonly clock: Clock;
}

type Sync = ReturnType<typeof syncWith>;
/** Throws `payments.unavailable` if the row's provider is not configured. */
export type SyncOf = (row: { readonly provider: string }) => Sync;

export const createProviderSync =
  ({ providers, ...needs }: Needs & { readonly providers: ConfiguredProviders }): SyncOf =>
  (row) =>
    syncWith(providers.of(row), needs);

function syncWith(provider: PaymentsProvider, { settlePayment, subscriptions, clock }: Needs) {
  const settleSubscription = async (id: string) => {
    const asked_at = clock.now();
    const remote = await provider.readSubscription(id);
    const outcome = await subscriptions.settleSubscription(remote, asked_at);
    return { outcome, latest_bill: remote.latest_bill };
  };

  const sync = {
    payment: async (id: string) => (await sync.paymentAt(id)).outcome,
    /** Also returns the provider's state, because rows do not store that a payment is processing. */
    async paymentAt(id: string) {
      const asked_at = clock.now();
      const remote = await provider.readPayment(id);
      const outcome = await (remote.bill === null
        ? settlePayment(remote, asked_at)
        : sync.bill(remote.bill));
      return { outcome, state: remote.state };
    },
    /** Settled after its subscription, because a duplicate subscription is not credited. */
    async bill(id: string) {
      const asked_at = clock.now();
      const remote = await provider.readBill(id);
      if (remote.subscription !== null) await settleSubscription(remote.subscription);
      return subscriptions.settleBill(remote, asked_at);
    },
    /**
     * Settled with its bill, so that a member who returns from the payment has the tokens before the webhook arrives.
     */
    async subscription(id: string) {
      const { outcome, latest_bill } = await settleSubscription(id);
      if (outcome === 'settled' && latest_bill !== null) {
        const asked_at = clock.now();
        await subscriptions.settleBill(await provider.readBill(latest_bill), asked_at);
      }
      return outcome;
    },
    async checkout(id: string) {
      const remote = await provider.readCheckout(id);
      return remote.subscription === null
        ? subscriptions.settleCheckout(remote)
        : sync.subscription(remote.subscription);
    },
  };
  return sync;
}

/** Safe to run twice. The row's finding is kept, so that the list of purchases shows the reason of the refund. */
export const createDuplicateCancellation =
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
