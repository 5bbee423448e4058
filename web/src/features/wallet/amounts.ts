// How amounts of tokens are written, and what of a wallet can be spent. Pure.
import type { Wallet } from '@velour/contract/wallet.ts';

const whole = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** 1234 → 1,234 */
export const formatTokens = (amount: number): string => whole.format(amount);

/** 5 → +5, -5 → −5 (a minus sign, which is read aloud and as wide as the plus), 0 → 0 */
export const formatSigned = (amount: number): string => signed.format(amount).replace('-', '−');

export const spendable = (
  wallet: Pick<Wallet, 'new_subscriber_balance' | 'new_one_time_balance'>,
): number => wallet.new_subscriber_balance + wallet.new_one_time_balance;
