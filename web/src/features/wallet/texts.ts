// Texts of tokens: the balance, the statement, rewards.
import type { JobKind } from '@velour/contract/job-states.ts';
import { formatNumber } from '../../lib/formats.ts';

const tokensOf = (amount: number): string =>
  amount === 1 ? '1 token' : `${formatNumber(amount)} tokens`;

export const texts = {
  title: 'Tokens',
  retry: 'Try again',
  balance: {
    label: 'Tokens',
    loading: 'Tokens, loading',
    failed: 'We couldn’t load your tokens',
    spoken: (all: number, expiring: number) =>
      expiring > 0
        ? `Tokens: ${formatNumber(all)}, including ${formatNumber(expiring)} that expire`
        : `Tokens: ${formatNumber(all)}`,
  },
  holdings: {
    get_tokens: 'Get tokens',
    get_messages: 'Get messages',
    loading: 'Loading your tokens',
    failed: 'We couldn’t load your tokens. They’re safe. Please try again.',
    expiring: (amount: number, day: string) =>
      day
        ? `${formatNumber(amount)} of these expire, the next on ${day}. They’re spent first.`
        : `${formatNumber(amount)} of these expire. They’re spent first.`,
    held: (amount: number) => `${formatNumber(amount)} set aside for work in progress.`,
    messages: (amount: number) => `Message credits: ${formatNumber(amount)}.`,
    owed: (amount: number) =>
      `You owe ${tokensOf(amount)} from a refunded payment. New tokens cover this first; until then, you can’t spend any.`,
  },
  reward: {
    title: 'Daily reward',
    loading: 'Loading your daily reward',
    failed: 'We couldn’t load your daily reward.',
    sentence: (streak: number) =>
      streak > 1
        ? `Day ${streak} in a row. These tokens never expire.`
        : 'Claim every day to earn more. These tokens never expire.',
    claim: (tokens: number) => `Claim ${tokensOf(tokens)}`,
    claimed: (time: string) => `Claimed. Next reward on ${time}.`,
    done: (tokens: number) => `${tokensOf(tokens)} added to your balance.`,
    not_done: 'We couldn’t claim today’s reward. Please try again.',
    days: 'Rewards for days in a row',
    day: (day: number, tokens: number) => `Day ${day}: ${tokensOf(tokens)}`,
    taken: 'claimed',
    today: 'today',
  },
  coupons: {
    title: 'Coupons',
    sentence: 'You can use each coupon once per account and card.',
    failed: 'We couldn’t load your coupons.',
    loading: 'Loading your coupons',
    claim: 'Claim',
    claim_of: (coupon: string) => `Claim: ${coupon}`,
    not_done: 'We couldn’t claim the coupon. Please try again.',
    names: { double_credit: 'Double tokens', double_messages: 'Double messages' },
    sentences: {
      double_credit: 'Doubles your next token package.',
      double_messages: 'Doubles your next message package.',
    },
    states: {
      claimed: 'Ready for your next package',
      used: 'Used',
      refused: 'Already used with this card',
    },
    done: {
      double_credit: 'Claimed. Your next token package will be doubled.',
      double_messages: 'Claimed. Your next message package will be doubled.',
    },
  },
  statement: {
    title: 'Statement',
    sentence: 'Every transaction and its reason, newest first.',
    which: 'Statement for',
    tokens: 'Tokens',
    messages: 'Message credits',
    loading: 'Loading your statement',
    failed_title: 'We couldn’t load your statement',
    failed: 'Nothing was lost. Please try again.',
    empty_title: 'No transactions yet',
    empty: {
      token: 'Tokens you get and spend will appear here.',
      message: 'Message credits you buy and use will appear here.',
    },
    more: 'Show earlier transactions',
    more_failed: 'We couldn’t load earlier transactions.',
    paid_before: 'Paid with the tokens that were set aside for it.',
    by_coupon: (amount: string) => `${amount} from a coupon`,
    left: (amount: string) => `${amount} left`,
    download: 'Download as CSV',
    saved: 'Your statement has been downloaded.',
    not_saved: (why: string) => `We couldn’t download your statement. ${why}`,
    reasons: {
      package: 'Package',
      plan: 'Plan',
      coupon: 'Coupon',
      daily_reward: 'Daily reward',
      sign_up: 'Welcome tokens',
      promotion: 'Promotion',
      image: 'Picture',
      video: 'Clip',
      character: 'Character',
      message: 'Message',
      gift: 'Gift',
      unlock: 'Unlocked picture',
      tip: 'Tip',
      expired: 'Expired',
      account_closed: 'Account closed',
      refund: 'Refund',
      dispute: 'Disputed payment',
      debt: 'Debt repaid',
      adjustment: 'Adjustment',
      restored: 'Returned',
    } satisfies Record<JobKind, string> & Record<string, string>,
    /** Additional text for reasons that are ambiguous. */
    kinds: {
      grant: '',
      hold: 'set aside',
      capture: 'completed',
      release: 'returned',
      expire: '',
      spend: '',
      reverse: '',
      adjust: '',
    },
  },
} as const;
