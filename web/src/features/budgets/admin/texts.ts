// Texts of the budgets of paid providers.
import type { Budget } from '@velour/contract/budgets.ts';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';

export const providerNames: Readonly<Record<PaidProvider, string>> = {
  llm: 'Replies',
  image: 'Pictures',
  video: 'Clips',
  moderation: 'Moderation',
};

export const units: Readonly<Record<PaidProvider, string>> = {
  llm: 'tokens',
  image: 'pictures',
  video: 'clips',
  moderation: 'checks',
};

export const states: Readonly<Record<Budget['state'], string>> = {
  ok: 'Available',
  near: 'Almost used up',
  stopped: 'Stopped until midnight UTC',
  off: 'Turned off',
};

export const used = (amount: string, cap: string, unit: string): string =>
  `${amount} of ${cap} ${unit}`;

export const texts = {
  today_card: {
    title: 'Paid providers today',
    sentence: 'Used so far, and the limit until midnight UTC.',
    all: 'View budgets',
    failed: 'We couldn’t load the budgets.',
  },
  title: 'Budgets',
  sentence:
    'Daily limits (UTC) on the services you pay for, per member and for the whole site, so no bill surprises you. Above a limit, we refuse requests and don’t charge members.',
  loading: 'Loading the budgets',
  today: 'Today',
  member_cap: 'Per member per day',
  site_cap: 'Whole site per day',
  extra: 'Extra, today only',
  price: 'What it costs you',
  price_of: (cents: string, per: string, unit: string) => `${cents} per ${per} ${unit}`,
  price_each: (cents: string) => `${cents} each`,
  no_price: 'Free, or not entered yet',
  near_at: (time: string) => `Reached 80% at ${time}.`,
  reached_at: (time: string) => `Limit reached at ${time}. Admins were notified by email.`,
  change: 'Edit budget',
  change_of: (engine: string) => `Budget for ${engine.toLowerCase()}`,
  reopen: 'Allow more today',
  reopen_of: (engine: string) => `More ${engine.toLowerCase()} today`,
  reopen_sentence: (cap: string, unit: string) =>
    `Until midnight UTC, on top of the daily ${cap} ${unit}.`,
  days: (engine: string) => `${engine}: last 30 days`,
  history: 'Last 30 days',
  day: 'Day',
  made: 'Used',
  cost: 'Cost',
  was_reached: 'Limit reached',
  busiest: 'Top users today',
  busiest_nobody: 'No usage today.',
  busiest_waiting: 'One moment…',
  busiest_failed: 'We couldn’t load this.',
  visitor: 'A visitor',
  member: (id: string) => `Member ${id}`,
  nothing: 'No usage in the last 30 days.',
  changed: 'Budget saved.',
  reopened: 'Added extra budget for today.',
  save: 'Save changes',
  fields: {
    member_cap: (unit: string) => `Daily limit per member (${unit})`,
    site_cap: (unit: string) => `Daily limit for the site (${unit})`,
    cents: 'Price in US dollars',
    cents_hint: 'What you pay for the quantity below. Leave empty if it’s free.',
    per: (unit: string) => `Quantity (${unit})`,
    extra: (unit: string) => `Extra for today (${unit})`,
    reason: 'Reason',
    reason_hint: 'Saved in the audit log.',
  },
  wrong_number: 'Enter a whole number',
  wrong_price: 'Enter a price, such as 0.60',
  short_reason: 'Enter a short reason',
} as const;
