// Calendar arithmetic in UTC: days, as YYYY-MM-DD, and months. What the clocks of a time zone show is a time in UTC, too.
import { LRUCache } from 'lru-cache';
import { isTimeZone } from '@velour/contract/scalars.ts';

export const DAY_MS = 86_400_000;

/** The UTC day of a time, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days after another, or before it. */
export const addDays = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(day) + count * DAY_MS));

/** The start of the next UTC day. */
export const nextDay = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);

export const msUntilNextDay = (at: Date): number => nextDay(at).getTime() - at.getTime();

/**
 * The same day and time (UTC) a number of months later, or that month's last day if it is shorter.
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

const MAX_ZONES = 1_000;
/** Cached, since constructing one takes as long as fifty formats. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_ZONES });

/** Swedish dates are `2026-03-05 21:30:00`. A zone that this runtime does not know is UTC. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks in this time zone show, to the second, as if they were in UTC. */
export const localTime = (at: Date, timeZone: string): Date =>
  timeZone === 'UTC' ? at : new Date(`${formatIn(timeZone).format(at).replace(' ', 'T')}Z`);

/** The day in this time zone, YYYY-MM-DD. */
export const localDay = (at: Date, timeZone: string): string => dayOf(localTime(at, timeZone));

/** December 3, 2026, in this time zone. */
export const writeDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    localTime(at, timeZone),
  );

/**
 * When clocks in this time zone show a time, given as `localTime` returns it: the earlier moment if they show it twice,
 * and as much later as clocks were set forward if they skip it.
 */
export function timeAtLocal(local: Date, timeZone: string): Date {
  const offsetAt = (at: number): number => localTime(new Date(at), timeZone).getTime() - at;
  if (Number.isNaN(local.getTime())) return local;
  const shown = Math.floor(local.getTime() / 1_000) * 1_000;
  // A zone does not change its offset twice within two days.
  const [before, after] = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const isShown = offsetAt(shown - before) === before;
  const offset = isShown || offsetAt(shown - after) !== after ? before : after;
  return new Date(local.getTime() - offset);
}
