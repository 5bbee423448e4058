// The calls of purchases, and the providers' webhooks.
import { affiliatesApi } from '@velour/contract/affiliates.ts';
import { ledgerApi } from '@velour/contract/ledger.ts';
import { paymentsApi } from '@velour/contract/payments.ts';
import { bindAll, bindWebhook, type Gateway } from '../../platform/http/gateway.ts';
import type { PaymentsService } from './service.ts';

export function paymentsRoutes(gateway: Gateway, payments: PaymentsService): void {
  bindAll(gateway, paymentsApi, {
    startPayment: ({ scope, actor, body, idempotencyKey: key }) =>
      payments.startPayment(scope, actor, { body, key }),
    payment: ({ scope, actor, query }) =>
      payments.readPayment(scope, actor, query.payment_intent_id),
    startCheckout: ({ scope, actor, body, idempotencyKey: key }) =>
      payments.startCheckout(scope, actor, { body, key }),
    startOffer: async ({ scope, actor }) => ({
      offer: await payments.startOffer(scope, actor),
    }),
    checkout: ({ scope, actor, query }) => payments.readCheckout(scope, actor, query.session_id),
    portal: ({ scope, actor, body }) => payments.openPortal(scope, actor, body),
    subscription: async ({ scope, actor }) => ({
      subscription: await payments.running(scope, actor),
    }),
    changeSubscription: async ({ scope, actor, body }) => ({
      subscription: await payments.setEnding(scope, actor, body.ends_at_period_end),
    }),
    choosePlan: async ({ scope, actor, body }) => ({
      subscription: await payments.choosePlan(scope, actor, body),
    }),
    cancelPlanSwitch: async ({ scope, actor }) => ({
      subscription: await payments.cancelPlanSwitch(scope, actor),
    }),
  });
  const { settledPayments: settled } = payments;
  bindAll(gateway, ledgerApi, {
    purchases: ({ scope, query }) => payments.listBought(scope, query),
    settle: ({ scope, actor, body }) => settled.change(scope, actor, body),
    countPurchases: ({ scope, query }) => settled.count(scope, query),
    settleMatching: ({ scope, actor, body }) => settled.addToMatching(scope, actor, body),
    undoSettling: ({ scope, actor, body }) => settled.undo(scope, actor, body.settled_at),
  });
  bindAll(gateway, affiliatesApi, {
    landed: async ({ scope, actor, body }) => {
      await payments.noteLanding(scope, actor, body.parameters);
      return { done: true } as const;
    },
    list: ({ scope, query }) => payments.affiliates.list(scope, query),
    retry: ({ scope, actor, body }) => payments.affiliates.retry(scope, actor, body.conversion_id),
  });
  bindWebhook(gateway, paymentsApi.receiveMessage, async ({ raw, headers }) => {
    await payments.receive(raw, headers);
    return { received: true } as const;
  });
}
