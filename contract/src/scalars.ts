// Schemas that every noun uses: ids, times, paging.
import { z } from 'zod';
import { GENDERS } from './character-limits.ts';

/** Lower case, as the database writes it, so that equal ids are equal strings. */
export const Id = z.uuid().toLowerCase();
/** ISO 8601, UTC, with milliseconds. */
export const Time = z.iso.datetime();
export const Gender = z.enum(GENDERS);
export type Gender = z.infer<typeof Gender>;

/** A whole number within the range of the database's integer. */
export const Count = z.int().min(0).max(2_000_000_000);
/** Text that PostgreSQL can store: valid Unicode without a zero byte. */
export const storable = (most: number) =>
  z
    .string()
    .max(most, `Use ${most} characters or fewer`)
    .regex(/^[^\0]*$/, 'This text contains symbols that can’t be stored')
    .refine((text) => text.isWellFormed(), 'This text contains symbols that can’t be stored');

/** An IANA name, such as `Europe/Berlin`. */
export const TimeZone = storable(60).refine(isTimeZone, 'This time zone isn’t known');

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/**
 * Invisible or reordering characters: line ends and other controls, direction overrides,
 * zero-width and blank characters. Joiners and direction marks are allowed: many scripts need them within words.
 */
export const INVISIBLE =
  /[\p{Cc}\u00ad\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u;

/** A single line, such as a title. */
export const line = (most: number) =>
  storable(most)
    .trim()
    .refine((text) => !INVISIBLE.test(text), 'This text contains symbols that can’t be shown');

/** Matches all invisible characters of a text. */
const eachInvisible = new RegExp(INVISIBLE, 'gu');

export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(eachInvisible, ''));

/** A line with a visible character. */
export const lineOf = (most: number, missing: string) => line(most).refine(isVisible, missing);

/** A whole number in a query, within bounds; anything else is an error. */
export const countIn = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    // JSON Schema describes the number, not its form in a query string.
    .meta({ type: 'integer', minimum: least, maximum: most, pattern: undefined });

export const Paging = {
  limit: countIn(1, 100).default(20),
  offset: countIn(0, 10_000).default(0),
};
