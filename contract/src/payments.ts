// Payments: plans, packages and payment forms.
import { z } from 'zod';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { storable, Time } from './scalars.ts';
import { Plan } from './wallet.ts';

/**
 * How the page shows the payment form: by the provider's script with this key, in our frame at this
 * path, or on the provider's own page at this origin.
 */
const PaymentForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('script'), publishable_key: z.string() }),
  z.object({ kind: z.literal('frame'), path: z.string() }),
  z.object({ kind: z.literal('redirect'), origin: z.string() }),
]);
export type PaymentForm = z.infer<typeof PaymentForm>;

const Subscription = z.object({
  plan_id: z.string(),
  /** Also of a plan that is not for sale any more. */
  plan_name: z.string(),
  state: z.enum(['active', 'late']),
  ends_at_period_end: z.boolean(),
  period_end: Time,
  /**
   * Whether the provider can resume a canceled plan, and switch to another plan at the period's
   * end.
   */
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
    /**
     * The amount in cents and the currency as shown to the buyer. Only compared with the package,
     * never charged.
     */
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
      /** True if a coupon was not applied, because the card has used it on another account. */
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
      /** `refunded`: another plan was already active, so this one was ended and refunded. */
      status: z.enum(['open', 'complete', 'expired', 'refunded']),
      subscription: Subscription.nullable(),
    }),
  },
  startOffer: {
    reply: z.object({
      offer: z
        .object({
          /** The plan with the offer's price. */
          plan: Plan,
          ends_at: Time,
          /** The remaining time in milliseconds, for clients whose clock may be wrong. */
          ms_left: z.int(),
        })
        .nullable(),
    }),
  },
  portal: {
    /** If given, both must match the member and the site. */
    body: z.strictObject({ customer_id: text(200).optional(), modify_url: text(2_000) }),
    reply: z.object({ url: z.string() }),
  },
  subscription: { reply: z.object({ subscription: Subscription.nullable() }) },
  changeSubscription: {
    body: z.strictObject({ ends_at_period_end: z.boolean() }),
    reply: z.object({ subscription: Subscription.nullable() }),
  },
  choosePlan: {
    /** The price in cents as shown to the member. Only compared with the plan, never charged. */
    body: z.strictObject({ plan_id: text(100), amount: z.int() }),
    reply: z.object({ subscription: Subscription.nullable() }),
  },
  cancelPlanSwitch: { reply: z.object({ subscription: Subscription.nullable() }) },
  receiveMessage: {
    body: z.instanceof(Uint8Array),
    reply: z.object({ received: z.literal(true) }),
  },
});
