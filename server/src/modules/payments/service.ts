// Purchases of packages and plans with money at a payment provider; credited once, and only when paid.
import type { AffiliateProvider } from '../../providers/affiliate/port.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Vault } from '../../platform/encryption.ts';
import type { AuditService } from '../audit/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createPersonalData } from './personal-data.ts';
import { createConfiguredProviders } from './configured-providers.ts';
import { createProviderSync, createDuplicateCancellation } from './provider-sync.ts';
import { callProvider, createPurchases, showSubscription } from './purchases.ts';
import { createCheckouts } from './checkouts.ts';
import { createAffiliateAdmin } from './affiliate-admin.ts';
import { createLandings, createConversions, type BuyerOf } from './affiliate-conversions.ts';
import { createWebhooks } from './webhooks.ts';
import { createAdminList, type LabelsOf } from './admin-list.ts';
import { createSpecialOffer } from './special-offer.ts';
import { createReceipts } from './receipts.ts';
import { createDisputes } from './disputes.ts';
import { createRefunds } from './refunds.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { createSettledPayments } from './settled-payments.ts';
import { createSettlement } from './settlement.ts';
import { listEndingPlans, findOwnCheckout, findRunning } from './subscriptions.store.ts';
import { findOwnPayment } from './payments.store.ts';
import { createSubscriptionStatus } from './subscription-status.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createPlanChanges } from './plan-changes.ts';

export interface PaymentsNeeds extends Pick<
  Core,
  'db' | 'queue' | 'clock' | 'ids' | 'limits' | 'log' | 'metrics'
> {
  readonly payments: PaymentsProvider;
  /** Former providers that are configured: their purchases are still handled there. */
  readonly otherPayments: readonly PaymentsProvider[];
  readonly wallet: WalletService;
  readonly affiliate: AffiliateProvider;
  readonly mailer: Mailer;
  readonly sites: SitesService;
  readonly audit: Pick<AuditService, 'record'>;
  readonly buyerOf: BuyerOf;
  readonly labelsOf: LabelsOf;
  readonly vault: Pick<Vault, 'secret'>;
  /** The site's URL, without a trailing slash. */
  readonly home: string;
}

export type { SubscriptionStatus } from './subscription-status.ts';
export type PaymentsService = ReturnType<typeof createPaymentsService>;

export function createPaymentsService(needs: PaymentsNeeds) {
  const { wallet, db, clock } = needs;
  const providers = createConfiguredProviders(needs);
  const applyRefund = createRefunds(needs);
  const conversions = createConversions(needs);
  const receipts = createReceipts(needs);
  const subscriptions = createSubscriptions(needs, { applyRefund, conversions, receipts });
  const syncOf = createProviderSync({
    providers,
    clock,
    subscriptions,
    settlePayment: createSettlement(needs, { applyRefund, conversions, receipts }),
  });
  const webhooks = createWebhooks(needs, { providers, syncOf });
  const purchases = createPurchases(needs, providers);
  const offers = createSpecialOffer(needs);
  const running = async (scope: Scope, { id }: Member) => {
    const row = await findRunning(scope, id);
    return row ? showSubscription(row, providers, await wallet.priceList.namesOf(scope)) : null;
  };
  const planChanges = createPlanChanges(needs, { providers, syncOf });

  return {
    ...webhooks,
    ...createDisputes(needs),
    grantDue: subscriptions.grantDue,
    affiliates: createAffiliateAdmin(needs),
    noteLanding: createLandings(needs),
    notifyAffiliate: conversions.notify,
    forgetConversions: conversions.forgetOld,
    startPayment: purchases.startPayment,
    openPortal: purchases.openPortal,
    startCheckout: createCheckouts(needs, { providers, purchases, offers, syncOf }).start,
    startOffer: (scope: Scope, { id }: Member) => offers.start(scope, id),
    ...createSubscriptionStatus({ clock, offers }),
    personalData: createPersonalData({ providers, clock }),
    listBought: createAdminList(needs.labelsOf, needs.wallet),
    settledPayments: createSettledPayments(needs),
    cancelDuplicate: createDuplicateCancellation({ db, providers }),
    syncNextPlan: planChanges.syncNextPlan,
    endRenewalOf: planChanges.endRenewalOf,
    running,
    endingPlans: (before: Date) => listEndingPlans(db, clock.now(), before),

    /**
     * For the browser's return: settles the payment like its webhook, which may still be on its way. Throws
     * `payments.not_found`.
     */
    async readPayment(scope: Scope, { id: member_id }: Member, provider_id: string) {
      const row = await findOwnPayment(scope, { member_id, provider_id });
      if (!row) throw new AppError('payments.not_found');
      const remote =
        row.state === 'open' ? await callProvider(syncOf(row).paymentAt(provider_id)) : undefined;
      const { state } = (await findOwnPayment(scope, { member_id, provider_id })) ?? row;
      const isProcessing = state === 'open' && remote?.state === 'processing';
      const status = isProcessing ? ('processing' as const) : statuses[state];
      const coupon_refused = await wallet.coupons.wasRefused(scope, member_id, row.id);
      return { payment_intent_id: provider_id, status, coupon_refused };
    },

    /** Throws `payments.not_found`. */
    async readCheckout(scope: Scope, member: Member, checkout_id: string) {
      const row = await findOwnCheckout(scope, { member_id: member.id, checkout_id });
      if (!row) throw new AppError('payments.not_found');
      const { state } = await callProvider(providers.of(row).readCheckout(checkout_id));
      const isSettled = row.state !== 'open' && row.provider_id !== null;
      if (!isSettled) await callProvider(syncOf(row).checkout(checkout_id));
      const settled = await findOwnCheckout(scope, { member_id: member.id, checkout_id });
      const status = settled?.finding === SECOND_PLAN ? ('refunded' as const) : state;
      return { session_id: checkout_id, status, subscription: await running(scope, member) };
    },

    async setEnding(scope: Scope, member: Member, ends: boolean) {
      await planChanges.setEnding(scope, member, ends);
      return running(scope, member);
    },

    async choosePlan(scope: Scope, member: Member, chosen: { plan_id: string; amount: number }) {
      await planChanges.choose(scope, member, chosen);
      return running(scope, member);
    },

    async cancelPlanSwitch(scope: Scope, member: Member) {
      await planChanges.keep(scope, member);
      return running(scope, member);
    },
  };
}

/** A payment's state in the contract's terms. */
const statuses = {
  open: 'requires_payment_method',
  credited: 'succeeded',
  cancelled: 'canceled',
} as const;
