// Refunds and disputes: reverse the tokens of a payment, and restore them when a dispute is won.
import type { Scope } from '../../platform/db/scope.ts';
import type { PaymentsNeeds } from './service.ts';

type Needs = Pick<PaymentsNeeds, 'wallet' | 'log'>;

/** A credit for money. */
interface Given {
  readonly member_id: string;
  readonly unit: 'token' | 'message';
  readonly reference: { readonly type: 'payment' | 'bill'; readonly id: string };
  readonly reason: 'package' | 'plan';
  /** When restored units expire; null for never. */
  readonly expires_at: Date | null;
}

/** The state of a credit's reversal. */
interface Refunded {
  readonly reversed: bigint;
  /** The reversed units that had already expired; they are not restored. */
  readonly lapsed: bigint;
  readonly turns: number;
}

interface Reversal {
  readonly from: Refunded;
  /** The units that must be reversed. */
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

  /** Undefined if nothing has to change, or nothing can be changed. */
  return async (scope: Scope, given: Given, reversal: Reversal): Promise<Refunded | undefined> => {
    if (reversal.wanted === reversal.from.reversed) return undefined;
    const isBack = reversal.wanted > reversal.from.reversed;
    return isBack ? takeBack(scope, given, reversal) : restore(scope, given, reversal);
  };
};

export type ApplyRefund = ReturnType<typeof createRefunds>;
