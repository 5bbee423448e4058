// The message allowance, a quota: a daily limit, a plan's fair-use limit, then message credits.
//
// A reply is charged in the transaction that stores its place and settled in the one that stores its end, so that no
// crash can leave one without the other.
import { DAY_MS, dayOf, msUntilNextDay, nextDay } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { leftOf, type Part, type Settlement } from './allowance.rules.ts';
import * as store from './allowance.store.ts';

export type { Part, Settlement } from './allowance.rules.ts';

interface AllowanceNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly wallet: Pick<WalletService, 'hold' | 'capture' | 'release'>;
  readonly payments: Pick<PaymentsService, 'hasPlan'>;
}

export type AllowanceService = ReturnType<typeof createAllowanceService>;

/** Longer than any reply takes; the wallet releases a hold after it. */
const HOLD_MS = 3_600_000;
const DAYS_RETENTION_MS = 35 * DAY_MS;

const keyOf = (replyId: string): string => `reply:${replyId}`;

/** What a member's reply may be charged to: what is left of the day up to a limit, or a message credit. */
export type Price =
  | { readonly paid_by: 'day'; readonly most: number }
  | { readonly paid_by: 'credit' };

/** A reply that was charged, or will be; `at` decides its day. */
export interface Charged {
  readonly reply_id: string;
  readonly member_id: string;
  readonly part: Part;
  readonly paid_by: 'day' | 'credit';
  readonly at: Date;
}

export function createAllowanceService({ db, clock, sites, wallet, payments }: AllowanceNeeds) {
  return {
    /**
     * The prices to try in turn; each is asked for only once the one before was refused. After the last it throws
     * `chat.no_messages_left` or `chat.fair_use_reached`.
     */
    async *pricesOf(scope: Scope, memberId: string): AsyncGenerator<Price, never> {
      const { daily_messages, daily_plan_messages } = await sites.recordOf(scope);
      yield { paid_by: 'day', most: daily_messages };
      const hasPlan = await payments.hasPlan(scope, memberId);
      if (hasPlan) yield { paid_by: 'day', most: daily_plan_messages };
      yield { paid_by: 'credit' };
      if (!hasPlan) throw new AppError('chat.no_messages_left');
      throw new AppError('chat.fair_use_reached', { retryAfterMs: msUntilNextDay(clock.now()) });
    },

    takingOfDays: store.takingOfDays,

    /** Holds a message credit. False where the member has none; throws `wallet.in_debt`. */
    async holdCredit(
      tx: Scope,
      { member_id, reply_id }: Pick<Charged, 'member_id' | 'reply_id'>,
    ): Promise<boolean> {
      const outcome = await wallet.hold(tx, {
        member_id,
        unit: 'message',
        key: keyOf(reply_id),
        amount: 1n,
        reason: 'message',
        reference: { type: 'reply', id: reply_id },
        timeout_ms: HOLD_MS,
      });
      if (outcome.status === 'in_debt') throw new AppError('wallet.in_debt');
      return outcome.status === 'held';
    },

    /**
     * Captures or refunds, in the transaction of the reply's end. A hold that the wallet has already closed, or does
     * not release while refunds are frozen, is left unchanged.
     */
    async settle(tx: Scope, charged: Charged, settlement: Settlement): Promise<void> {
      const { reply_id, member_id, part, at, paid_by } = charged;
      if (paid_by === 'credit') {
        if (settlement === 'captured') await wallet.capture(tx, keyOf(reply_id));
        else await wallet.release(tx, keyOf(reply_id), { fault: 'ours' });
      } else if (settlement === 'refunded') {
        await store.giveBackOfDay(tx.db, { member_id, part, day: dayOf(at) });
      }
    },

    /** The free messages that the wallet shows beside the message credits. */
    async left(scope: Scope, memberId: string) {
      const now = clock.now();
      const { daily_messages } = await sites.recordOf(scope);
      const [used, hasPlan] = await Promise.all([
        store.readDay(scope, memberId, dayOf(now)),
        payments.hasPlan(scope, memberId),
      ]);
      return {
        free_messages: daily_messages,
        free_messages_left: hasPlan ? null : leftOf(daily_messages, used?.messages ?? 0),
        free_messages_at: nextDay(now).toISOString(),
      };
    },

    personalData: {
      exportOf: async (scope: Scope, memberId: string) => ({
        message_days: await store.listDays(scope, memberId),
      }),
      eraseOf: store.removeDays,
    },

    forgetOld: (): Promise<void> =>
      store.forgetDays(db, dayOf(new Date(clock.now().getTime() - DAYS_RETENTION_MS))),
  };
}
