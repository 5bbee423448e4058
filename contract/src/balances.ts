// What the balances of a wallet mean. Pure: the page counts with it, too.
import type { Wallet } from './wallet.ts';

/** Expiring and permanent tokens together. */
export const spendable = (
  wallet: Pick<Wallet, 'new_subscriber_balance' | 'new_one_time_balance'>,
): number => wallet.new_subscriber_balance + wallet.new_one_time_balance;
