// The calls of buying with money. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const paymentsCalls = {
  startPayment: {
    method: 'POST',
    path: '/stripe/one-time-payment',
    access: 'member',
    idempotent: 'stored',
    summary: 'Begin to buy a package; under the same Idempotency-Key it is the same payment',
  },
  payment: {
    method: 'GET',
    path: '/stripe/one-time-payment',
    access: 'member',
    summary: 'How an own payment stands; one that was paid is credited by this, too',
  },
  startCheckout: {
    method: 'POST',
    path: '/stripe/checkout-sessions',
    access: 'member',
    idempotent: 'stored',
    summary: 'Begin to buy a plan; under the same Idempotency-Key it is the same checkout',
  },
  checkout: {
    method: 'GET',
    path: '/stripe/checkout-sessions',
    access: 'member',
    summary: 'How an own checkout stands; one that was paid begins its plan by this, too',
  },
  startOffer: {
    method: 'POST',
    path: '/stripe/special-offer',
    access: 'member',
    summary:
      'The own special offer: it begins with the first call, lasts 20 minutes and never begins again; null without one',
  },
  portal: {
    method: 'POST',
    path: '/stripe/billing-portal',
    access: 'member',
    summary: 'The address where bills are and the card is changed',
  },
  subscription: {
    method: 'GET',
    path: '/stripe/subscription',
    access: 'member',
    summary: 'The own plan; null without one',
  },
  changeSubscription: {
    method: 'PUT',
    path: '/stripe/subscription',
    access: 'member',
    summary: 'Cancel the own plan at the end of its period, or resume it',
  },
  choosePlan: {
    method: 'PUT',
    path: '/stripe/subscription/plan',
    access: 'member',
    summary: 'Another plan when the period that is paid for ends; nothing is charged before',
  },
  keepPlan: {
    method: 'DELETE',
    path: '/stripe/subscription/plan',
    access: 'member',
    summary: 'No other plan after the running one: it goes on as it is',
  },
  receiveMessage: {
    method: 'POST',
    path: '/stripe/webhooks',
    access: 'webhook',
    hostless: true,
    upload: 256 * 1024,
    summary: 'What the payment provider tells, signed over the bytes of the body',
  },
} as const satisfies Record<string, Call>;
