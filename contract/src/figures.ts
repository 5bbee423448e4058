// How the site is doing, day by day, and what waits for somebody who runs it.
import { z } from 'zod';
import { figuresCalls } from './figures.calls.ts';
import { describe } from './endpoint.ts';
import { FIGURES } from './figure-names.ts';
import { Time } from './scalars.ts';

const Figure = z.object({
  /** One for each of `days`. */
  amounts: z.array(z.int()),
  /** Of the days that were asked for, and of as many before them: a sum, for active members the mean of a day. */
  now: z.number(),
  before: z.number(),
});
export type Figure = z.infer<typeof Figure>;

export const Figures = z.object({
  /** UTC, the oldest first; the last is today, which is not over. */
  days: z.array(z.iso.date()),
  /** When today was last counted. */
  counted_at: Time.nullable(),
  figures: z.record(z.enum(FIGURES), Figure),
});
export type Figures = z.infer<typeof Figures>;

/** Counted to a thousand: beyond that nobody needs to know. */
const Many = z.int().min(0).max(1_000);

export const Waiting = z.object({
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
export type Waiting = z.infer<typeof Waiting>;

export const figuresApi = describe(figuresCalls, {
  read: {
    query: z.strictObject({ days: z.enum(['1', '7', '30', '90']).default('7') }),
    reply: Figures,
  },
  waiting: { reply: Waiting },
});
