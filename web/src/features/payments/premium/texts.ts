// Words of plans: what they cost and give, how one is bought, kept and ended.
const months = (count: number): string => (count === 1 ? 'month' : `${count} months`);

export const texts = {
  title: 'Premium',
  sentence: 'More evenings, fewer limits. Cancel whenever you like.',
  retry: 'Try again',
  plans: {
    label: 'Choose a plan',
    loading: 'Loading the plans',
    failed: 'Failed to fetch subscription plans',
    failed_sentence: 'Nothing was lost. Please try again in a moment.',
    empty: 'No plan is on sale here at the moment.',
    per_month: 'a month',
    instead: (price: string) => `instead of ${price}`,
    off: (percent: number) => `${percent}% off`,
    best: 'Best value',
    billed: (price: string, count: number) => `${price} every ${months(count)}`,
  },
  offer: {
    title: 'Your special offer',
    sentence: (plan: string, price: string, usual: string) =>
      `${plan} for ${price} instead of ${usual}. It ends when the time is up and does not come again.`,
    left: 'Time left',
    spoken: (minutes: number) =>
      minutes === 1 ? 'About one minute left' : `About ${minutes} minutes left`,
  },
  buy: {
    button: (price: string) => `Continue · ${price}`,
    terms: (price: string, count: number) =>
      `You pay ${price} today and the same every ${months(count)}, until you cancel. All prices in US dollars.`,
    secure: 'Secure payment: your card goes to the payment provider and never to us.',
    cancel: 'Cancel anytime, on this page. What you paid for stays yours to its end.',
    failed: 'The payment could not be begun. Nothing was charged.',
    back: 'Choose another plan',
    title: (plan: string) => `${plan} plan`,
    form_loading: 'Loading the payment form',
    form_failed: 'The payment form did not come. Nothing was charged.',
  },
  benefits: {
    title: 'With every plan',
    tokens: (count: number) => `${count} tokens every month for pictures, clips and characters`,
    messages: 'Unlimited messages within fair use',
    exclusive: 'Exclusive characters',
  },
  own: {
    title: 'Your plan',
    loading: 'Loading your plan',
    failed: 'Your plan could not be loaded. It is safe; please try again.',
    unknown: 'Plan',
    renews: (day: string) => `Renews on ${day}.`,
    ends: (day: string) => `Ends on ${day}. Nothing more will be charged.`,
    late: 'Your last payment did not go through. Please check your card.',
    resets: 'New tokens in',
    last: 'Your plan ends in',
    units: { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
    left: (tokens: string) => `${tokens} tokens of this month left`,
    cancel: 'Cancel plan',
    cancel_title: 'Cancel your plan?',
    cancel_sentence: (day: string) =>
      `It stays yours until ${day}. After that nothing is charged, and your chats, characters and permanent tokens stay.`,
    cancel_confirm: 'Yes, cancel it',
    keep: 'Keep my plan',
    cancelled: (day: string) => `Cancelled. Your plan ends on ${day}.`,
    resume: 'Resume plan',
    resumed: 'Your plan goes on. Good to have you here.',
    not_done: 'That did not work. Nothing was changed; please try again.',
    portal: 'Bills and card',
    portal_failed: 'Failed to create billing portal',
    not_now: 'Another plan can be chosen when this payment is settled.',
  },
  next: {
    title: 'Change plan',
    sentence: (plan: string, day: string) =>
      `${plan} stays yours until ${day}, which is paid for. What you choose begins then, and nothing is charged before.`,
    billed: (price: string, count: number) => `${price} every ${months(count)}`,
    choose: 'Choose',
    choose_of: (plan: string) => `Choose ${plan}`,
    ask_title: (plan: string) => `Change to ${plan}?`,
    today: (now: string, day: string) =>
      `Today nothing is charged. ${now} stays yours until ${day}.`,
    then: (plan: string, day: string, price: string, count: number) =>
      `On ${day} ${plan} begins: you pay ${price} then and the same every ${months(count)}, until you cancel.`,
    tokens: (count: number, now: number) =>
      count === now
        ? `You get ${count} tokens every month, as now.`
        : `From then on you get ${count} tokens every month instead of ${now}.`,
    kept: 'Permanent tokens, chats and characters stay. You can take this back until then.',
    resumes: 'Your cancellation is taken back with it.',
    confirm: (plan: string, price: string) => `Change to ${plan} · ${price}`,
    keep: (plan: string) => `Keep ${plan}`,
    agreed: (plan: string, day: string) => `Your plan changes to ${plan} on ${day}.`,
    follows: (plan: string, day: string, price: string, count: number) =>
      `${plan} begins on ${day}, for ${price} every ${months(count)}.`,
    stay: (plan: string) => `Stay with ${plan}`,
    stayed: (plan: string) => `${plan} goes on as it is.`,
  },
  back: {
    loading: 'Looking at your payment',
    done_title: 'Welcome to Premium',
    done: (plan: string, day: string) => `${plan} is yours. Its time runs until ${day}.`,
    explore: 'Explore characters',
    see_plan: 'See your plan',
    pending_title: 'Your payment is on its way',
    pending:
      'It is not confirmed yet. This page looks again by itself; you can also go on, and your plan begins as soon as it arrives.',
    failed_title: 'Nothing was charged',
    failed: 'The payment was not finished. Your choice is still there.',
    refunded_title: 'You had a plan already',
    refunded: 'The second one was ended, and its money goes back to your card.',
    to_premium: 'Back to Premium',
    unknown_title: 'We do not know this payment',
    unknown: 'Perhaps it belongs to another account. Nothing of it was lost.',
    broken_title: 'Your payment could not be looked at',
    broken: 'Nothing was lost: what was paid arrives by itself. Please try again in a moment.',
  },
} as const;
