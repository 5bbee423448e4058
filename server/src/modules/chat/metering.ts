// Metering: how often a reply may be asked for, and what pays for it: trial, allowance or a credit, and a share of the provider's daily budget.
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Part, Price, Settlement } from '../allowance/service.ts';
import type { Reserved } from '../budgets/service.ts';
import { takeOne, takingsOf } from './conversation.store.ts';
import { replyTokens } from './prompt-texts.rules.ts';
import type { ChatNeeds, Sender } from './service.ts';
import { isLimited } from '../../platform/rate-limits.ts';

/** What a reply is paid by, as its row says it. */
type PaidBy = 'trial' | 'day' | 'credit';

/** What one reply was charged; `at` is when its place was stored. */
export interface Charged {
  readonly reply_id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly part: Part;
  readonly paid_by: PaidBy;
  readonly at: Date;
}

/** A charge that is about to be made. */
export type Charge = Omit<Charged, 'paid_by'> &
  (Price | { readonly paid_by: 'trial'; readonly most: number });

export type Metering = ReturnType<typeof createMetering>;

/** Turns of one process come from the same people, so that a budget is written once for several. */
const TURNS_AHEAD = 16;

export function createMetering({ identity, allowance, budgets, sites }: ChatNeeds) {
  async function* pricesOf(scope: Scope, actor: Actor) {
    if (actor.kind === 'member') return yield* allowance.pricesOf(scope, actor.id);
    const { trial_messages: most } = await sites.recordOf(scope);
    yield { paid_by: 'trial' as const, most };
    throw new AppError('identity.required');
  }

  const takings = takingsOf(identity.takingOfTrials, allowance.takingOfDays);

  /** Holds what the wallet charges, in the transaction that stores the reply. False: refused. Throws `wallet.in_debt`. */
  const holdCredit = (tx: Scope, { reply_id, person_id }: Charge): Promise<boolean> =>
    allowance.holdCredit(tx, { member_id: person_id, reply_id });

  return {
    /** The parts of a `with` that take the charges in `rows`: `taken` has the `person_id` of those that were taken. */
    takings,
    holdCredit,

    /** One charge of any kind, in the transaction that stores the reply. False: refused. Throws `wallet.in_debt`. */
    async take(tx: Scope, charge: Charge): Promise<boolean> {
      if (charge.paid_by === 'credit') return holdCredit(tx, charge);
      return takeOne(tx, takings, charge);
    },

    /**
     * Calls `attempt` with one price after the other until it does not answer `refused`. Throws the refusal of the
     * last: `identity.required` where a visitor's trial is used up, and whatever the allowance throws. A visitor may
     * have as many replies regenerated as messages answered, over all chats.
     */
    async payWith<T>(
      scope: Scope,
      actor: Actor,
      wanted: Pick<Charged, 'reply_id' | 'part' | 'at'>,
      attempt: (charge: Charge) => Promise<T | 'refused'>,
    ): Promise<{ outcome: T; charged: Charged }> {
      const prices = pricesOf(scope, actor);
      for (;;) {
        // The last price throws instead of ending.
        const { value: price } = await prices.next();
        const charge = { ...wanted, site_id: scope.site_id, person_id: actor.id, ...price };
        const outcome = await attempt(charge);
        if (outcome !== 'refused') return { outcome, charged: charge };
      }
    },

    /** Whether the end of a reply writes anything for its charge. */
    needsSettling: ({ paid_by }: Charged, settlement: Settlement): boolean =>
      paid_by === 'credit' || settlement === 'refunded',

    /** Captures or refunds, inside the transaction that stores the reply's end. */
    async settle(tx: Scope, charged: Charged, settlement: Settlement): Promise<void> {
      const { person_id, part, paid_by } = charged;
      if (paid_by === 'trial') {
        if (settlement === 'refunded') await identity.giveTrialBack(tx.db, person_id, part);
      } else {
        await allowance.settle(tx, { ...charged, paid_by, member_id: person_id }, settlement);
      }
    },

    /** Reserves the most that a reply may cost. Throws `budget.person_reached` or `budget.reached`. */
    reserve: (scope: Scope, person_id: string): Promise<Reserved> =>
      budgets.reserve(scope, {
        person_id,
        engine: 'llm',
        amount: replyTokens.medium,
        ahead: TURNS_AHEAD,
      }),
  };
}

interface Needs extends Pick<ChatNeeds, 'limits' | 'sites'> {
  readonly isClosing: () => boolean;
}

/** For messages, regenerations and continuations. Throws `chat.too_fast`, and `server.overloaded` while closing. */
export const createReplyRateLimit =
  ({ limits, sites, isClosing }: Needs) =>
  async (scope: Scope, { actor, address }: Sender): Promise<void> => {
    if (isClosing()) throw new AppError('server.overloaded', { retryAfterMs: 1_000 });
    if (!isLimited(address)) return;
    const { messages_per_minute: most } = await sites.recordOf(scope);
    const limit = { name: 'messages', burst: most, per_minute: most };
    const outcome = await limits.take(limit, actor.id);
    if (outcome.status === 'wait')
      throw new AppError('chat.too_fast', { retryAfterMs: outcome.ms });
  };
