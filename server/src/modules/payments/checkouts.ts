// Starts the checkout of a plan: one at a time, because two open ones could both be paid.
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { WalletService } from '../wallet/service.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import type { SyncOf } from './provider-sync.ts';
import { callProvider, existing, type Opened, type Purchases } from './purchases.ts';
import type { createSpecialOffer } from './special-offer.ts';
import * as store from './subscriptions.store.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface Parts {
  readonly providers: ConfiguredProviders;
  readonly purchases: Pick<Purchases, 'agree' | 'withCustomer'>;
  readonly offers: Pick<ReturnType<typeof createSpecialOffer>, 'priceOf'>;
  readonly syncOf: SyncOf;
}

interface CheckoutRequest {
  readonly body: {
    readonly stripe_price_id: string;
    readonly from_special_offer?: boolean | undefined;
  };
  readonly key: string | undefined;
}

type Plan = NonNullable<Awaited<ReturnType<WalletService['priceList']['findPlan']>>>;

interface Agreed {
  readonly plan: Plan;
  readonly amount_cents: number;
}

/** Another tab may start or abandon a checkout at any step; after this many attempts, the member must retry. */
const MAX_ATTEMPTS = 5;

export function createCheckouts(
  { wallet, home }: PaymentsNeeds,
  { providers, purchases, offers, syncOf }: Parts,
) {
  const { priceList } = wallet;

  /** The provider's form for this row; always the same one. */
  const open = async (scope: Scope, row: SubscriptionRow, plan: Plan) => {
    const { id: plan_id, name } = plan;
    const { months, amount_cents, currency, customer_id: customer } = row;
    const form = await callProvider(
      providers.of(row).createCheckout({
        key: `checkout:${row.id}`,
        metadata: { purchase_id: row.id, site_id: row.site_id },
        customer,
        plan: { id: plan_id, name, months, amount_cents, currency },
        return_url: `${home}/premium/return`,
      }),
    );
    if (row.checkout_id === null)
      await store.changeSubscription(scope.db, row.id, { checkout_id: form.id });
    return form;
  };

  /** The provider's id. A row without one may still exist at the provider. */
  const idOf = async (scope: Scope, row: SubscriptionRow): Promise<string | undefined> => {
    if (row.checkout_id !== null) return row.checkout_id;
    const plan = await priceList.findPlan(scope, row.plan_id);
    return plan && (await open(scope, row, plan)).id;
  };

  const end = (scope: Scope, row: SubscriptionRow): Promise<void> =>
    store.changeSubscription(scope.db, row.id, { state: 'ended', next_check_at: null });

  /** True if the open checkout has the same plan, price and current provider; otherwise it is closed. */
  const isOfUse = async (scope: Scope, row: SubscriptionRow, agreed: Agreed): Promise<boolean> => {
    const isPresent = row.provider === providers.present.provider;
    const isSame =
      isPresent && row.plan_id === agreed.plan.id && row.amount_cents === agreed.amount_cents;
    if (isSame && row.checkout_id === null) return true;
    const provider = await providers.findFor(scope, row);
    const id = provider && (await idOf(scope, row));
    if (!provider || id === undefined) {
      await end(scope, row);
      return false;
    }
    const remote = await callProvider(
      existing(isSame ? provider.readCheckout(id) : provider.closeCheckout(id)),
    );
    if (remote?.state === 'open') return true;
    if (remote) await callProvider(syncOf(row).checkout(id));
    else await end(scope, row);
    const isPending = (await store.readSubscription(scope.db, row.id))?.state === 'open';
    if (isPending) throw new AppError('payments.checkout_pending');
    return false;
  };

  /** The member's single open row for this plan. */
  const claim = async (
    scope: Scope,
    member: Member,
    { plan, amount_cents, key }: Agreed & { key: string | undefined },
  ): Promise<SubscriptionRow> => {
    const agreed = await purchases.agree(scope, member, key);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (await store.findRunning(scope, member.id))
        throw new AppError('payments.already_subscribed');
      const earlier =
        key === undefined ? undefined : await store.findByRequest(scope, member.id, key);
      if (earlier && earlier.plan_id !== plan.id) throw new AppError('request.key_reused');
      if (earlier) return earlier;
      const added = await store.addSubscription(scope, {
        ...agreed,
        plan_id: plan.id,
        months: plan.months,
        amount_cents,
        state: 'open',
        tokens_per_month: BigInt(plan.tokens_per_month),
      });
      if (added) return added;
      const other = await store.findOpen(scope, member.id);
      if (other && (await isOfUse(scope, other, { plan, amount_cents }))) return other;
    }
    throw new AppError('payments.unavailable');
  };

  const start = async (
    scope: Scope,
    member: Member,
    { body, key }: CheckoutRequest,
  ): Promise<Opened & { session_id: string }> => {
    const plan = await priceList.findPlan(scope, body.stripe_price_id);
    if (!plan) throw new AppError('payments.plan_not_found');
    const amount_cents = body.from_special_offer
      ? await offers.priceOf(scope, member.id, plan)
      : plan.price_cents;
    const row = await claim(scope, member, { plan, amount_cents, key });
    const { id, client_secret } = await open(scope, row, plan);
    return { client_secret, session_id: id, form: providers.of(row).form };
  };

  return {
    start: (...purchase: Parameters<typeof start>) =>
      purchases.withCustomer(purchase[0], purchase[1], () => start(...purchase)),
  };
}
