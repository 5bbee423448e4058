// How a running plan goes on: with another one, as it is, or not at all. Agreed now, true when its paid period ends.
import { PaymentsFailure, type PaymentsProvider } from '../../providers/payments/port.ts';
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import type { WalletService } from '../wallet/service.ts';
import { asked } from './purchases.ts';
import type { NextPlan } from './payments.rules.ts';
import {
  changeSubscription,
  findRunning,
  holdSubscription,
  lockSubscription,
  readSubscription,
  type SubscriptionRow,
} from './subscriptions.store.ts';

interface Needs {
  readonly db: Db;
  readonly payments: PaymentsProvider;
  readonly wallet: Pick<WalletService, 'catalogue'>;
  readonly follow: { subscription(id: string): Promise<unknown> };
  readonly clock: Clock;
  readonly limits: RateLimits;
  /** The job exists if and only if the transaction commits. */
  readonly tellLater: (scope: Scope, subscription_id: string, at: Date) => Promise<void>;
}

/** Longer than all that is asked of a provider at once; who dies on the way keeps the others waiting no longer. */
const HELD_MS = 60_000;
/** Each makes or changes an object at the provider. */
const SWITCHES = { name: 'switches', burst: 10, per_minute: 5 };

type Known = SubscriptionRow & { provider_id: string };

export function createSwitching(needs: Needs) {
  const { db, payments, wallet, follow, clock, limits, tellLater } = needs;

  /** One at a time: of a cancellation and a switch at once, whichever comes second finds the first one done. */
  const holding = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const now = clock.now();
    const until = new Date(now.getTime() + HELD_MS);
    if (!(await holdSubscription(db, id, { now, until })))
      throw new AppError('payments.plan_changing');
    try {
      return await work();
    } finally {
      await changeSubscription(db, id, { held_until: null });
    }
  };

  /** The member's running plan, by itself. */
  const withOwn = async (scope: Scope, member: Member, work: (row: Known) => Promise<unknown>) => {
    await limits.demand(SWITCHES, member.id);
    const row = await findRunning(scope, member.id);
    if (!row || !isKnown(row)) throw new AppError('payments.nothing_bought');
    await holding(row.id, () => work(row));
  };

  /** Written before the provider hears of it, so that its bill is known when it comes. */
  const agree = (scope: Scope, id: string, wish: (row: SubscriptionRow) => NextPlan | null) =>
    inTransaction(scope, async (tx) => {
      const row = await lockSubscription(tx.db, id);
      if (!row) throw new AppError('payments.nothing_bought');
      await changeSubscription(tx.db, id, { next_plan: wish(row) });
      // Whoever agrees tells it at once; the job is for who dies before that.
      await tellLater(tx, id, new Date(clock.now().getTime() + HELD_MS));
    });

  /** Brings the provider to what is agreed. */
  const tell = async (id: string): Promise<void> => {
    const row = await readSubscription(db, id);
    if (!row || !isKnown(row) || (row.state !== 'active' && row.state !== 'late')) return;
    const { next_plan, provider_id, currency } = row;
    // What was agreed for a period that has begun is settled with its bill.
    if (next_plan && new Date(next_plan.from) <= clock.now()) return;
    const { plan_id, name, months, amount_cents } = next_plan ?? {};
    await payments.setNextPlan(
      provider_id,
      plan_id === undefined || name === undefined || !months || !amount_cents
        ? null
        : { id: plan_id, name, months, amount_cents, currency },
    );
  };

  /** Where the provider does not take it, what was agreed before holds; the job sees that it does so there, too. */
  const reach = async (scope: Scope, own: Known, deed: () => Promise<unknown>): Promise<void> => {
    try {
      await asked(deed());
    } catch (error) {
      await agree(scope, own.id, () => own.next_plan);
      throw error;
    }
    await asked(follow.subscription(own.provider_id));
  };

  const turn = async (scope: Scope, own: Known, ends: boolean): Promise<void> => {
    if (ends && own.next_plan) await agree(scope, own.id, () => null);
    await reach(scope, own, () => payments.setEnding(own.provider_id, ends));
  };

  return {
    /** Throws `payments.plan_not_found`, `price_differs`, `nothing_bought`, `same_plan`, `bill_open`. */
    async choose(
      scope: Scope,
      member: Member,
      { plan_id, amount }: { plan_id: string; amount: number },
    ): Promise<void> {
      const plan = await wallet.catalogue.findPlan(scope, plan_id);
      if (!plan) throw new AppError('payments.plan_not_found');
      if (plan.price_cents !== amount) throw new AppError('payments.price_differs');
      await withOwn(scope, member, async (own) => {
        // The period under way is the provider's, and its bill is known from here on.
        await asked(follow.subscription(own.provider_id));
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
        await reach(scope, own, () => tell(own.id));
      });
    },

    /** The plan that runs goes on as it is. Throws `payments.nothing_bought`. */
    keep: (scope: Scope, member: Member): Promise<void> =>
      withOwn(scope, member, async (own) => {
        if (own.next_plan === null) return;
        await agree(scope, own.id, () => null);
        await reach(scope, own, () => tell(own.id));
      }),

    /** Throws `payments.nothing_bought`. */
    setEnding: (scope: Scope, member: Member, ends: boolean): Promise<void> =>
      withOwn(scope, member, (own) => turn(scope, own, ends)),

    /** What is paid for runs on to its end and is not paid for again. False where nothing would have been. */
    async endRenewalOf(scope: Scope, memberId: string): Promise<boolean> {
      const row = await findRunning(scope, memberId);
      if (!row || !isKnown(row) || row.ends_at_period_end) return false;
      await holding(row.id, () => turn(scope, row, true));
      return true;
    },

    /** Safe to run twice, and whenever: it looks at what is agreed now. */
    async notifyNext(id: string): Promise<void> {
      await holding(id, () => tell(id)).catch((error: unknown) => {
        // It has ended there meanwhile, which its own message tells.
        if (!(error instanceof PaymentsFailure && error.kind === 'refused')) throw error;
      });
    },
  };
}

const isKnown = (row: SubscriptionRow): row is Known => row.provider_id !== null;
