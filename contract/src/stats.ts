// The site's daily statistics, and the backlog of its admins.
import { z } from 'zod';
import { statsCalls } from './stats.calls.ts';
import { describe } from './endpoint.ts';
import { METRICS } from './metrics.ts';
import { Time } from './scalars.ts';

const Metric = z.object({
  /** One per entry of `days`. */
  amounts: z.array(z.int()),
  /** Of the requested days and of as many before: a sum, for active members the daily mean. */
  now: z.number(),
  before: z.number(),
});
export type Metric = z.infer<typeof Metric>;

export const Stats = z.object({
  /** UTC, oldest first; the last one is today and not complete. */
  days: z.array(z.iso.date()),
  /** When today was last counted. */
  counted_at: Time.nullable(),
  figures: z.record(z.enum(METRICS), Metric),
});
export type Stats = z.infer<typeof Stats>;

/** Counted to a thousand. */
const Many = z.int().min(0).max(1_000);

export const Backlog = z.object({
  reports: z.object({ open: Many, overdue: Many, first_due_at: Time.nullable() }),
  reviews: z.object({ open: Many, oldest_at: Time.nullable() }),
  /** Pictures that members want to share. */
  pictures: z.object({ open: Many, oldest_at: Time.nullable() }),
  /** Of the last thirty days, where the provider's record differs from the agreed terms. */
  payments: Many,
  /** Token adjustments that wait for a second admin. */
  adjustments: Many,
  jobs: z.object({ queued: Many, oldest_at: Time.nullable() }),
  /** Null before the first reconciliation. */
  books: z.object({ findings: z.int().min(0), looked_at: Time }).nullable(),
});
export type Backlog = z.infer<typeof Backlog>;

/** Of all sites of this installation; without texts. */
export const SuspicionCount = z.object({
  day: z.iso.date(),
  surface: z.string(),
  rule_id: z.string(),
  found: z.int(),
  /** By a judge; the rest had no verdict. */
  cleared: z.int(),
  confirmed: z.int(),
});
export type SuspicionCount = z.infer<typeof SuspicionCount>;

export const statsApi = describe(statsCalls, {
  read: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: Stats,
  },
  backlog: { reply: Backlog },
  suspicions: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: z.object({ judge: z.string().nullable(), counts: z.array(SuspicionCount) }),
  },
});
