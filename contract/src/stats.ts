// The site's daily statistics, and the backlog of its admins.
import { z } from 'zod';
import { statsCalls } from './stats.calls.ts';
import { describe } from './endpoint.ts';
import { METRICS } from './metrics.ts';
import { Time } from './scalars.ts';

const Metric = z.object({
  /** One value per entry of `days`. */
  amounts: z.array(z.int()),
  /**
   * Sums over the requested days and over the same number of days before; for active members, daily
   * means.
   */
  now: z.number(),
  before: z.number(),
});
export type Metric = z.infer<typeof Metric>;

export const Stats = z.object({
  /** Days in UTC, oldest first; the last one is today and not complete. */
  days: z.array(z.iso.date()),
  /** When today's numbers were last computed. */
  counted_at: Time.nullable(),
  figures: z.record(z.enum(METRICS), Metric),
});
export type Stats = z.infer<typeof Stats>;

/** Counted up to a thousand. */
const Many = z.int().min(0).max(1_000);

export const Backlog = z.object({
  reports: z.object({ open: Many, overdue: Many, first_due_at: Time.nullable() }),
  reviews: z.object({ open: Many, oldest_at: Time.nullable() }),
  /** Pictures that wait for a review before they are shared. */
  pictures: z.object({ open: Many, oldest_at: Time.nullable() }),
  /**
   * Payments of the last thirty days that differ between the provider's record and the agreed
   * terms.
   */
  payments: Many,
  /**
   * Of the last thirty days, real money only: new disputes and fraud warnings, payments, and
   * whether the ratio is too high.
   */
  disputes: z.object({
    disputed: z.int().min(0),
    settled: z.int().min(0),
    is_high: z.boolean(),
  }),
  /** Token adjustments that wait for a second admin. */
  adjustments: Many,
  /** Actions that wait for a second admin. */
  approvals: Many,
  jobs: z.object({ queued: Many, oldest_at: Time.nullable() }),
  /** Emails that the mail server has not accepted within minutes; they are retried. */
  emails: z.object({ delayed: Many, oldest_at: Time.nullable() }),
  /** The last reconciliation; null before the first one. */
  books: z.object({ findings: z.int().min(0), looked_at: Time }).nullable(),
});
export type Backlog = z.infer<typeof Backlog>;

/** For all sites of this installation; without texts. */
export const SuspicionCount = z.object({
  day: z.iso.date(),
  surface: z.string(),
  rule_id: z.string(),
  found: z.int(),
  /** Cleared by a judge model; for the others there was no verdict. */
  cleared: z.int(),
  confirmed: z.int(),
});
export type SuspicionCount = z.infer<typeof SuspicionCount>;

/** A proportion from 0 to 1, with its 95% confidence interval. */
export const Share = z.object({ share: z.number(), low: z.number(), high: z.number() });
export type Share = z.infer<typeof Share>;

/** Members by the Monday of the week of sign-up: how many were active in that week and in each later one. */
const Cohort = z.object({ week: z.iso.date(), sign_ups: z.int(), active: z.array(z.int()) });
export type Cohort = z.infer<typeof Cohort>;

export const Outcomes = z.object({
  /** The funnel of people who first came in these days. */
  funnel: z.object({
    visitors: z.int(),
    /** People who wrote at least one message. */
    trials: z.int(),
    sign_ups: z.int(),
    payers: z.int(),
    /** Sign-ups per visitor; null without visitors. */
    conversion: Share.nullable(),
  }),
  /** A/B tests: all browsers that were assigned a variant in these days. */
  experiments: z.array(
    z.object({
      name: z.string(),
      /** False once all visitors get the same variant. */
      is_running: z.boolean(),
      variants: z.array(
        z.object({
          variant: z.string(),
          /** Browsers that were assigned the variant. */
          people: z.int(),
          trials: z.int(),
          sign_ups: z.int(),
          payers: z.int(),
          /** Members who wrote on a later day than the one they signed up on. */
          returned: z.int(),
          /** The proportion of people who tried a chat; null without any. */
          tried: Share.nullable(),
          signed_up: Share.nullable(),
          paid: Share.nullable(),
          /** The proportion of sign-ups who came back. */
          came_back: Share.nullable(),
          /** Of the last weeks, like `cohorts` below. */
          cohorts: z.array(Cohort),
        }),
      ),
    }),
  ),
  /** Ratings of replies written in these days, by the adapter and model that wrote them. */
  ratings: z.array(z.object({ engine: z.string(), rated: z.int(), good: Share })),
  cohorts: z.array(Cohort),
});
export type Outcomes = z.infer<typeof Outcomes>;

const SAFETY_TOPICS = [
  'crisis_cards',
  'refused_texts',
  'reports_received',
  'reports_decided',
  'reports_in_time',
  'removals_received',
  'removals_decided',
  'removals_in_time',
  'appeals',
  'contested_refusals',
  'decisions',
] as const;

export const SafetyFigure = z.object({
  topic: z.enum(SAFETY_TOPICS),
  /** The breakdown within the topic: a month, a reason, an outcome. */
  name: z.string(),
  count: z.int().min(0),
});
export type SafetyFigure = z.infer<typeof SafetyFigure>;

export const SafetyReport = z.object({
  period: z.string(),
  /** False while the period is not over and the number can still grow. */
  is_over: z.boolean(),
  figures: z.array(SafetyFigure),
});
export type SafetyReport = z.infer<typeof SafetyReport>;

const Period = z
  .string()
  .regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, 'Use a year, or a year and a month');

export const statsApi = describe(statsCalls, {
  read: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: Stats,
  },
  outcomes: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: Outcomes,
  },
  backlog: { reply: Backlog },
  safetyReport: { query: z.strictObject({ period: Period }), reply: SafetyReport },
  crisisCards: {
    reply: z.object({
      years: z.array(z.object({ year: z.int(), cards: z.int().min(0) })),
    }),
  },
  visit: {
    body: z.strictObject({
      /** False if only the identity changed, such as by signing up. */
      is_visit: z.boolean(),
      /** All assigned variants, and those assigned just now, as `landing_one:a,explore_grid:b`. */
      ab_group: z.string().max(200),
      drawn: z.string().max(200),
    }),
    reply: z.object({ done: z.literal(true) }),
  },
  suspicions: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: z.object({ judge: z.string().nullable(), counts: z.array(SuspicionCount) }),
  },
});
