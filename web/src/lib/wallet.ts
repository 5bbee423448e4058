// One's own tokens, as every feature that shows or spends them knows them.
import type { Wallet } from '@velour/contract/wallet.ts';
import { q } from './queries.ts';

/** Never taken for fresh, so that each look back at the page reads it again. */
export const ownWallet = { ...q.wallet.wallet(), staleTime: 0 };

/** Both kinds together. */
export const spendable = (
  wallet: Pick<Wallet, 'new_subscriber_balance' | 'new_one_time_balance'>,
): number => wallet.new_subscriber_balance + wallet.new_one_time_balance;
