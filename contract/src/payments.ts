// Payments: plans, packages and payment forms.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { storable, Time } from './scalars.ts';
import { Plan } from './wallet.ts';

/** How the page shows the provider's form: its script with this key, our frame at this path, or its own page at this origin. */
const PaymentForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('script'), publishable_key: z.string() }),
  z.object({ kind: z.literal('frame'), path: z.string() }),
  z.object({ kind: z.literal('redirect'), origin: z.string() }),
]);
export type PaymentForm = z.infer<typeof PaymentForm>;

const Subscription = z.object({
  plan_id: z.string(),
  state: z.enum(['active', 'late']),
  ends_at_period_end: z.boolean(),
  period_end: Time,
  /** Whether its provider lets it be resumed once it is canceled, and lets another plan follow. */
  can_resume: z.boolean(),
  can_switch: z.boolean(),
  /** The plan that starts when the period ends, if one was chosen. */
  next: z
    .object({
      plan_id: z.string(),
      name: z.string(),
      months: z.int(),
      /** The amount billed then, and the months per bill. */
      usd_price: z.string(),
    })
    .nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const text = (most: number) => storable(most).min(1);

export const paymentsApi = describe(calls.payments, {
  startPayment: {
    /** Amount (cents) and currency as shown to the buyer: compared with the package, never used. */
    body: z.strictObject({
      amount: z.int(),
      currency: text(10),
      internal_currency_package_id: text(100),
    }),
    reply: z.object({
      client_secret: z.string(),
      payment_intent_id: z.string(),
      form: PaymentForm,
    }),
  },
  payment: {
    query: z.object({ payment_intent_id: text(200) }),
    reply: z.object({
      payment_intent_id: z.string(),
      status: z.enum(['requires_payment_method', 'processing', 'succeeded', 'canceled']),
      /** True if a coupon was to double this and the card had used it on another account. */
      coupon_refused: z.boolean(),
    }),
  },
  startCheckout: {
    body: z.strictObject({
      stripe_price_id: text(100),
      from_special_offer: z.boolean().optional(),
    }),
    reply: z.object({ client_secret: z.string(), session_id: z.string(), form: PaymentForm }),
  },
  checkout: {
    query: z.object({ session_id: text(200) }),
    reply: z.object({
      session_id: z.string(),
      /** `refunded`: a second plan was paid, so it was ended and is refunded. */
      status: z.enum(['open', 'complete', 'expired', 'refunded']),
      subscription: Subscription.nullable(),
    }),
  },
  startOffer: {
    reply: z.object({
      offer: z
        .object({
          /** At the offer's price. */
          plan: Plan,
          ends_at: Time,
          /** The remaining time, for clients whose clock may be wrong. */
          ms_left: z.int(),
        })
        .nullable(),
    }),
  },
  portal: {
    /** Both must match the member and the site. */
    body: z.strictObject({ customer_id: text(200).optional(), modify_url: text(2_000) }),
    reply: z.object({ url: z.string() }),
  },
  subscription: { reply: z.object({ subscription: Subscription.nullable() }) },
  changeSubscription: {
    body: z.strictObject({ ends_at_period_end: z.boolean() }),
    reply: z.object({ subscription: Subscription.nullable() }),
  },
  choosePlan: {
    /** The price (cents) as shown to the member: compared with the plan, never used. */
    body: z.strictObject({ plan_id: text(100), amount: z.int() }),
    reply: z.object({ subscription: Subscription.nullable() }),
  },
  cancelPlanSwitch: { reply: z.object({ subscription: Subscription.nullable() }) },
  receiveMessage: {
    body: z.instanceof(Uint8Array),
    reply: z.object({ received: z.literal(true) }),
  },
});
