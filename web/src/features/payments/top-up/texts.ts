// Words of buying tokens and message credits.
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
    `${formatNumber(amount)} are owed from a payment that went back. What you buy pays this first.`,
  loading: 'Loading what is on sale',
  failed: 'Failed to load currency packages',
  failed_title: 'Nothing to show yet',
  failed_sentence: 'What is on sale did not come. Nothing was paid.',
  none_title: 'Nothing is on sale',
  none: 'There are no packages of this kind at the moment.',
  retry: 'Try again',
  amount: {
    token: (amount: number) => `${formatNumber(amount)} tokens`,
    message: (amount: number) => `${formatNumber(amount)} messages`,
  },
  off: (percent: number) => `${percent}% off`,
  doubled: 'Doubled',
  instead_of: (amount: number) => `instead of ${formatNumber(amount)}`,
  doubled_note: 'Your coupon doubles the next package, once for each card.',
  never_expire: {
    token: 'They never expire.',
    message: 'Each one sends a message. They never expire.',
  },
  back: 'Other packages',
  opening: 'Opening the card form',
  asking: 'Asking for the payment',
  not_begun: 'Failed to initiate top-up',
  declined: 'Payment failed. Please try again.',
  pending: 'Payment is pending. Your balance will be updated once the payment is confirmed.',
  paid: {
    token: 'Payment successful! Your balance has been updated.',
    message: 'Messages purchased successfully!',
  },
  coupon_refused:
    'This card has had the coupon on another account, so your package was not doubled this time.',
} as const;
