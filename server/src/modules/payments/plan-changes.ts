// Plan changes and cancellations: agreed now, effective when the paid period ends.
import { PaymentsFailure } from '../../providers/payments/port.ts';
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import type { NextPlan } from './payments.rules.ts';
import type { SyncOf } from './provider-sync.ts';
import { callProvider } from './purchases.ts';
import { SYNC_NEXT_PLAN } from './subscriptions.ts';
import * as store from './subscriptions.store.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface Parts {
  readonly providers: ConfiguredProviders;
  readonly syncOf: SyncOf;
}

/** Longer than all calls of a change; after a crash, the next change waits this long at most. */
const HELD_MS = 60_000;
/** Limited, because each change creates or changes an object at the provider. */
const PLAN_CHANGES = { name: 'switches', burst: 10, per_minute: 5 };

type Known = SubscriptionRow & { provider_id: string };

export function createPlanChanges(
  { db, wallet, clock, limits, queue }: PaymentsNeeds,
  { providers, syncOf }: Parts,
) {
  /** Serializes changes of a plan: a second request sees the result of the first one. */
  const withHold = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const now = clock.now();
    const until = new Date(now.getTime() + HELD_MS);
    if (!(await store.holdSubscription(db, id, { now, until })))
      throw new AppError('payments.plan_changing');
    try {
      return await work();
    } finally {
      await store.changeSubscription(db, id, { held_until: null });
    }
  };

  /** Runs a change of the member's running plan, serialized by `withHold`. */
  const withOwn = async (scope: Scope, member: Member, work: (row: Known) => Promise<unknown>) => {
    await limits.enforce(PLAN_CHANGES, member.id);
    const row = await store.findRunning(scope, member.id);
    if (!row || !isKnown(row)) throw new AppError('payments.nothing_bought');
    await withHold(row.id, () => work(row));
  };

  /** Stored before the provider is called, so that the next bill can be matched. */
  const agree = (scope: Scope, id: string, choose: (row: SubscriptionRow) => NextPlan | null) =>
    inTransaction(scope, async (tx) => {
      const row = await store.lockSubscription(tx.db, id);
      if (!row) throw new AppError('payments.nothing_bought');
      await store.changeSubscription(tx.db, id, { next_plan: choose(row) });
      // The caller syncs it at once; the job is needed only after a crash in between.
      const at = new Date(clock.now().getTime() + HELD_MS);
      await queue.send(tx, SYNC_NEXT_PLAN, { subscription_id: id }, { at });
    });

  /** Sends the agreed terms to the provider. A plan whose period has started is settled first. */
  const syncNextPlan = async (id: string, isSettled = false): Promise<void> => {
    const row = await store.readSubscription(db, id);
    if (!row || !isKnown(row) || (row.state !== 'active' && row.state !== 'late')) return;
    const { next_plan, provider_id, currency } = row;
    if (next_plan && new Date(next_plan.from) <= clock.now()) {
      if (isSettled) return; // the provider has not renewed yet
      await syncOf(row).subscription(provider_id);
      return syncNextPlan(id, true);
    }
    const { plan_id, name, months, amount_cents } = next_plan ?? {};
    await providers
      .of(row)
      .setNextPlan(
        provider_id,
        plan_id === undefined || name === undefined || !months || !amount_cents
          ? null
          : { id: plan_id, name, months, amount_cents, currency },
      );
  };

  /** If the provider refuses, the previous agreement is restored, and the job syncs that too. */
  const apply = async (scope: Scope, own: Known, action: () => Promise<unknown>): Promise<void> => {
    try {
      await callProvider(action());
    } catch (error) {
      await agree(scope, own.id, () => own.next_plan);
      throw error;
    }
    await callProvider(syncOf(own).subscription(own.provider_id));
  };

  /** Dropped at the provider first: if it has just renewed with that plan, the agreement still explains the bill. */
  const dropNextPlan = async (scope: Scope, own: Known): Promise<void> => {
    if (own.next_plan === null) return;
    await apply(scope, own, () => providers.of(own).setNextPlan(own.provider_id, null));
    await agree(scope, own.id, () => null);
  };

  const setRenewal = async (scope: Scope, own: Known, ends: boolean): Promise<void> => {
    if (!ends && !providers.of(own).abilities.resume)
      throw new AppError('payments.change_unsupported');
    if (ends) await dropNextPlan(scope, own);
    await apply(scope, own, () => providers.of(own).setEnding(own.provider_id, ends));
  };

  return {
    /**
     * Throws `payments.plan_not_found`, `price_differs`, `nothing_bought`, `same_plan`, `bill_open`, and
     * `change_unsupported` if the provider does not support it.
     */
    async choose(
      scope: Scope,
      member: Member,
      { plan_id, amount }: { plan_id: string; amount: number },
    ): Promise<void> {
      const plan = await wallet.priceList.findPlan(scope, plan_id);
      if (!plan) throw new AppError('payments.plan_not_found');
      if (plan.price_cents !== amount) throw new AppError('payments.price_differs');
      await withOwn(scope, member, async (own) => {
        if (!providers.of(own).abilities.switch_plans)
          throw new AppError('payments.change_unsupported');
        // Reads the current period and its bill from the provider first.
        await callProvider(syncOf(own).subscription(own.provider_id));
        await dropNextPlan(scope, own);
        await agree(scope, own.id, (row) => {
          const { state, period_end } = row;
          if (state === 'ended') throw new AppError('payments.nothing_bought');
          if (row.plan_id === plan.id) throw new AppError('payments.same_plan');
          if (state !== 'active' || period_end === null || period_end <= clock.now())
            throw new AppError('payments.bill_open');
          return {
            plan_id: plan.id,
            name: plan.name,
            months: plan.months,
            amount_cents: amount,
            tokens_per_month: plan.tokens_per_month,
            from: period_end.toISOString(),
          };
        });
        await apply(scope, own, () => syncNextPlan(own.id));
      });
    },

    /** Cancels an agreed change: the current plan renews unchanged. Throws `payments.nothing_bought`. */
    keep: (scope: Scope, member: Member): Promise<void> =>
      withOwn(scope, member, (own) => dropNextPlan(scope, own)),

    /** Throws `payments.nothing_bought`, and `change_unsupported` if the provider cannot resume a plan. */
    setEnding: (scope: Scope, member: Member, ends: boolean): Promise<void> =>
      withOwn(scope, member, (own) => setRenewal(scope, own, ends)),

    /** Ends the renewal; the paid period stays. Returns false if there was no renewal to end. */
    async endRenewalOf(scope: Scope, memberId: string): Promise<boolean> {
      const row = await store.findRunning(scope, memberId);
      if (!row || !isKnown(row) || row.ends_at_period_end) return false;
      if (!(await providers.findFor(scope, row))) return false;
      await withHold(row.id, () => setRenewal(scope, row, true));
      return true;
    },

    /** Safe to run twice and at any time, because it reads the current agreement. */
    async syncNextPlan(id: string): Promise<void> {
      await withHold(id, () => syncNextPlan(id)).catch((error: unknown) => {
        // It has ended at the provider in the meantime, which its webhook reports.
        if (!(error instanceof PaymentsFailure && error.kind === 'refused')) throw error;
      });
    },
  };
}

const isKnown = (row: SubscriptionRow): row is Known => row.provider_id !== null;
