// Refunds and disputes: remove the tokens of a payment, and restore them when a dispute is won.
import type { Scope } from '../../platform/db/scope.ts';
import type { PaymentsNeeds } from './service.ts';

type Needs = Pick<PaymentsNeeds, 'wallet' | 'log'>;

/** What was given for money. */
interface Given {
  readonly member_id: string;
  readonly unit: 'token' | 'message';
  readonly reference: { readonly type: 'payment' | 'bill'; readonly id: string };
  readonly reason: 'package' | 'plan';
  /** Until when it lasts if it comes again; null for good. */
  readonly expires_at: Date | null;
}

/** How much of it went back. */
interface Refunded {
  readonly reversed: bigint;
  /** What of that had expired before; it does not come again. */
  readonly lapsed: bigint;
  readonly turns: number;
}

interface Reversal {
  readonly from: Refunded;
  /** How much of it has to have gone back. */
  readonly wanted: bigint;
  readonly why: 'refund' | 'dispute';
}

export const createRefunds = ({ wallet, log }: Needs) => {
  const takeBack = async (
    scope: Scope,
    { member_id, unit, reference }: Given,
    { from, wanted, why: reason }: Reversal,
  ): Promise<Refunded | undefined> => {
    const turns = from.turns + 1;
    const key = `${reference.type}:${reference.id}:${turns}`;
    const amount = wanted - from.reversed;
    const owner = { member_id, unit, key };
    const outcome = await wallet.reverse(scope, { ...owner, reason, reference, amount });
    if (outcome.status === 'done')
      return { turns, reversed: wanted, lapsed: from.lapsed + outcome.lapsed };
    log.error({ about: reference }, 'refund not applied: the member’s ledger is frozen');
    return undefined;
  };

  const restore = async (
    scope: Scope,
    { member_id, unit, reference, reason, expires_at }: Given,
    { from, wanted }: Reversal,
  ): Promise<Refunded> => {
    const turns = from.turns + 1;
    const key = `${reference.type}:${reference.id}:${turns}`;
    const back = from.reversed - wanted;
    const stays = back < from.lapsed ? back : from.lapsed;
    const amount = back - stays;
    const bucket = expires_at === null ? ('one_time' as const) : ('subscription' as const);
    const lots = [{ bucket, amount, expires_at }];
    if (amount > 0n) await wallet.grant(scope, { member_id, unit, key, reason, reference, lots });
    return { turns, reversed: wanted, lapsed: from.lapsed - stays };
  };

  /** Undefined where nothing has to change, or nothing can. */
  return async (scope: Scope, given: Given, reversal: Reversal): Promise<Refunded | undefined> => {
    if (reversal.wanted === reversal.from.reversed) return undefined;
    const isBack = reversal.wanted > reversal.from.reversed;
    return isBack ? takeBack(scope, given, reversal) : restore(scope, given, reversal);
  };
};

export type ApplyRefund = ReturnType<typeof createRefunds>;
