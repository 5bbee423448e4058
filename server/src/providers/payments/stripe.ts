// Payments by Stripe through its official client, with one account for the deployment and timeouts on all calls.
import { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import {
  CALL_MS,
  PaymentsFailure,
  TOLERANCE_S,
  type PlanRequest,
  type Form,
  type PaymentsProvider,
} from './port.ts';
import { createKeyed, findByMetadata } from './stripe-create.ts';
import * as reading from './stripe-objects.ts';

export interface StripeConfig {
  readonly secret_key: string;
  readonly publishable_key: string;
  readonly webhook_secret: string;
  /** Another host with a Stripe-compatible API; undefined for Stripe itself. */
  readonly api_base: string | undefined;
  /** Whether the provider at that host allows adult content; Stripe itself does not. */
  readonly adult_ok?: boolean;
}

/** From Stripe's guide to content security policies, for the card form and the embedded checkout. */
const sources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  frame: [
    ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'https://checkout.stripe.com',
  ],
  connect: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  img: ['https://*.stripe.com'],
};

interface Needs {
  readonly config: StripeConfig;
  readonly clock: Clock;
  /** The timeout of one call, in milliseconds. */
  readonly callMs?: number;
}

export function createStripe({ config, clock, callMs = CALL_MS }: Needs): PaymentsProvider {
  const live = /^[sr]k_live_/.test(config.secret_key);
  const stripe = new Stripe(config.secret_key, {
    ...(config.api_base === undefined ? {} : partsOf(config.api_base)),
    // A retry is safe: creating calls carry an idempotency key, and others only read.
    maxNetworkRetries: 1,
    timeout: Math.floor(callMs / 2),
    telemetry: false,
    appInfo: { name: 'Velour' },
  });

  const create = createKeyed();

  /** Stripe products by a plan's terms; cached, because creating the same id twice is refused. */
  const products = new Map<string, Promise<string>>();
  const productOf = (plan: { id: string; name: string }): Promise<string> => {
    const known = products.get(plan.id) ?? makeProduct(stripe, plan);
    products.set(plan.id, known);
    known.catch(() => products.delete(plan.id));
    return known;
  };

  const readPayment = async (id: string) => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const disputes = charge?.disputed
      ? await stripe.disputes.list({ payment_intent: id })
      : undefined;
    return reading.readPayment(intent, {
      dispute: reading.readDispute(disputes?.data ?? []),
      // Our one-time payments have our metadata; payments of bills have none.
      bill: Object.keys(intent.metadata).length > 0 ? null : await billOf(id),
    });
  };
  const billOf = async (payment_intent: string): Promise<string | null> => {
    const payment = { type: 'payment_intent', payment_intent } as const;
    const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
    return reading.idOf(data[0]?.invoice);
  };
  const readBill = async (id: string) => {
    const invoice = await stripe.invoices.retrieve(id, { expand: ['payments'] });
    const intent = intentOf(invoice);
    return reading.readBill(invoice, intent === null ? undefined : await readPayment(intent));
  };

  const setNextPlan = async (id: string, plan: PlanRequest | null) => {
    const known = await stripe.subscriptions.retrieve(id);
    const schedule = reading.idOf(known.schedule);
    if (plan === null) {
      if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
      return reading.readSubscription(known);
    }
    if (known.cancel_at_period_end)
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    const held =
      schedule === null
        ? await stripe.subscriptionSchedules.create({ from_subscription: id })
        : await stripe.subscriptionSchedules.retrieve(schedule);
    const product = await productOf(plan);
    await stripe.subscriptionSchedules.update(held.id, phasesOf(known, { held, plan, product }));
    return reading.readSubscription(await stripe.subscriptions.retrieve(id));
  };

  return {
    provider: 'stripe',
    name: `stripe · ${live ? 'live' : 'test'}`,
    isBuiltIn: false,
    live,
    adult_ok: config.adult_ok ?? false,
    abilities: { resume: true, switch_plans: true },
    form: { kind: 'script', publishable_key: config.publishable_key, sources },

    createCustomer: ({ key, metadata }) =>
      callStripe(
        create({
          key,
          send: (idempotencyKey) =>
            stripe.customers.create({ metadata: { ...metadata } }, { idempotencyKey }),
          find: () => Promise.resolve(undefined), // a second one would stay unused
        }),
      ),
    async createPayment({ key, customer, amount_cents, currency, description, metadata }) {
      const request: Stripe.PaymentIntentCreateParams = {
        amount: amount_cents,
        currency,
        customer,
        description,
        metadata: { ...metadata },
        // The form is embedded, so payment methods with redirects are disabled.
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      };
      const find = async () =>
        findByMetadata((await stripe.paymentIntents.list({ customer, limit: 100 })).data, metadata);
      const send = (idempotencyKey: string) =>
        stripe.paymentIntents.create(request, { idempotencyKey });
      return formOf(await callStripe(create({ key, send, find })));
    },
    readPayment: (id) => callStripe(readPayment(id)),
    async createCheckout({ key, customer, plan, return_url, metadata }) {
      const { currency, amount_cents, months } = plan;
      const price_data = {
        currency,
        unit_amount: amount_cents,
        product: await callStripe(productOf(plan)),
        recurring: { interval: 'month', interval_count: months } as const,
      };
      const request: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        ui_mode: 'embedded_page',
        customer,
        line_items: [{ price_data, quantity: 1 }],
        metadata: { ...metadata },
        subscription_data: { metadata: { ...metadata } },
        return_url: `${withQuery(return_url)}session_id={CHECKOUT_SESSION_ID}`,
      };
      const { sessions } = stripe.checkout;
      const find = async () =>
        findByMetadata((await sessions.list({ customer, limit: 100 })).data, metadata);
      const send = (idempotencyKey: string) => sessions.create(request, { idempotencyKey });
      return formOf(await callStripe(create({ key, send, find })));
    },
    readCheckout: async (id) =>
      reading.readCheckout(await callStripe(stripe.checkout.sessions.retrieve(id))),
    async closeCheckout(id) {
      const known = await callStripe(stripe.checkout.sessions.retrieve(id));
      if (known.status !== 'open') return reading.readCheckout(known);
      // It may have been paid in the meantime; then it is not open, and its state says so.
      const closed = await callStripe(stripe.checkout.sessions.expire(id)).catch(
        (error: unknown) => {
          if (error instanceof PaymentsFailure && error.kind === 'refused') return undefined;
          throw error;
        },
      );
      return reading.readCheckout(
        closed ?? (await callStripe(stripe.checkout.sessions.retrieve(id))),
      );
    },
    readSubscription: async (id) =>
      reading.readSubscription(await callStripe(stripe.subscriptions.retrieve(id))),
    readBill: (id) => callStripe(readBill(id)),
    async setEnding(id, cancel_at_period_end) {
      const known = await callStripe(stripe.subscriptions.retrieve(id));
      const schedule = reading.idOf(known.schedule);
      // With a schedule for the next plan, the subscription does not end, and Stripe refuses to set
      // an ending.
      if (schedule !== null && !cancel_at_period_end) return reading.readSubscription(known);
      if (schedule !== null) await callStripe(stripe.subscriptionSchedules.release(schedule));
      return reading.readSubscription(
        await callStripe(stripe.subscriptions.update(id, { cancel_at_period_end })),
      );
    },
    setNextPlan: (id, plan) => callStripe(setNextPlan(id, plan)),
    async endNow(id) {
      await callStripe(stripe.subscriptions.cancel(id)).catch((error: unknown) => {
        if (!(error instanceof PaymentsFailure && error.kind === 'not_found')) throw error;
      });
    },
    async refundBill({ key, bill }) {
      const invoice = await callStripe(stripe.invoices.retrieve(bill, { expand: ['payments'] }));
      const payment_intent = intentOf(invoice);
      if (payment_intent === null) throw new PaymentsFailure('refused', 'Nothing was paid for it.');
      const send = (idempotencyKey: string) =>
        stripe.refunds.create({ payment_intent }, { idempotencyKey });
      const find = async () => (await stripe.refunds.list({ payment_intent, limit: 1 })).data[0];
      await callStripe(create({ key, send, find }));
    },
    openPortal: ({ customer, return_url }) =>
      callStripe(stripe.billingPortal.sessions.create({ customer, return_url })),
    async *eventsSince(since) {
      const gte = Math.floor(since.getTime() / 1_000);
      try {
        for await (const event of stripe.events.list({ created: { gte }, limit: 100 })) {
          yield reading.readEvent(event);
        }
      } catch (error) {
        throw asFailure(error);
      }
    },
    readWebhook(raw, headers) {
      const { webhooks } = stripe;
      const header = String(headers['stripe-signature'] ?? '');
      const now = clock.now().getTime();
      const { webhook_secret } = config;
      let event: Stripe.Event;
      try {
        event = webhooks.constructEvent(raw, header, webhook_secret, TOLERANCE_S, undefined, now);
      } catch (error) {
        // Stripe's client throws other errors for some malformed signatures, such as an empty one.
        const words = 'Stripe didn’t sign this, or signed it too long ago.';
        throw new PaymentsFailure('forged', words, { cause: error });
      }
      const read = reading.readSignedEvent(event);
      if (read) return read;
      throw new PaymentsFailure('forged', 'The signature is valid, but this isn’t a Stripe event.');
    },
    close: () => Promise.resolve(),
  };
}

const intentOf = (invoice: Stripe.Invoice): string | null =>
  reading.idOf(
    invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent,
  );

async function makeProduct(stripe: Stripe, plan: { id: string; name: string }): Promise<string> {
  const id = `velour_${plan.id}`;
  try {
    await stripe.products.create({ id, name: plan.name });
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists';
    if (!isThere) throw error;
  }
  return id;
}

/**
 * Schedule phases: the current plan to the end of its period, then the next one, which stays when
 * the schedule is released.
 */
function phasesOf(
  { items }: Stripe.Subscription,
  {
    held,
    plan,
    product,
  }: { held: Stripe.SubscriptionSchedule; plan: PlanRequest; product: string },
): Stripe.SubscriptionScheduleUpdateParams {
  const [item] = items.data;
  if (!item) throw new PaymentsFailure('refused', 'The provider’s subscription has no item.');
  const { amount_cents: unit_amount, currency, months: interval_count } = plan;
  const recurring = { interval: 'month', interval_count } as const;
  const start_date = held.current_phase?.start_date ?? item.current_period_start;
  const untouched = { proration_behavior: 'none' } as const;
  return {
    end_behavior: 'release',
    ...untouched,
    phases: [
      {
        start_date,
        end_date: item.current_period_end,
        ...untouched,
        items: [{ price: item.price.id, quantity: 1 }],
      },
      {
        duration: recurring,
        billing_cycle_anchor: 'phase_start',
        ...untouched,
        items: [{ price_data: { currency, unit_amount, product, recurring }, quantity: 1 }],
      },
    ],
  };
}

function formOf({ id, client_secret }: { id: string; client_secret: string | null }): Form {
  if (client_secret !== null) return { id, client_secret };
  throw new PaymentsFailure('refused', 'Stripe returned no client secret.');
}

const withQuery = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}`;

function partsOf(base: string) {
  const { protocol, hostname, port } = new URL(base);
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port === '' ? {} : { port }),
  };
}

const callStripe = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw asFailure(error);
  });

/** Without Stripe's messages, which can repeat what a member typed. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const more = { cause: error };
  const code = error.code === undefined ? '' : ` (${error.code})`;
  if (error.statusCode === 401 || error.statusCode === 403) {
    return new PaymentsFailure('denied', 'Stripe rejected our key.', more);
  }
  if (error.statusCode === 404) {
    return new PaymentsFailure('not_found', `Stripe has no such object${code}.`, more);
  }
  if (error.code === 'resource_missing' && error.param === 'customer')
    return new PaymentsFailure('unknown_customer', 'Stripe doesn’t have this customer.', more);
  const isFinal = error.statusCode !== undefined && error.statusCode < 500;
  // 409: the same call is still being processed, or the object is locked.
  if (isFinal && error.statusCode !== 429 && error.statusCode !== 409) {
    return new PaymentsFailure('refused', `Stripe rejected the request${code}.`, more);
  }
  return new PaymentsFailure('unavailable', `Stripe can’t be reached or is busy${code}.`, more);
}
