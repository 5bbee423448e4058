// Texts of the dashboard.
import { formatHundredthPercent, formatNumber } from '../../../lib/formats.ts';
import type { Range } from './queries.ts';

const days = (count: number): string => `${count} days`;

export const texts = {
  title: 'Dashboard',
  sentence: 'How the site is doing, by UTC day.',
  loading: 'Loading stats',
  range: 'Range',
  ranges: { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days' } satisfies Record<Range, string>,
  counted: (time: string) => `Updated ${time}`,
  uncounted: 'No stats yet',

  visits_counted:
    'How often someone opened the site in a tab, except for admin screens. We store only the number: no cookie, IP address, or ID. Someone who comes twice counts twice.',

  cards: {
    visits: 'Visits',
    sign_ups: 'Sign-ups',
    active: 'Active members',
    messages: 'Messages and replies',
    jobs: 'Paid jobs',
    tokens: 'Tokens',
    income: 'Revenue',
    plans: 'Plans',
    back: 'Refunds and disputes',
  },
  /** The directions of a chart with two series. */
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
  average: 'per day on average',
  test_money: 'Test money: no one paid anything.',
  nothing: 'No data for this period.',

  change: {
    same: (before: string, count: number) => `Same as the previous ${days(count)} (${before})`,
    up: (percent: string, before: string, count: number) =>
      `${percent} more than the previous ${days(count)} (${before})`,
    down: (percent: string, before: string, count: number) =>
      `${percent} less than the previous ${days(count)} (${before})`,
    new: (count: number) => `None in the previous ${days(count)}`,
    none: (count: number) => `None in the previous ${days(count)} either`,
    yesterday: (before: string) => `So far today; ${before} all day yesterday`,
  },

  chart: (name: string) => `${name} by day`,
  earlier: 'dashed: previous period',
  day: 'Day',
  as_table: 'View as table',

  outcomes: {
    funnel: 'From visit to purchase',
    funnel_sentence: 'People who came in this period. We count visitors once they do something.',
    step: 'Step',
    people: 'People',
    steps: {
      visitors: 'Visitors',
      trials: 'Wrote a message',
      sign_ups: 'Signed up',
      payers: 'Paid',
    },
    conversion: (share: string) => `Signed up, of visitors: ${share}.`,
    interval: (share: string, low: string, high: string) => `${share} (${low} to ${high})`,
    experiments: 'Experiments',
    experiments_sentence:
      'Everyone who was assigned a variant in this period, by browser, and what newcomers who saw it did next. In parentheses: the 95% confidence interval. If two intervals overlap, wait for more people.',
    end: 'Choose a winner',
    variant: 'Variant',
    shown: 'Saw it',
    tried: 'Wrote a message',
    signed_up: 'Signed up',
    paid: 'Paid',
    came_back: 'Came back after sign-up',
    no_people: '–',
    over: 'Same for everyone',
    names: { landing_one: 'Banner on home', explore_grid: 'Character cards' } as Readonly<
      Record<string, string>
    >,
    ratings: 'Rated replies',
    ratings_sentence:
      'What people think of the replies they rated, by the model that wrote them. In parentheses: the 95% confidence interval.',
    no_ratings: 'No replies rated in this period.',
    model: 'Model',
    rated: 'Rated',
    good: 'Rated good',
    retention: 'Retention',
    retention_sentence:
      'Of the members who signed up in a week, how many wrote a message in each week since.',
    retention_chart: 'Active members by weeks since sign-up',
    retention_chart_sentence: 'All sign-up weeks together, except weeks that aren’t over.',
    share: 'Active',
    split: 'Compare',
    everyone: 'Everyone',
    by_experiment: (name: string) => `By ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    split_sentence: 'Members whose browser was shown one of the variants before they signed up.',
    of_members: (share: string, count: string) => `${share} of ${count}`,
    no_sign_ups: 'No sign-ups in the last eight weeks.',
    week: 'Week of',
    after: (weeks: number) =>
      weeks === 0 ? 'Same week' : weeks === 1 ? '1 week later' : `${weeks} weeks later`,
    members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
  },

  suspicions: {
    title: 'Moderation',
    sentence: 'How often the built-in rules weren’t sure about a text. We don’t store the texts.',
    no_judge:
      'No judge is connected, so we refuse only what may involve a minor. Admins review public characters anyway.',
    judge: (name: string) => `${name} decides on them.`,
    nothing: 'No suspicions in this period.',
    day: 'Day',
    surface: 'Where',
    rule: 'Suspicion',
    found: 'Found',
    cleared: 'Cleared',
    confirmed: 'Confirmed',
    surfaces: {
      chat: 'Chats',
      name: 'Names',
      character: 'Characters',
      image: 'Pictures',
      public: 'Public texts',
    } as Readonly<Record<string, string>>,
  },

  waiting: {
    title: 'Needs your attention',
    nothing: 'Nothing needs your attention.',
    failed: 'We couldn’t load what needs your attention.',
    reports: 'Reports',
    overdue: (count: number, clock: string) => `${count} overdue, the first one ${clock}`,
    next_due: (clock: string) => `Next: ${clock}`,
    no_reports: 'None open',
    reviews: 'Reviews',
    oldest: (age: string) => `Oldest has waited ${age}`,
    no_reviews: 'Nothing to review',
    pictures: 'Shared pictures',
    payments: 'Payments to review',
    payments_sentence: 'The provider’s record doesn’t match ours',
    no_payments: 'None in 30 days',
    disputes: 'Disputes',
    dispute_rate: (disputed: number, settled: number) =>
      `${formatHundredthPercent(settled === 0 ? 1 : disputed / settled)} of ${formatNumber(settled)} payments in 30 days. Keep it below 0.75%.`,
    adjustments: 'Adjustments',
    adjustments_sentence: 'A second admin needs to approve',
    no_adjustments: 'None proposed',
    jobs: 'Jobs in the queue',
    no_jobs: 'The queue is empty',
    emails: 'Emails',
    delayed: (oldest: string) =>
      `The mail server isn’t accepting them. ${oldest}. We’ll keep trying.`,
    no_emails: 'None delayed',
    books: 'Books',
    close: 'Balanced',
    open: (count: number) => (count === 1 ? '1 discrepancy' : `${count} discrepancies`),
    looked: (time: string) => `Checked ${time}`,
    never: 'Not checked yet',
  },
} as const;

export const waited = (ms: number): string => {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return days(Math.floor(hours / 24));
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
};
