// The calls of buying, and the provider's webhooks.
import { affiliatesApi } from '@velour/contract/affiliates.ts';
import { ledgerApi } from '@velour/contract/ledger.ts';
import { paymentsApi } from '@velour/contract/payments.ts';
import { bind, bindWebhook, type Gateway } from '../../platform/http/gateway.ts';
import type { PaymentsService } from './service.ts';

export function paymentsRoutes(gateway: Gateway, payments: PaymentsService): void {
  bind(gateway, paymentsApi.startPayment, ({ scope, actor, body, idempotencyKey: key }) =>
    payments.startPayment(scope, actor, { body, key }),
  );
  bind(gateway, paymentsApi.payment, ({ scope, actor, query }) =>
    payments.readPayment(scope, actor, query.payment_intent_id),
  );
  bind(gateway, paymentsApi.startCheckout, ({ scope, actor, body, idempotencyKey: key }) =>
    payments.startCheckout(scope, actor, { body, key }),
  );
  bind(gateway, paymentsApi.startOffer, async ({ scope, actor }) => ({
    offer: await payments.startOffer(scope, actor),
  }));
  bind(gateway, paymentsApi.checkout, ({ scope, actor, query }) =>
    payments.readCheckout(scope, actor, query.session_id),
  );
  bind(gateway, paymentsApi.portal, ({ scope, actor, body }) =>
    payments.openPortal(scope, actor, body),
  );
  bind(gateway, paymentsApi.subscription, async ({ scope, actor }) => ({
    subscription: await payments.running(scope, actor),
  }));
  bind(gateway, paymentsApi.changeSubscription, async ({ scope, actor, body }) => ({
    subscription: await payments.setEnding(scope, actor, body.ends_at_period_end),
  }));
  bind(gateway, paymentsApi.choosePlan, async ({ scope, actor, body }) => ({
    subscription: await payments.choosePlan(scope, actor, body),
  }));
  bind(gateway, paymentsApi.cancelPlanSwitch, async ({ scope, actor }) => ({
    subscription: await payments.cancelPlanSwitch(scope, actor),
  }));
  bind(gateway, ledgerApi.purchases, ({ scope, query }) => payments.listBought(scope, query));
  const { settledMarks: marks } = payments;
  bind(gateway, ledgerApi.settle, ({ scope, actor, body }) => marks.change(scope, actor, body));
  bind(gateway, ledgerApi.countPurchases, ({ scope, query }) => marks.count(scope, query));
  bind(gateway, ledgerApi.settleMatching, ({ scope, actor, body }) =>
    marks.addToMatching(scope, actor, body),
  );
  bind(gateway, ledgerApi.undoSettling, ({ scope, actor, body }) =>
    marks.undo(scope, actor, body.settled_at),
  );
  bind(gateway, affiliatesApi.landed, async ({ scope, actor, body }) => {
    await payments.noteLanding(scope, actor, body.parameters);
    return { done: true } as const;
  });
  bind(gateway, affiliatesApi.list, ({ scope, query }) => payments.affiliates.list(scope, query));
  bind(gateway, affiliatesApi.retry, ({ scope, actor, body }) =>
    payments.affiliates.retry(scope, actor, body.conversion_id),
  );
  bindWebhook(gateway, paymentsApi.receiveMessage, async ({ raw, headers }) => {
    await payments.receive(raw, headers);
    return { received: true } as const;
  });
}
