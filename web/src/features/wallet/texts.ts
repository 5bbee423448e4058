// Words of tokens: the balance, the statement, what comes for free.
import { formatNumber } from '../../lib/formats.ts';

const tokensOf = (amount: number): string =>
  amount === 1 ? '1 token' : `${formatNumber(amount)} tokens`;

export const texts = {
  title: 'Tokens',
  retry: 'Try again',
  balance: {
    label: 'Tokens',
    loading: 'Tokens, loading',
    failed: 'Tokens, not loaded',
    spoken: (all: number, expiring: number) =>
      expiring > 0
        ? `Tokens: ${formatNumber(all)}, of which ${formatNumber(expiring)} expire`
        : `Tokens: ${formatNumber(all)}`,
  },
  holdings: {
    get_tokens: 'Get tokens',
    get_messages: 'Get messages',
    loading: 'Loading your tokens',
    failed: 'Your tokens could not be loaded. They are safe; please try again.',
    expiring: (amount: number, day: string) =>
      day
        ? `${formatNumber(amount)} of them expire, the next on ${day}. They are spent first.`
        : `${formatNumber(amount)} of them expire. They are spent first.`,
    held: (amount: number) => `${formatNumber(amount)} set aside for what is being made.`,
    messages: (amount: number) => `Message credits: ${formatNumber(amount)}.`,
    owed: (amount: number) =>
      `${formatNumber(amount)} owed from a payment that went back. What arrives pays this first; until then nothing can be bought.`,
  },
  reward: {
    title: 'Daily reward',
    loading: 'Loading your daily reward',
    failed: 'Your daily reward could not be loaded.',
    sentence: (streak: number) =>
      streak > 1
        ? `Day ${streak} in a row. These tokens never expire.`
        : 'A little more with every day in a row. These tokens never expire.',
    claim: (tokens: number) => `Claim ${tokensOf(tokens)}`,
    claimed: (time: string) => `Today's is yours. The next one comes on ${time}.`,
    done: (tokens: number) => `${tokensOf(tokens)} added to your balance.`,
    not_done: "Today's reward could not be claimed. Please try again.",
    days: 'What the days in a row give',
    day: (day: number, tokens: number) => `Day ${day}: ${tokensOf(tokens)}`,
    taken: 'claimed',
    today: 'today',
  },
  coupons: {
    title: 'Coupons',
    sentence: 'Each of them once, for each account and for each card.',
    failed: 'Your coupons could not be loaded.',
    loading: 'Loading your coupons',
    claim: 'Claim',
    claim_of: (coupon: string) => `Claim: ${coupon}`,
    not_done: 'The coupon could not be claimed. Please try again.',
    names: { double_credit: 'Double tokens', double_messages: 'Double messages' },
    sentences: {
      double_credit: 'Your next package of tokens counts twice.',
      double_messages: 'Your next package of messages counts twice.',
    },
    states: {
      claimed: 'Waits for your next package',
      used: 'Used',
      refused: 'Had before with your card',
    },
    done: {
      double_credit: 'Claimed. Your next package of tokens counts twice.',
      double_messages: 'Claimed. Your next package of messages counts twice.',
    },
  },
  statement: {
    title: 'Statement',
    sentence: 'Every movement with its reason, the newest first.',
    which: 'What the statement is about',
    tokens: 'Tokens',
    messages: 'Message credits',
    loading: 'Loading your statement',
    failed_title: 'Your statement did not come',
    failed: 'Nothing is lost. Please try again.',
    empty_title: 'Nothing has moved yet',
    empty: {
      token: 'What you get and what you spend will stand here, token by token.',
      message: 'Message credits that you buy and use will stand here.',
    },
    more: 'Show earlier ones',
    more_failed: 'The earlier ones did not come.',
    by_coupon: (amount: string) => `${amount} of them by a coupon`,
    left: (amount: string) => `${amount} left`,
    download: 'Download as CSV',
    saved: 'Your statement is saved.',
    not_saved: (why: string) => `Your statement could not be saved. ${why}`,
    reasons: {
      package: 'Package',
      plan: 'Plan',
      coupon: 'Coupon',
      daily_reward: 'Daily reward',
      promotion: 'Promotion',
      image: 'Image',
      video: 'Video',
      character: 'Character',
      message: 'Message',
      gift: 'Gift',
      unlock: 'Unlocked picture',
      tip: 'Tip',
      expired: 'Expired',
      account_closed: 'Account closed',
      refund: 'Refund',
      dispute: 'Disputed payment',
      debt: 'Owed before',
      adjustment: 'Adjustment',
      restored: 'Given back',
    },
    /** What is said beside the reason, where the reason alone does not tell it. */
    kinds: {
      grant: '',
      hold: 'set aside',
      capture: 'made',
      release: 'given back',
      expire: '',
      spend: '',
      reverse: '',
      adjust: '',
    },
  },
} as const;
