// The figures of a day, for whoever shows or counts them. Free of any validator, so that a page needs none.

export const METRICS = [
  'sign_ups',
  /** Members who had a message answered; over several days it is what a day had on average. */
  'active_members',
  'messages',
  'jobs_done',
  'jobs_failed',
  /** That came with packages and plans. */
  'tokens_sold',
  'tokens_spent',
  'income_cents',
  /** What was paid with test money. */
  'test_income_cents',
  'plans_begun',
  'plans_ended',
  /** Purchases whose money went back, and those whose bank took it back. */
  'refunds',
  'disputes',
] as const;
export type MetricName = (typeof METRICS)[number];
