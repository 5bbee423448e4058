// Metering of replies, a quota: how many are allowed, what pays for each (the trial, the day's allowance or a
// credit), and its share of the provider's daily budget.
//
// A reply is charged in the transaction that stores its place and settled in the one that stores its end, so that a
// crash cannot leave one without the other.
import type { Actor } from '../../platform/actor.ts';
import { DAY_MS, dayOf, msUntilNextDay, nextDay } from '@velour/calendar/calendar.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isLimited } from '../../platform/rate-limits.ts';
import type { Reserved } from '../budgets/service.ts';
import { giveTrialBack } from '../identity/service.ts';
import * as store from './metering.store.ts';
import { replyTokens } from './prompt-texts.rules.ts';
import type { ChatNeeds, Sender } from './service.ts';

/** Counted separately: messages with a reply, and regenerated or continued replies (`again`). */
export type Part = 'message' | 'again';

/** The outcome of a charge: captured for a usable reply, refunded otherwise. */
export type Settlement = 'captured' | 'refunded';

/** The charge of one reply; `at` is when its place was stored, and decides the day. */
export interface Charged {
  readonly reply_id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly part: Part;
  /** As stored in the reply's row. */
  readonly paid_by: 'trial' | 'day' | 'credit';
  readonly at: Date;
}

/** What can pay for a reply: the trial or the day's allowance, up to a limit, or a message credit. */
type Price =
  | { readonly paid_by: 'trial' | 'day'; readonly most: number }
  | { readonly paid_by: 'credit' };

/** A charge that is about to be made. */
export type Charge = Omit<Charged, 'paid_by'> & Price;

export type Metering = ReturnType<typeof createMetering>;

type Needs = Pick<ChatNeeds, 'db' | 'clock' | 'sites' | 'wallet' | 'payments' | 'budgets'>;

/** Reserved for several messages at once, so that a budget's row is not written for each of them. */
const MESSAGES_AHEAD = 16;
/** Longer than any reply takes; the wallet then releases the hold. */
const HOLD_MS = 3_600_000;
const DAYS_RETENTION_MS = 35 * DAY_MS;

const keyOf = (replyId: string): string => `reply:${replyId}`;

export function createMetering({ db, clock, sites, wallet, payments, budgets }: Needs) {
  /** The prices to try, in order; each is read only after the previous one was refused. Throws after the last. */
  async function* pricesOf(
    scope: Scope,
    { kind, id }: Pick<Actor, 'kind' | 'id'>,
  ): AsyncGenerator<Price, never> {
    const { trial_messages, daily_messages, daily_plan_messages } = await sites.recordOf(scope);
    if (kind === 'visitor') {
      yield { paid_by: 'trial', most: trial_messages };
      throw new AppError('identity.required');
    }
    yield { paid_by: 'day', most: daily_messages };
    const hasPlan = await payments.hasPlan(scope, id);
    if (hasPlan) yield { paid_by: 'day', most: daily_plan_messages };
    yield { paid_by: 'credit' };
    if (!hasPlan) throw new AppError('chat.no_messages_left');
    throw new AppError('chat.fair_use_reached', { retryAfterMs: msUntilNextDay(clock.now()) });
  }

  /**
   * Holds a message credit, in the transaction that stores the reply. False if there is none; throws
   * `wallet.in_debt`.
   */
  const holdCredit = async (tx: Scope, { reply_id, person_id }: Charge): Promise<boolean> => {
    const outcome = await wallet.hold(tx, {
      member_id: person_id,
      unit: 'message',
      key: keyOf(reply_id),
      amount: 1n,
      reason: 'message',
      reference: { type: 'reply', id: reply_id },
      timeout_ms: HOLD_MS,
    });
    if (outcome.status === 'in_debt') throw new AppError('wallet.in_debt');
    return outcome.status === 'held';
  };

  return {
    holdCredit,

    /**
     * Makes one charge of any kind, in the transaction that stores the reply. False if it is refused. Throws
     * `wallet.in_debt`.
     */
    async take(tx: Scope, charge: Charge): Promise<boolean> {
      return charge.paid_by === 'credit' ? holdCredit(tx, charge) : store.takeOne(tx, charge);
    },

    /**
     * Calls `attempt` with one price after the other until one is not `refused`. Throws the error of the last one:
     * `identity.required` if a visitor's trial is used up, `chat.no_messages_left` or `chat.fair_use_reached` for a
     * member. A visitor may have as many replies regenerated as messages answered, over all chats.
     */
    async payWith<T>(
      scope: Scope,
      actor: Pick<Actor, 'kind' | 'id'>,
      wanted: Pick<Charged, 'reply_id' | 'part' | 'at'>,
      attempt: (charge: Charge) => Promise<T | 'refused'>,
    ): Promise<{ outcome: T; charged: Charged }> {
      const prices = pricesOf(scope, actor);
      for (;;) {
        // After the last price, this throws.
        const { value: price } = await prices.next();
        const charge = { ...wanted, site_id: scope.site_id, person_id: actor.id, ...price };
        const outcome = await attempt(charge);
        if (outcome !== 'refused') return { outcome, charged: charge };
      }
    },

    /** Whether the charge has to be written when the reply ends. */
    needsSettling: ({ paid_by }: Charged, settlement: Settlement): boolean =>
      paid_by === 'credit' || settlement === 'refunded',

    /**
     * Captures or refunds, inside the transaction that stores the reply's end. A hold is left unchanged if the wallet
     * has already closed it, or does not release it while refunds are frozen.
     */
    async settle(tx: Scope, charged: Charged, settlement: Settlement): Promise<void> {
      const { reply_id, person_id, part, paid_by, at } = charged;
      if (paid_by === 'credit') {
        if (settlement === 'captured') await wallet.capture(tx, keyOf(reply_id));
        else await wallet.release(tx, keyOf(reply_id), { fault: 'ours' });
      } else if (settlement === 'refunded') {
        if (paid_by === 'trial') await giveTrialBack(tx.db, person_id, part);
        else await store.giveBackOfDay(tx.db, { member_id: person_id, part, day: dayOf(at) });
      }
    },

    /** Reserves the most that a reply may cost. Throws `budget.person_reached` or `budget.reached`. */
    reserve: (scope: Scope, person_id: string): Promise<Reserved> =>
      budgets.reserve(scope, {
        person_id,
        provider: 'llm',
        amount: replyTokens.medium,
        ahead: MESSAGES_AHEAD,
      }),

    /** The free messages that the wallet shows next to the message credits. */
    async left(scope: Scope, memberId: string) {
      const now = clock.now();
      const { daily_messages } = await sites.recordOf(scope);
      const [used, hasPlan] = await Promise.all([
        store.countMessages(scope, memberId, dayOf(now)),
        payments.hasPlan(scope, memberId),
      ]);
      return {
        free_messages: daily_messages,
        // The site may have lowered its limit since.
        free_messages_left: hasPlan ? null : Math.max(0, daily_messages - used),
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

export type ReplyRateLimit = ReturnType<typeof createReplyRateLimit>;

/** The rate limit of messages, regenerations and continuations. */
export function createReplyRateLimit({ limits, sites }: Pick<ChatNeeds, 'limits' | 'sites'>) {
  let isClosing = false;
  return {
    /** Throws `chat.too_fast`, and `server.overloaded` once it is closing. */
    async enforce(scope: Scope, { actor, address }: Sender): Promise<void> {
      if (isClosing) throw new AppError('server.overloaded', { retryAfterMs: 1_000 });
      if (!isLimited(address)) return;
      const { messages_per_minute: most } = await sites.recordOf(scope);
      const limit = { name: 'messages', burst: most, per_minute: most };
      const outcome = await limits.take(limit, actor.id);
      if (outcome.status === 'wait')
        throw new AppError('chat.too_fast', { retryAfterMs: outcome.ms });
    },
    close(): void {
      isClosing = true;
    },
  };
}
