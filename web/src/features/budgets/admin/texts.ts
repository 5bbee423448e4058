// Words of the budgets of paid engines.
import type { Budget } from '@velour/contract/budgets.ts';
import type { PaidEngine } from '@velour/contract/paid-engines.ts';

export const engineNames: Readonly<Record<PaidEngine, string>> = {
  llm: 'Replies',
  image: 'Pictures',
  video: 'Clips',
  moderation: 'Moderation',
};

export const units: Readonly<Record<PaidEngine, string>> = {
  llm: 'tokens',
  image: 'pictures',
  video: 'clips',
  moderation: 'looks',
};

export const states: Readonly<Record<Budget['state'], string>> = {
  ok: 'Open',
  near: 'Nearly used up',
  stopped: 'Stopped until midnight UTC',
  off: 'Switched off',
};

export const used = (amount: string, cap: string, unit: string): string =>
  `${amount} of ${cap} ${unit}`;

export const texts = {
  today_card: {
    title: 'Paid engines today',
    sentence: 'What they made, beside what they may make until midnight UTC.',
    all: 'See the budgets',
    failed: 'The budgets could not be loaded.',
  },
  title: 'Budgets',
  sentence:
    'What each paid engine may make in a UTC day, for one member and for the whole site. Beyond that nothing is asked of it, and whoever asks pays nothing.',
  loading: 'Loading the budgets',
  today: 'Today',
  member_cap: 'One member a day',
  site_cap: 'The site a day',
  extra: 'Beyond it, today only',
  price: 'Price',
  price_of: (cents: string, per: string, unit: string) => `${cents} for ${per} ${unit}`,
  price_each: (cents: string) => `${cents} each`,
  no_price: 'Not told',
  near_at: (time: string) => `Four fifths were used at ${time}.`,
  reached_at: (time: string) => `The cap was reached at ${time}; the admins were told by mail.`,
  change: 'Change',
  change_of: (engine: string) => `Budget of ${engine.toLowerCase()}`,
  reopen: 'Allow more today',
  reopen_of: (engine: string) => `More ${engine.toLowerCase()} today`,
  reopen_sentence: (cap: string, unit: string) =>
    `Until midnight UTC, beyond the ${cap} ${unit} of every day.`,
  days: (engine: string) => `${engine}: the last thirty days`,
  history: 'The last thirty days',
  day: 'Day',
  made: 'Made',
  cost: 'Cost',
  was_reached: 'Cap reached',
  busiest: 'Who used the most today',
  busiest_nobody: 'Nobody has used any today.',
  busiest_waiting: 'One moment…',
  busiest_failed: 'This could not be loaded.',
  visitor: 'A visitor',
  member: (id: string) => `Member ${id}`,
  nothing: 'Nothing was made in thirty days.',
  changed: 'The budget is changed.',
  reopened: 'More is allowed today.',
  save: 'Save',
  fields: {
    member_cap: (unit: string) => `${unit} that one member may have made in a day`,
    site_cap: (unit: string) => `${unit} that the site may make in a day`,
    cents: 'Price in dollars',
    cents_hint: 'What you pay for the number below; leave it empty where it costs nothing.',
    per: (unit: string) => `For so many ${unit}`,
    extra: (unit: string) => `${unit} beyond the cap`,
    reason: 'Reason',
    reason_hint: 'It stays in the log.',
  },
  wrong_number: 'A whole number, please.',
  wrong_price: 'A price such as 0.60, please.',
  short_reason: 'Say why in a few words.',
} as const;
