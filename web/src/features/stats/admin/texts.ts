// Words of the dashboard.
import type { Range } from './queries.ts';

const days = (count: number): string => `${count} days`;

export const texts = {
  title: 'Dashboard',
  sentence: 'How the site is doing, by UTC day.',
  loading: 'Loading the figures',
  range: 'Range',
  ranges: { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days' } satisfies Record<Range, string>,
  counted: (time: string) => `Counted ${time}`,
  uncounted: 'Nothing was counted yet',

  cards: {
    sign_ups: 'Sign-ups',
    active: 'Active members',
    messages: 'Messages written',
    jobs: 'Creations and jobs',
    tokens: 'Tokens',
    income: 'Income',
    plans: 'Plans',
    back: 'Money that went back',
  },
  /** The two directions of a chart that has two. */
  series: {
    jobs_done: 'done',
    jobs_failed: 'failed',
    tokens_sold: 'sold',
    tokens_spent: 'spent',
    plans_begun: 'new',
    plans_ended: 'ended',
    refunds: 'refunds',
    disputes: 'disputes',
  },
  average: 'a day on average',
  test_money: 'Test money: nobody paid anything.',
  nothing: 'Nothing in these days.',

  change: {
    same: (before: string, count: number) => `As many as in the ${days(count)} before (${before})`,
    up: (percent: string, before: string, count: number) =>
      `${percent} more than in the ${days(count)} before (${before})`,
    down: (percent: string, before: string, count: number) =>
      `${percent} less than in the ${days(count)} before (${before})`,
    new: (count: number) => `None in the ${days(count)} before`,
    none: (count: number) => `None in the ${days(count)} before either`,
    yesterday: (before: string) => `So far; ${before} in all of yesterday`,
  },

  chart: (name: string) => `${name}, day by day`,
  earlier: 'dashed: before',
  day: 'Day',
  as_table: 'As a table',

  waiting: {
    title: 'What waits for you',
    nothing: 'Nothing waits for you.',
    failed: 'What waits could not be loaded.',
    reports: 'Reports',
    overdue: (count: number, clock: string) => `${count} overdue, the first of them ${clock}`,
    next_due: (clock: string) => `The next one: ${clock}`,
    no_reports: 'None open',
    reviews: 'Reviews',
    oldest: (age: string) => `The oldest waits for ${age}`,
    no_reviews: 'Nothing to review',
    payments: 'Payments to look at',
    payments_sentence: 'The provider differs from what was agreed',
    no_payments: 'None in 30 days',
    adjustments: 'Adjustments',
    adjustments_sentence: 'A second admin has to agree',
    no_adjustments: 'None proposed',
    jobs: 'Jobs in the queue',
    no_jobs: 'The queue is empty',
    books: 'The books',
    close: 'They close',
    open: (count: number) => (count === 1 ? 'One finding' : `${count} findings`),
    looked: (time: string) => `Looked through ${time}`,
    never: 'Never looked through yet',
  },
} as const;

export const waited = (ms: number): string => {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return days(Math.floor(hours / 24));
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
};
