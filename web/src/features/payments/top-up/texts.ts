// Texts of buying tokens and message credits.
import { formatNumber } from '../../../lib/formats.ts';

export const texts = {
  titles: { token: 'Tokens Inventory', message: 'Messages Inventory' },
  kinds: { token: 'Tokens', message: 'Messages' },
  which: 'What to buy',
  you_have: {
    token: (amount: number) =>
      amount === 1 ? 'You have 1 token.' : `You have ${formatNumber(amount)} tokens.`,
    message: (amount: number) =>
      amount === 1
        ? 'You have 1 message credit.'
        : `You have ${formatNumber(amount)} message credits.`,
  },
  owed: (amount: number) =>
    `You owe ${amount === 1 ? '1 token' : `${formatNumber(amount)} tokens`} from a refunded payment. Your next purchase covers this first.`,
  loading: 'Loading the packages',
  failed: 'Failed to load currency packages',
  failed_title: 'Failed to fetch currency packages',
  failed_sentence: 'You haven’t been charged.',
  none_title: 'No packages available',
  none: 'Please check back later.',
  amount: {
    token: (amount: number) => `${formatNumber(amount)} tokens`,
    message: (amount: number) => `${formatNumber(amount)} messages`,
  },
  off: (percent: number) => `${percent}% off`,
  doubled: 'Doubled',
  instead_of: (amount: number) => `instead of ${formatNumber(amount)}`,
  doubled_note: 'Your coupon doubles your next package. It works once per card.',
  unclaimed: {
    token: 'You have a coupon that doubles your next token package.',
    message: 'You have a coupon that doubles your next message package.',
  },
  to_coupons: 'Claim it first',
  never_expire: {
    token: 'They never expire.',
    message: 'Each one lets you send a message. They never expire.',
  },
  back: 'See other packages',
  opening: 'Loading the card form',
  checking: 'Confirming your payment…',
  not_started: 'Failed to initiate top-up',
  declined: 'Payment failed. Please try again.',
  pending: 'Payment is pending. Your balance will be updated once the payment is confirmed.',
  paid: {
    token: 'Payment successful! Your balance has been updated.',
    message: 'Messages purchased successfully!',
  },
  coupon_refused:
    'This card already used the coupon on another account, so this package wasn’t doubled.',
} as const;
