// Shapes that every noun uses: ids, times, paging.
import { z } from 'zod';
import { GENDERS } from './character-limits.ts';

/** Lower case as the database writes it, so that one id has one spelling. */
export const Id = z.uuid().toLowerCase();
/** ISO 8601, UTC, with milliseconds. */
export const Time = z.iso.datetime();
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** A whole number that the database's integers hold. */
export const Count = z.int().min(0).max(2_000_000_000);
/** Text that a database can hold: whole characters and no zero byte. */
export const storable = (most: number) =>
  z
    .string()
    .max(most, `Use ${most} characters or fewer`)
    .regex(/^[^\0]*$/, 'This text contains symbols that can’t be stored')
    .refine((text) => text.isWellFormed(), 'This text contains symbols that can’t be stored');

/**
 * What does not show in a line, or turns what follows around: line ends and other commands, overrides of the direction,
 * signs of no width and letters that are blank. Joiners, and marks of a direction, are parts of words in many scripts.
 */
export const INVISIBLE =
  /[\p{Cc}\u00ad\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;

/** One line that is read beside others, such as a title. */
export const line = (most: number) =>
  storable(most)
    .trim()
    .refine((text) => !INVISIBLE.test(text), 'This text contains symbols that can’t be shown');

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(new RegExp(INVISIBLE, 'gu'), ''));

/** A line with something to see in it. */
export const lineOf = (most: number, missing: string) => line(most).refine(isVisible, missing);

/** A whole number that arrives as text in a query, within bounds; anything else is an error, never rounded. */
export const countIn = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    // A description names what it means, not how a query is written.
    .meta({ type: 'integer', minimum: least, maximum: most, pattern: undefined });

export const Paging = {
  limit: countIn(1, 100).default(20),
  offset: countIn(0, 10_000).default(0),
};
