// Calendar arithmetic: days as YYYY-MM-DD, months, and local times, which are `Date`s whose UTC fields show local time.
import { LRUCache } from 'lru-cache';

export const DAY_MS = 86_400_000;

/** The UTC day of a time, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day `count` days after this day, or before it if `count` is negative. */
export const addDays = (day: string, count: number): string =>
  dayOf(new Date(Date.parse(day) + count * DAY_MS));

/** The start of the next UTC day. */
export const nextDay = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);

export const msUntilNextDay = (at: Date): number => nextDay(at).getTime() - at.getTime();

/** The same day and time (UTC) a number of months later, or that month's last day if it is shorter. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

const MAX_ZONES = 1_000;
/** Cached, since constructing a format takes as long as using it fifty times. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: MAX_ZONES });

/** Swedish dates have the form `2026-03-05 21:30:00`. Time zones that this runtime does not know count as UTC. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = newFormat(timeZone) ?? formatIn('UTC');
  formats.set(timeZone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  } catch {
    return undefined;
  }
}

/** The local time in this time zone, to the second, as a `Date` whose UTC fields show it. */
export const localTime = (at: Date, timeZone: string): Date =>
  timeZone === 'UTC' ? at : new Date(`${formatIn(timeZone).format(at).replace(' ', 'T')}Z`);

/** The local day in this time zone, YYYY-MM-DD. */
export const localDay = (at: Date, timeZone: string): string => dayOf(localTime(at, timeZone));

/** The local day in this time zone as text: December 3, 2026. */
export const writeDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    localTime(at, timeZone),
  );

/**
 * The moment of a local time, given as `localTime` returns it. If the time occurs twice, the earlier moment; if clocks
 * skip it, later by as much as they skip.
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
