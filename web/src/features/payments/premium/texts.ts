// Texts of plans: prices, benefits, buying, resuming and canceling.
import { accountTo } from '../../../lib/texts.ts';

const months = (count: number): string => (count === 1 ? 'month' : `${count} months`);

export const texts = {
  title: 'Premium',
  account_first: accountTo('continue with your plan'),
  sentence: 'More evenings, fewer limits. Cancel whenever you like.',
  retry: 'Try again',
  plans: {
    label: 'Choose a plan',
    loading: 'Loading the plans',
    failed: 'Failed to fetch subscription plans',
    failed_sentence: 'Nothing was lost. Please try again in a moment.',
    empty: 'No plans are available right now.',
    per_month: 'per month',
    instead: (price: string) => `instead of ${price}`,
    off: (percent: number) => `${percent}% off`,
    best: 'Best value',
    billed: (price: string, count: number) => `${price} every ${months(count)}`,
  },
  offer: {
    title: 'Your special offer',
    sentence: (plan: string, price: string, usual: string) =>
      `${plan} for ${price} instead of ${usual}. This offer ends when the time is up and won’t come back.`,
    left: 'Time left',
    spoken: (minutes: number) =>
      minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`,
  },
  buy: {
    button: (price: string) => `Continue · ${price}`,
    terms: (price: string, count: number) =>
      `You’ll pay ${price} today and every ${months(count)} after that, until you cancel. All prices are in US dollars.`,
    secure: 'Secure payment: your card details go to the payment provider, never to us.',
    cancel: 'Cancel anytime on this page. You keep what you’ve paid for until it ends.',
    failed: 'We couldn’t start the payment. You haven’t been charged.',
    back: 'Choose another plan',
    title: (plan: string) => `${plan} plan`,
    form_loading: 'Loading the payment form',
  },
  benefits: {
    title: 'With every plan',
    tokens: (count: number) => `${count} tokens every month for pictures, clips, and characters`,
    messages: 'Unlimited messages within fair use',
    exclusive: 'Exclusive characters',
    see_exclusive: 'Meet them',
    queue: 'Shorter waits: we make your pictures first',
  },
  own: {
    title: 'Your plan',
    loading: 'Loading your plan',
    failed: 'We couldn’t load your plan. It’s safe. Please try again.',
    renews: (day: string) => `Renews on ${day}.`,
    ends: (day: string) => `Ends on ${day}. You won’t be charged again.`,
    late: 'Your last payment didn’t go through. Please check your card.',
    resets: 'New tokens in',
    last: 'Your plan ends in',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    left: (tokens: string) => `${tokens} of this month’s tokens left`,
    cancel: 'Cancel plan',
    cancel_title: 'Cancel your plan?',
    /** `dropped` is the plan that would have started then. */
    cancel_sentence: (day: string, dropped?: string) =>
      `You’ll keep it until ${day}. After that, you won’t be charged, and your chats, characters, and permanent tokens stay.${dropped ? ` This also undoes your change to ${dropped}.` : ''}`,
    cancel_confirm: 'Yes, cancel plan',
    keep: 'Keep my plan',
    cancelled: (day: string, dropped?: string) =>
      `Canceled. Your plan ends on ${day}${dropped ? `, and ${dropped} won’t start` : ''}.`,
    final: 'This plan can’t be resumed. You can choose a plan again when it ends.',
    resume: 'Resume plan',
    resumed: 'Your plan continues. Good to have you here.',
    not_done: 'That didn’t work, and nothing changed. Please try again.',
    portal: 'Manage billing',
    portal_failed: 'Failed to create billing portal',
    not_now: 'You can change plans once this payment goes through.',
  },
  next: {
    title: 'Change plan',
    sentence: (plan: string, day: string) =>
      `You’ve paid for ${plan} until ${day}. Your new plan starts then, and you won’t be charged before that.`,
    billed: (price: string, count: number) => `${price} every ${months(count)}`,
    choose: 'Choose',
    choose_of: (plan: string) => `Choose ${plan}`,
    ask_title: (plan: string) => `Change to ${plan}?`,
    today: (now: string, day: string) =>
      `You won’t be charged today. You’ll keep ${now} until ${day}.`,
    then: (plan: string, day: string, price: string, count: number) =>
      `${plan} starts on ${day}: you’ll pay ${price} that day and every ${months(count)} after that, until you cancel.`,
    tokens: (count: number, now: number) =>
      count === now
        ? `You’ll get ${count} tokens every month, same as now.`
        : `From then on, you’ll get ${count} tokens every month instead of ${now}.`,
    kept: 'You’ll keep your permanent tokens, chats, and characters. You can undo this until then.',
    resumes: 'This also undoes your cancellation.',
    confirm: (plan: string, price: string) => `Change to ${plan} · ${price}`,
    keep: (plan: string) => `Keep ${plan}`,
    agreed: (plan: string, day: string) => `Your plan changes to ${plan} on ${day}.`,
    follows: (plan: string, day: string, price: string, count: number) =>
      `${plan} starts on ${day}, for ${price} every ${months(count)}.`,
    stay: (plan: string) => `Stay on ${plan}`,
    stayed: (plan: string) => `You’re staying on ${plan}.`,
  },
  package_back: {
    done_title: 'Payment successful',
    done: 'We’ve updated your balance.',
    pending:
      'You can leave this page. We’ll update your balance as soon as the payment goes through.',
    failed: 'The payment wasn’t completed. You can buy the package again whenever you like.',
    broken: 'If you paid, we’ll update your balance automatically. Please try again in a moment.',
    to_tokens: 'Back to Tokens',
  },
  back: {
    loading: 'Checking your payment',
    done_title: 'Welcome to Premium',
    done: (plan: string, day: string) => `Your ${plan} plan runs until ${day}.`,
    explore: 'Explore characters',
    see_plan: 'See your plan',
    pending_title: 'Your payment is processing',
    pending: 'You can leave this page. Your plan starts as soon as the payment goes through.',
    failed_title: 'You haven’t been charged',
    failed: 'The payment wasn’t completed. Your choice is saved.',
    refunded_title: 'You already have a plan',
    refunded: 'We ended the second one and refunded your card.',
    to_premium: 'Back to Premium',
    unknown_title: 'We can’t find this payment',
    unknown: 'It may belong to another account.',
    broken_title: 'We couldn’t check your payment',
    broken: 'If you paid, your plan starts automatically. Please try again in a moment.',
  },
} as const;
