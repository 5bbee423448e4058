// Sums of a wallet's balances. Pure; also used by the page.
import type { Wallet } from './wallet.ts';

/** Expiring and permanent tokens together. */
export const spendable = (
  wallet: Pick<Wallet, 'new_subscriber_balance' | 'new_one_time_balance'>,
): number => wallet.new_subscriber_balance + wallet.new_one_time_balance;
