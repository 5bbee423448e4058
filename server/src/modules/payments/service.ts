// Buying with money: packages and plans, through whichever provider stands behind, credited once and only as paid.
import type { AffiliateProvider } from '../../providers/affiliate/port.ts';
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import type { Vault } from '../../platform/encryption.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createPersonalData } from './personal-data.ts';
import { asked, createBuying, showSubscription } from './purchases.ts';
import { createCheckouts } from './checkouts.ts';
import { createConversions, type BuyerOf } from './affiliate-conversions.ts';
import { createWebhooks } from './webhooks.ts';
import { listBought } from './admin-list.ts';
import { createOffers } from './special-offer.ts';
import { createReturning } from './refunds.ts';
import { SECOND_PLAN } from './payments.rules.ts';
import { createSettling } from './settlement.ts';
import { findOwnPayment } from './payments.store.ts';
import { createSubscriptionStatus } from './subscription-status.ts';
import { createSubscriptions } from './subscriptions.ts';
import { createSwitching } from './plan-changes.ts';
import { createUndoing } from './double-subscriptions.ts';
import { findOwnCheckout, findRunning } from './subscriptions.store.ts';

interface Needs {
  readonly db: Db;
  readonly payments: PaymentsProvider;
  /** Configured beside it: what was bought there before is ended there. */
  readonly otherPayments: readonly PaymentsProvider[];
  readonly wallet: WalletService;
  readonly affiliate: AffiliateProvider;
  readonly sites: SitesService;
  readonly buyerOf: BuyerOf;
  readonly queue: Queue;
  readonly vault: Pick<Vault, 'secret'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: RateLimits;
  readonly log: Log;
  /** Where the site is, without a final slash. */
  readonly home: string;
}

export type { SubscriptionStatus } from './subscription-status.ts';
export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** The job that follows one message. */
export const FOLLOW = 'payments.follow';
/** The job that brings the provider to what was agreed to follow a running plan. */
export const NOTIFY_NEXT = 'payments.tell_next_plan';
/** The job that ends a second plan and gives its money back. */
export const UNDO = 'payments.undo_second_plan';

export function createPaymentsService(needs: Needs) {
  const { payments, queue, wallet, db, clock, ids, log, limits, vault, home } = needs;
  const bringBack = createReturning(needs);
  const conversions = createConversions(needs);
  const subscriptions = createSubscriptions({
    db,
    wallet,
    bringBack,
    conversions,
    clock,
    ids,
    log,
    undoLater: (scope, subscription_id) => queue.send(scope, UNDO, { subscription_id }),
  });
  const { follow, ...following } = createWebhooks({
    db,
    payments,
    clock,
    log,
    subscriptions,
    settlePayment: createSettling({ db, wallet, bringBack, conversions, vault, clock, log }),
    followLater: (scope, event_id) => queue.send(scope, FOLLOW, { event_id }),
  });
  const buying = createBuying(needs);
  const offers = createOffers(needs);
  const running = async (scope: Scope, { id }: Member) =>
    showSubscription(await findRunning(scope, id));
  const { notifyNext: tellNext, ...switching } = createSwitching({
    db,
    payments,
    wallet,
    clock,
    limits,
    follow,
    tellLater: (scope, subscription_id, at) =>
      queue.send(scope, NOTIFY_NEXT, { subscription_id }, { at }),
  });

  return {
    ...following,
    grantDue: subscriptions.grantDue,
    notifyAffiliate: conversions.tell,
    forgetConversions: conversions.forgetOld,
    startPayment: buying.startPayment,
    openPortal: buying.openPortal,
    startCheckout: createCheckouts({ payments, wallet, home, buying, offers, follow }).start,
    startOffer: (scope: Scope, { id }: Member) => offers.start(scope, id),
    ...createSubscriptionStatus({ clock, offers }),
    personalData: createPersonalData(needs),
    listBought,
    undoSecondPlan: createUndoing(needs),
    tellNext,
    endRenewalOf: switching.endRenewalOf,
    running,

    /** The browser's return: the same as the message that may still be on its way. Throws `payments.not_found`. */
    async readPayment(scope: Scope, { id: member_id }: Member, provider_id: string) {
      const row = await findOwnPayment(scope, { member_id, provider_id });
      if (!row) throw new AppError('payments.not_found');
      if (row.state === 'open') await asked(follow.payment(provider_id));
      const { state } = (await findOwnPayment(scope, { member_id, provider_id })) ?? row;
      const coupon_refused = await wallet.coupons.wasRefused(scope, member_id, row.id);
      return { payment_intent_id: provider_id, status: statuses[state], coupon_refused };
    },

    /** Throws `payments.not_found`. */
    async readCheckout(scope: Scope, member: Member, checkout_id: string) {
      const row = await findOwnCheckout(scope, { member_id: member.id, checkout_id });
      if (!row) throw new AppError('payments.not_found');
      const { state } = await asked(payments.readCheckout(checkout_id));
      const isSettled = row.state !== 'open' && row.provider_id !== null;
      if (!isSettled) await asked(follow.checkout(checkout_id));
      const settled = await findOwnCheckout(scope, { member_id: member.id, checkout_id });
      const status = settled?.finding === SECOND_PLAN ? ('refunded' as const) : state;
      return { session_id: checkout_id, status, subscription: await running(scope, member) };
    },

    async setEnding(scope: Scope, member: Member, ends: boolean) {
      await switching.setEnding(scope, member, ends);
      return running(scope, member);
    },

    async choosePlan(scope: Scope, member: Member, wish: { plan_id: string; amount: number }) {
      await switching.choose(scope, member, wish);
      return running(scope, member);
    },

    async keepPlan(scope: Scope, member: Member) {
      await switching.keep(scope, member);
      return running(scope, member);
    },
  };
}

/** The words that the page knows a payment's state by. */
const statuses = {
  open: 'requires_payment_method',
  credited: 'succeeded',
  cancelled: 'canceled',
} as const;
