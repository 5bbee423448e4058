// Calls of payments. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const paymentsCalls = {
  startPayment: {
    method: 'POST',
    path: '/stripe/one-time-payment',
    access: 'member',
    feature: 'purchases',
    idempotent: 'stored',
    summary: 'Start a package payment; the same Idempotency-Key returns the same payment',
  },
  payment: {
    method: 'GET',
    path: '/stripe/one-time-payment',
    access: 'member',
    summary: 'Get the status of your payment; credits it if it was paid',
  },
  startCheckout: {
    method: 'POST',
    path: '/stripe/checkout-sessions',
    access: 'member',
    feature: 'purchases',
    idempotent: 'stored',
    summary: 'Start a plan checkout; the same Idempotency-Key returns the same checkout',
  },
  checkout: {
    method: 'GET',
    path: '/stripe/checkout-sessions',
    access: 'member',
    summary: 'Get the status of your checkout; starts the plan if it was paid',
  },
  startOffer: {
    method: 'POST',
    path: '/stripe/special-offer',
    access: 'member',
    feature: 'purchases',
    summary:
      'Get your special offer, or null. It starts with the first call, lasts 20 minutes, and never restarts',
  },
  portal: {
    method: 'POST',
    path: '/stripe/billing-portal',
    access: 'member',
    summary: 'Get the address of the billing portal',
  },
  subscription: {
    method: 'GET',
    path: '/stripe/subscription',
    access: 'member',
    summary: 'Get your plan, or null',
  },
  changeSubscription: {
    method: 'PUT',
    path: '/stripe/subscription',
    access: 'member',
    summary: 'Cancel your plan at the end of its period, or resume it',
  },
  choosePlan: {
    method: 'PUT',
    path: '/stripe/subscription/plan',
    access: 'member',
    summary: 'Switch to another plan when the paid period ends; nothing is charged before that',
  },
  cancelPlanSwitch: {
    method: 'DELETE',
    path: '/stripe/subscription/plan',
    access: 'member',
    summary: 'Stay on the current plan and drop the planned switch',
  },
  receiveMessage: {
    method: 'POST',
    path: '/stripe/webhooks',
    access: 'webhook',
    hostless: true,
    upload: 256 * 1024,
    summary: 'Receive the payment provider’s signed events',
  },
} as const satisfies Record<string, Call>;
