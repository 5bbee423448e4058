// The metrics that are counted per day. No validator is imported, so that the page can use it.

export const METRICS = [
  /** Page loads. */
  'visits',
  'sign_ups',
  /** Members who got a reply; over several days, the daily mean. */
  'active_members',
  'messages',
  'jobs_done',
  'jobs_failed',
  /** Tokens sold in packages and plans. */
  'tokens_sold',
  'tokens_spent',
  'income_cents',
  /** Payments in test mode. */
  'test_income_cents',
  'plans_begun',
  'plans_ended',
  /** Refunded purchases, and chargebacks. */
  'refunds',
  'disputes',
] as const;
export type MetricName = (typeof METRICS)[number];
