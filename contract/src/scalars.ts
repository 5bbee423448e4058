// Shapes that every noun uses: ids, times, paging.
import { z } from 'zod';

export const Id = z.uuid();
/** ISO 8601, UTC, with milliseconds. */
export const Time = z.iso.datetime();
export const Gender = z.enum(['female', 'anime', 'male']);
export type Gender = z.infer<typeof Gender>;

/** A whole number that arrives as text in a query, within bounds; anything else is an error, never rounded. */
export const countIn = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most));

export const Paging = {
  limit: countIn(1, 100).default(20),
  offset: countIn(0, 10_000).default(0),
};
