// Settles subscriptions and bills by their state at the provider, and grants tokens month by month.
import type {
  RemoteBill,
  RemoteCheckout,
  RemoteSubscription,
} from '../../providers/payments/port.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Conversions } from './affiliate-conversions.ts';
import type { Receipts } from './receipts.ts';
import type { ApplyRefund } from './refunds.ts';
import {
  changedReturns,
  differenceOf,
  inPeriod,
  isOfOwnObject,
  isOutdated,
  isRefunded,
  monthsOf,
  reasonOf,
  returnedOf,
  reversedOf,
  SECOND_PLAN,
} from './payments.rules.ts';
import type { Receipt } from './receipts.rules.ts';
import type { Settle, Settled } from './settlement.ts';
import * as store from './subscriptions.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface Parts {
  readonly applyRefund: ApplyRefund;
  readonly conversions: Pick<Conversions, 'note'>;
  readonly receipts: Receipts;
}

/** The job that cancels and refunds a duplicate plan. */
export const CANCEL_DUPLICATE = 'payments.undo_second_plan';
/** The job that sends the agreed next plan to the provider. */
export const SYNC_NEXT_PLAN = 'payments.tell_next_plan';

export function createSubscriptions(
  { db, wallet, clock, ids, log, queue }: PaymentsNeeds,
  { applyRefund, conversions, receipts }: Parts,
) {
  /** Runs `work` in a transaction that locks the subscription with this id; `not_ours` if there is none. */
  const withLocked = (
    id: string | undefined,
    work: (scope: Scope, row: store.SubscriptionRow) => Promise<void | 'outdated'>,
  ): Promise<Settled> =>
    inTransaction(openScope(db, ''), async ({ db: tx, afterCommit }) => {
      const row = id !== undefined && isUuid(id) ? await store.lockSubscription(tx, id) : undefined;
      if (!row) return 'not_ours';
      return (await work({ db: tx, site_id: row.site_id, afterCommit }, row)) ?? 'settled';
    });

  const find = async (scope: Scope, id: string, finding: string): Promise<void> => {
    log.error(
      { subscription_id: id, finding },
      'subscription does not match its order; needs review',
    );
    await store.changeSubscription(scope.db, id, { finding, next_check_at: null });
  };

  const settleSubscription: Settle<RemoteSubscription> = (remote, asked_at) =>
    withLocked(remote.metadata['purchase_id'], async (scope, row) => {
      if (isOutdated(asked_at, row.read_at, clock.now())) return 'outdated';
      const agreed = inPeriod(row, remote);
      const state = remote.state === 'incomplete' ? ('open' as const) : remote.state;
      const { ends_at_period_end, period_end } = remote;
      const reported = {
        state,
        ends_at_period_end,
        period_end,
        provider_id: remote.id,
        ended_at: state === 'ended' ? (row.ended_at ?? clock.now()) : null,
        read_at: asked_at,
      };
      const finding = differenceOf(agreed, remote);
      if (finding !== undefined) {
        await find(scope, row.id, finding);
        // Its price was changed at the provider; it is still the member's plan, and can end.
        if (isOfOwnObject(finding)) await store.changeSubscription(scope.db, row.id, reported);
        return;
      }
      // The change may have reached the provider after the renewal, and would take effect a period too late.
      if (row.next_plan && !agreed.next_plan && agreed.plan_id === row.plan_id)
        await queue.send(scope, SYNC_NEXT_PLAN, { subscription_id: row.id });
      const isSecond = state !== 'open' && (await isSecondPlan(scope, row));
      if (isSecond && row.finding !== SECOND_PLAN) {
        log.warn({ subscription_id: row.id }, 'duplicate subscription canceled and refunded');
        await queue.send(scope, CANCEL_DUPLICATE, { subscription_id: row.id });
      }
      // A cancellation at the provider drops the agreed change, unless a change is being made right now, which reverts
      // it.
      const isHeld = row.held_until !== null && row.held_until > clock.now();
      const isOver = state === 'ended' || (ends_at_period_end && !isHeld);
      await store.changeSubscription(scope.db, row.id, {
        ...reported,
        finding: isSecond ? SECOND_PLAN : row.finding,
        ...termsOf(agreed),
        next_plan: isOver ? null : agreed.next_plan,
        next_check_at: state === 'open' ? row.next_check_at : null,
      });
    });

  /** True if another plan of the member started first; checked under one lock per member. */
  const isSecondPlan = async (scope: Scope, row: store.SubscriptionRow): Promise<boolean> => {
    if (row.finding === SECOND_PLAN) return true;
    // A running plan was the first. A deleted account needs no plan.
    if (row.state === 'active' || row.state === 'late') return false;
    // The form was closed when the account was deleted, but a page of the provider can still be paid.
    if (row.member_id === null) return row.state === 'open' || row.provider_id === null;
    await store.lockCustomer(scope.db, row);
    return store.hasOtherRunning(scope, row);
  };

  const settleBill: Settle<RemoteBill> = (remote, asked_at) =>
    withLocked(remote.metadata['purchase_id'], async (scope, row) => {
      // A trial's bill is paid with nothing.
      if (remote.state !== 'paid' || remote.amount_cents === 0) return;
      const isSecond = row.finding === SECOND_PLAN;
      const reported = { ...remote, id: remote.subscription, amount_cents: remote.paid_cents };
      const known = await store.findBill(scope.db, {
        subscription_id: row.id,
        provider_id: remote.id,
      });
      const { amount_cents, tokens_per_month } = known ?? inPeriod(row, reported);
      const agreed = { ...row, amount_cents, tokens_per_month };
      const finding = differenceOf(agreed, reported);
      if (finding !== undefined) {
        // A duplicate plan is canceled whatever was paid for it.
        if (isSecond) return;
        const isOver = row.state === 'ended' && isOfOwnObject(finding);
        if (isOver && isRefunded({ ...remote, received_cents: remote.paid_cents }))
          return store.changeSubscription(scope.db, row.id, { finding: null });
        return find(scope, row.id, finding);
      }
      const bill = known ?? (await addBill(scope, agreed, { remote, asked_at }));
      if (!known) await receipts.sendReceipt(scope, row.member_id, receiptOf(row, bill));
      const changes = changedReturns(bill, remote, clock.now());
      if (changes) {
        await store.changeBill(scope.db, bill.id, changes);
        await receipts.sendRefund(scope, row.member_id, receiptOf(row, bill), {
          before: bill.refunded_cents,
          now: changes.refunded_cents,
        });
      }
      if (isOutdated(asked_at, bill.read_at, clock.now())) return 'outdated';
      const returned_cents = returnedOf({ ...remote, amount_cents });
      await store.changeBill(scope.db, bill.id, { read_at: asked_at, returned_cents });
      // A duplicate plan was not credited, so nothing is reversed.
      if (isSecond) return;
      // Months that start now are granted without the refunded share; earlier months are reversed to the same share.
      const granted = await grantMonths(scope, row, { ...bill, returned_cents });
      await applyRefunds(scope, row, { bill: granted, why: reasonOf(remote) });
    });

  const addBill = async (
    scope: Scope,
    { id: subscription_id, ...agreed }: store.SubscriptionRow,
    { remote, asked_at }: { remote: RemoteBill; asked_at: Date },
  ): Promise<store.BillRow> => {
    const { id: provider_id, period_start, period_end } = remote;
    const { member_id, amount_cents, tokens_per_month, currency, live, finding } = agreed;
    const row = {
      id: ids.next(),
      subscription_id,
      provider_id,
      period_start,
      period_end,
      amount_cents,
      tokens_per_month,
      returned_cents: 0,
      refunded_cents: 0,
      disputed_at: null,
      granted: 0n,
      reversed: 0n,
      lapsed: 0n,
      turns: 0,
      read_at: asked_at,
      next_grant_at: finding === SECOND_PLAN ? null : period_start,
      settled_at: null,
      settled_by: null,
      created_at: clock.now(),
    };
    await store.addBill(scope.db, row);
    const bought = { member_id, purchase_id: row.id, amount_cents, currency, live };
    if (finding !== SECOND_PLAN) await conversions.note(scope, { kind: 'plan', ...bought });
    return row;
  };

  /** Grants every month that has started, once; tokens that would already have expired are not granted. */
  const grantMonths = async (
    scope: Scope,
    row: store.SubscriptionRow,
    bill: store.BillRow,
  ): Promise<store.BillRow> => {
    const now = clock.now();
    const { next_grant_at: from } = bill;
    const months = from === null ? [] : monthsOf(bill).filter(({ starts_at }) => starts_at >= from);
    let { granted, reversed } = bill;
    for (const { starts_at, ends_at } of months.filter((month) => month.starts_at <= now)) {
      const about = { subscription_id: row.id, period_start: starts_at, bill_id: bill.id };
      const isNew = await store.addGrant(scope.db, { ...about, created_at: now });
      if (!isNew || ends_at <= now || row.member_id === null) continue;
      const amount = bill.tokens_per_month - backOf(bill);
      granted += bill.tokens_per_month;
      reversed += backOf(bill);
      if (amount === 0n) continue;
      await wallet.grant(scope, {
        member_id: row.member_id,
        unit: 'token' as const,
        reason: 'plan' as const,
        key: `subscription:${row.id}:${starts_at.toISOString()}`,
        reference: { type: 'bill', id: bill.id },
        lots: [{ bucket: 'subscription', amount, expires_at: ends_at }],
      });
    }
    const next = months.find(({ starts_at }) => starts_at > now)?.starts_at ?? null;
    const changes = { granted, reversed, next_grant_at: next };
    await store.changeBill(scope.db, bill.id, changes);
    return { ...bill, ...changes };
  };

  /** Reverses the refunded share of a bill in each of its months. */
  const applyRefunds = async (
    scope: Scope,
    row: store.SubscriptionRow,
    { bill, why }: { bill: store.BillRow; why: 'refund' | 'dispute' },
  ): Promise<void> => {
    const { member_id } = row;
    if (member_id === null) return;
    const now = clock.now();
    const month = monthsOf(bill).find((one) => one.starts_at <= now && now < one.ends_at);
    const soonest = new Date(now.getTime() + RETRY_MS);
    const expires_at = month && month.ends_at > soonest ? month.ends_at : soonest;
    const refunded = await applyRefund(
      scope,
      {
        member_id,
        unit: 'token',
        reason: 'plan',
        expires_at,
        reference: { type: 'bill', id: bill.id },
      },
      { from: bill, wanted: (bill.granted / bill.tokens_per_month) * backOf(bill), why },
    );
    if (refunded) await store.changeBill(scope.db, bill.id, refunded);
  };

  return {
    settleSubscription,
    settleBill,

    /** Stops checking a checkout that has ended without a subscription. */
    settleCheckout: (remote: RemoteCheckout) =>
      withLocked(remote.metadata['purchase_id'], async (scope, row) => {
        if (remote.state !== 'expired' || row.state !== 'open') return;
        await store.changeSubscription(scope.db, row.id, { state: 'ended', next_check_at: null });
      }),

    /** Grants months that start without an event; returns whether there may be more. */
    async grantDue(): Promise<boolean> {
      const due = await store.listDueBills(db, clock.now());
      for (const { id, subscription_id } of due) {
        await withLocked(subscription_id, async (scope, row) => {
          const bill = await store.readBill(scope.db, id);
          if (bill) await grantMonths(scope, row, bill);
        });
      }
      return due.length === 100;
    },
  };
}

/** How long restored tokens of an ended month are valid; the same time as for tokens of failed jobs. */
const RETRY_MS = 72 * 3_600_000;

const receiptOf = (row: store.SubscriptionRow, bill: store.BillRow): Receipt => ({
  purchase_id: bill.id,
  at: bill.created_at,
  item: { kind: 'plan', from: bill.period_start, to: bill.period_end },
  isDuplicate: row.finding === SECOND_PLAN,
  amount_cents: bill.amount_cents,
  currency: row.currency,
  live: row.live,
});

/** The tokens of a month to reverse. */
const backOf = (bill: store.BillRow): bigint => reversedOf(bill.tokens_per_month, bill);

const termsOf = ({ plan_id, months, amount_cents, tokens_per_month }: store.SubscriptionRow) => ({
  plan_id,
  months,
  amount_cents,
  tokens_per_month,
});
