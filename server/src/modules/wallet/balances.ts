// Balances of a member: both kinds of tokens, message credits, holds and debts.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { Coupons } from './coupons.ts';
import type { Ledger } from './ledger.ts';
import { readBalances } from './balances.store.ts';
import type { WalletNeeds } from './service.ts';

export type Balances = Awaited<ReturnType<ReturnType<typeof createBalances>['balances']>>;

export function createBalances({ clock }: WalletNeeds, ledger: Ledger, coupons: Coupons) {
  const read = async (scope: Scope, memberId: string) => {
    const found = await readBalances(scope, memberId, clock.now());
    for (const [unit, { expired }] of found) {
      if (expired === 0n) continue;
      // Opening the book removes expired lots, so that the statement and the balance agree.
      return inTransaction(scope, async (tx) => {
        await ledger.open(tx, { member_id: memberId, unit }, () => Promise.resolve());
        return toBalances(await readBalances(tx, memberId, clock.now()));
      });
    }
    return toBalances(found);
  };

  return {
    async balances(scope: Scope, memberId: string) {
      const claimed = await coupons.states(scope, memberId);
      const double_credit_status = claimed.double_credit === 'claimed';
      return { ...(await read(scope, memberId)), coupons: claimed, double_credit_status };
    },

    /** The spendable balance, for the response to a call that spent or held tokens. */
    async tokens(scope: Scope, memberId: string) {
      const { new_subscriber_balance, new_one_time_balance } = await read(scope, memberId);
      return { new_subscriber_balance, new_one_time_balance };
    },
  };
}

function toBalances(found: Awaited<ReturnType<typeof readBalances>>) {
  const [tokens, messages] = [found.get('token'), found.get('message')];
  return {
    new_subscriber_balance: shown(tokens?.expiring),
    new_one_time_balance: shown(tokens?.permanent),
    held: shown(tokens?.held),
    owed: shown(tokens?.owed),
    message_credits: shown((messages?.permanent ?? 0n) + (messages?.expiring ?? 0n)),
    /** When the next tokens expire. */
    next_expiry: tokens?.next_expiry?.toISOString() ?? null,
  };
}

/** Token amounts are numbers in JSON, which are exact up to 2^53. */
function shown(amount = 0n): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Error('The amount is above what a JSON number can hold.');
  return Number(amount);
}
