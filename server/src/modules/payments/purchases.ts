// Starts a purchase: the server determines buyer, item and price, and refuses a request with other ones.
import { createHash } from 'node:crypto';
import type { Subscription } from '@velour/contract/payments.ts';
import { PaymentsFailure, type FormKind } from '../../providers/payments/port.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import { nextCheck } from './payments.rules.ts';
import * as store from './payments.store.ts';
import { findRunning, type SubscriptionRow } from './subscriptions.store.ts';
import type { PaymentsNeeds } from './service.ts';

export interface Opened {
  readonly client_secret: string;
  readonly form: FormKind;
}

export interface PaymentInput {
  readonly amount: number;
  readonly currency: string;
  readonly internal_currency_package_id: string;
}

export type Purchases = ReturnType<typeof createPurchases>;

export function createPurchases(
  { wallet, clock, ids, limits, home }: PaymentsNeeds,
  providers: ConfiguredProviders,
) {
  const { priceList, coupons } = wallet;
  const { present } = providers;
  const { provider, live } = present;

  /** `instead`: the customer that it replaces. */
  const createCustomer = async (scope: Scope, member_id: string, instead = ''): Promise<string> => {
    const metadata = { site_id: scope.site_id };
    // The provider stores the key and the metadata; neither identifies the member after the account is deleted.
    const name = createHash('sha256').update(`${scope.site_id} ${member_id}${instead}`);
    const key = `customer:${name.digest('hex')}`;
    return (await callProvider(present.createCustomer({ key, metadata }))).id;
  };
  const customerOf = async (scope: Scope, member_id: string): Promise<string> => {
    const owner = { member_id, provider, live };
    const known = await store.findCustomer(scope, owner);
    if (known !== undefined) return known;
    const customer_id = await createCustomer(scope, member_id);
    await store.addCustomer(scope, { ...owner, customer_id, created_at: clock.now() });
    return customer_id;
  };

  /**
   * Starts a purchase, again with a new customer if the provider no longer has the member's: it was deleted there, or
   * belongs to another account of ours.
   */
  const withCustomer = async <T>(
    scope: Scope,
    { id: member_id }: Member,
    start: () => Promise<T>,
  ): Promise<T> => {
    const owner = { member_id, provider, live };
    const from = await store.findCustomer(scope, owner);
    try {
      return await start();
    } catch (error) {
      if (from === undefined || !isCustomerUnknown(error)) throw error;
      const to = await createCustomer(scope, member_id, from);
      await inTransaction(scope, (tx) => store.replaceCustomer(tx, owner, { from, to }));
      return start();
    }
  };

  /** Common to all purchases. The row is stored before the provider is called, so that no webhook arrives before it. */
  const agree = async (scope: Scope, { id }: Member, request_key: string | undefined) => {
    await limits.enforce(PURCHASES, id);
    const created_at = clock.now();
    return {
      id: ids.next(),
      member_id: id,
      request_key: request_key ?? null,
      provider,
      live,
      customer_id: await customerOf(scope, id),
      currency: CURRENCY,
      created_at,
      next_check_at: nextCheck(created_at, created_at),
    };
  };

  const startPayment = async (
    scope: Scope,
    member: Member,
    { body, key }: { body: PaymentInput; key: string | undefined },
  ): Promise<Opened & { payment_intent_id: string }> => {
    const wanted = await priceList.findPackage(scope, body.internal_currency_package_id);
    if (!wanted) throw new AppError('payments.package_not_found');
    const { package_name: description, unit, price_cents: amount_cents } = wanted;
    if (body.amount !== amount_cents || body.currency !== CURRENCY)
      throw new AppError('payments.price_differs');
    const units = BigInt(wanted.internal_currency);
    const doubling = BigInt(await coupons.multiplier(scope, member.id, unit)) - 1n;
    const row = await store.addPayment(scope, {
      ...(await agree(scope, member, key)),
      package_id: wanted.id,
      unit,
      units,
      bonus: units * doubling,
      amount_cents,
      state: 'open',
    });
    if (row.package_id !== wanted.id) throw new AppError('request.key_reused');
    const metadata = { purchase_id: row.id, site_id: row.site_id };
    const seller = providers.of(row);
    const { id, client_secret } = await callProvider(
      seller.createPayment({
        key: `payment:${row.id}`,
        metadata,
        customer: row.customer_id,
        description,
        amount_cents: row.amount_cents,
        currency: row.currency,
        return_url: `${home}/premium/return`,
      }),
    );
    await store.changePayment(scope.db, row.id, { provider_id: id });
    return { client_secret, payment_intent_id: id, form: seller.form };
  };

  return {
    agree,
    withCustomer,
    startPayment: (...purchase: Parameters<typeof startPayment>) =>
      withCustomer(purchase[0], purchase[1], () => startPayment(...purchase)),

    /** The portal of the provider that bills the running plan, else of the current provider. */
    async openPortal(
      scope: Scope,
      { id: member_id }: Member,
      body: { customer_id?: string | undefined; modify_url: string },
    ): Promise<{ url: string }> {
      const running = await findRunning(scope, member_id);
      const biller = running ? providers.of(running) : present;
      const owner = { member_id, provider: biller.provider, live: biller.live };
      const customer = await store.findCustomer(scope, owner);
      if (customer === undefined) throw new AppError('payments.nothing_bought');
      if (body.customer_id !== undefined && body.customer_id !== customer)
        throw new AppError('payments.customer_differs');
      const return_url = ownAddress(body.modify_url, home);
      return callProvider(biller.openPortal({ customer, return_url }));
    },
  };
}

const CURRENCY = 'usd';
/** Limited, because each purchase creates an object at the provider. */
const PURCHASES = { name: 'purchases', burst: 20, per_minute: 10 };

/** Accepts a path, or a URL of the site itself. */
function ownAddress(given: string, home: string): string {
  const { origin } = new URL(home);
  // Two slashes, or a slash with a backslash, would refer to another host.
  const isOurs = /^\/(?![/\\])/.test(given) || given === origin || given.startsWith(`${origin}/`);
  const url = isOurs ? URL.parse(given, origin) : null;
  if (url?.origin !== origin) throw new AppError('payments.address_refused');
  return url.href;
}

/** Undefined if the provider does not have it, for example after its test data was deleted or our account changed. */
export const existing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (error instanceof PaymentsFailure && error.kind === 'not_found') return undefined;
    throw error;
  });

const isCustomerUnknown = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof PaymentsFailure &&
  error.cause.kind === 'unknown_customer';

/** Maps a provider's failures to errors that a caller can act on. */
export const callProvider = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof PaymentsFailure)) throw error;
    const isTheirs = error.kind !== 'unavailable' && error.kind !== 'denied';
    throw new AppError(isTheirs ? 'payments.refused' : 'payments.unavailable', { cause: error });
  });

export function showSubscription(
  row: SubscriptionRow,
  providers: Pick<ConfiguredProviders, 'all'>,
  names: ReadonlyMap<string, string>,
): Subscription | null {
  if (!row.period_end || (row.state !== 'active' && row.state !== 'late')) return null;
  const { plan_id, state, ends_at_period_end, period_end, next_plan } = row;
  const next = next_plan && {
    plan_id: next_plan.plan_id,
    name: next_plan.name,
    months: next_plan.months,
    usd_price: (next_plan.amount_cents / 100).toFixed(2),
  };
  const abilities = providers.all.find(({ provider }) => provider === row.provider)?.abilities;
  return {
    plan_id,
    plan_name: names.get(plan_id) ?? '',
    state,
    ends_at_period_end,
    period_end: period_end.toISOString(),
    can_resume: abilities?.resume ?? false,
    can_switch: abilities?.switch_plans ?? false,
    next,
  };
}
