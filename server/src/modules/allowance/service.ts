// The message allowance, a quota: a daily limit, a plan's fair-use limit, then message credits.
//
// A reply is charged before the model call (`take`) and settled when it has ended: captured for a usable reply, refunded
// otherwise. Both are idempotent; `listLate` finds charges that were never settled.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { dayOf, leftOf, nextDay, type Part, type Settlement } from './allowance.rules.ts';
import {
  addCreditCharge,
  closeCredit,
  closeOfDay,
  forgetDays,
  listDays,
  removeDays,
  listOpen,
  readDay,
  takeOfDay,
} from './allowance.store.ts';

export type { Part, Settlement } from './allowance.rules.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly wallet: Pick<WalletService, 'hold' | 'capture' | 'release'>;
  readonly payments: Pick<PaymentsService, 'hasPlan'>;
}

export type AllowanceService = ReturnType<typeof createAllowanceService>;

/** Longer than any reply takes; the wallet releases a hold after it. */
const HOLD_MS = 3_600_000;
/** After this a reply is either still running, as its row says, or its process died. */
const LATE_MS = 120_000;
const LATE_AT_ONCE = 200;
const DAYS_RETENTION_MS = 35 * 86_400_000;

const keyOf = (replyId: string): string => `reply:${replyId}`;

export function createAllowanceService({ db, clock, sites, wallet, payments }: Needs) {
  const payByCredit = (
    scope: Scope,
    taking: Parameters<typeof addCreditCharge>[1],
  ): Promise<'paid' | 'in_debt' | 'insufficient'> =>
    inTransaction(scope, async (tx) => {
      const { reply_id, member_id } = taking;
      const outcome = await wallet.hold(tx, {
        member_id,
        unit: 'message',
        key: keyOf(reply_id),
        amount: 1n,
        reason: 'message',
        reference: { type: 'reply', id: reply_id },
        timeout_ms: HOLD_MS,
      });
      if (outcome.status !== 'held') return outcome.status;
      await addCreditCharge(tx, taking);
      return 'paid';
    });

  return {
    /** Pays for one reply. Throws `chat.no_messages_left`, `chat.fair_use_reached` or `wallet.in_debt`. */
    async take(
      scope: Scope,
      member_id: string,
      { reply_id, part }: { reply_id: string; part: Part },
    ): Promise<void> {
      const now = clock.now();
      const taking = { reply_id, member_id, part, day: dayOf(now), at: now };
      const { daily_messages, daily_plan_messages } = await sites.recordOf(scope);
      if (await takeOfDay(scope, taking, daily_messages)) return;
      const hasPlan = await payments.hasPlan(scope, member_id);
      if (hasPlan && (await takeOfDay(scope, taking, daily_plan_messages))) return;
      const outcome = await payByCredit(scope, taking);
      if (outcome === 'paid') return;
      if (outcome === 'in_debt') throw new AppError('wallet.in_debt');
      if (!hasPlan) throw new AppError('chat.no_messages_left');
      const retryAfterMs = nextDay(now).getTime() - now.getTime();
      throw new AppError('chat.fair_use_reached', { retryAfterMs });
    },

    async settle(scope: Scope, replyId: string, settlement: Settlement): Promise<void> {
      if (await closeOfDay(scope, replyId, settlement === 'refunded')) return;
      await inTransaction(scope, async (tx) => {
        if (!(await closeCredit(tx, replyId))) return;
        // A hold that the wallet has already closed, or does not release while refunds are frozen, is left unchanged.
        if (settlement === 'captured') await wallet.capture(tx, keyOf(replyId));
        else await wallet.release(tx, keyOf(replyId), { fault: 'ours' });
      });
    },

    /** Replies charged a while ago and not settled: still running, or left by a dead process. */
    listLate: async (): Promise<{ scope: Scope; reply_id: string }[]> => {
      const before = new Date(clock.now().getTime() - LATE_MS);
      const open = await listOpen(db, before, LATE_AT_ONCE);
      return open.map(({ reply_id, site_id }) => ({ reply_id, scope: openScope(db, site_id) }));
    },

    /** The free messages that the wallet shows beside the message credits. */
    async left(scope: Scope, memberId: string) {
      const now = clock.now();
      const { daily_messages } = await sites.recordOf(scope);
      const [used, hasPlan] = await Promise.all([
        readDay(scope, memberId, dayOf(now)),
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
        message_days: await listDays(scope, memberId),
      }),
      eraseOf: removeDays,
    },

    forgetOld: (): Promise<void> =>
      forgetDays(db, dayOf(new Date(clock.now().getTime() - DAYS_RETENTION_MS))),
  };
}
