// How the site is doing, day by day, and what waits for somebody who runs it.
import { z } from 'zod';
import { statsCalls } from './stats.calls.ts';
import { describe } from './endpoint.ts';
import { METRICS } from './metrics.ts';
import { Time } from './scalars.ts';

const Metric = z.object({
  /** One for each of `days`. */
  amounts: z.array(z.int()),
  /** Of the days that were asked for, and of as many before them: a sum, for active members the mean of a day. */
  now: z.number(),
  before: z.number(),
});
export type Metric = z.infer<typeof Metric>;

export const Stats = z.object({
  /** UTC, the oldest first; the last is today, which is not over. */
  days: z.array(z.iso.date()),
  /** When today was last counted. */
  counted_at: Time.nullable(),
  figures: z.record(z.enum(METRICS), Metric),
});
export type Stats = z.infer<typeof Stats>;

/** Counted to a thousand: beyond that nobody needs to know. */
const Many = z.int().min(0).max(1_000);

export const Backlog = z.object({
  reports: z.object({ open: Many, overdue: Many, first_due_at: Time.nullable() }),
  reviews: z.object({ open: Many, oldest_at: Time.nullable() }),
  /** Of the last thirty days, in which the provider differs from what was agreed. */
  payments: Many,
  /** Of tokens, that a second admin has to agree to. */
  adjustments: Many,
  jobs: z.object({ queued: Many, oldest_at: Time.nullable() }),
  /** Null before the books were looked through for the first time. */
  books: z.object({ findings: z.int().min(0), looked_at: Time }).nullable(),
});
export type Backlog = z.infer<typeof Backlog>;

export const statsApi = describe(statsCalls, {
  read: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: Stats,
  },
  backlog: { reply: Backlog },
});
