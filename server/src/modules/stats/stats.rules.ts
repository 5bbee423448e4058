// Days in UTC, which of them must be counted, and totals of a metric over several days. Pure.
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import type { MetricName } from '@velour/contract/metrics.ts';
import type { Share } from '@velour/contract/stats.ts';

/** Three months, and three months to compare with. */
const MAX_DAYS = 180;

/** Some rows are written a little after their event, such as a character's messages per day. */
const LATE_MS = 10 * 60_000;

/** The maximum age of the count of a day that has not ended. */
const FRESH_MS = 60_000;

/** The last days up to now, oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    dayOf(new Date(now.getTime() - (count - 1 - at) * DAY_MS)),
  );

/** From the start of the day to the start of the next one. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** Days that were not counted since they ended, newest first; none before the first site. */
export function dueDays(now: Date, since: Date, counted: ReadonlyMap<string, Date>): string[] {
  const first = dayOf(since);
  return lastDays(now, MAX_DAYS)
    .filter((day) => day >= first && isDue(day, counted.get(day), now))
    .reverse();
}

function isDue(day: string, counted_at: Date | undefined, now: Date): boolean {
  if (!counted_at) return true;
  const isComplete = counted_at.getTime() >= boundsOf(day).to.getTime() + LATE_MS;
  return !isComplete && now.getTime() - counted_at.getTime() >= FRESH_MS;
}

/** The number of days to read: twice the period, for the comparison; for one day, its week. */
export const shownDays = (days: number): number => (days === 1 ? 7 : days * 2);

/** The same member is active on many days, so the total is a mean instead of a sum. */
const means: ReadonlySet<MetricName> = new Set(['active_members']);

/** The totals of the last `days` amounts, and of as many before them. */
export function compared(
  metric: MetricName,
  amounts: readonly number[],
  days: number,
): { now: number; before: number } {
  const total = (from: number, to?: number): number => {
    const sum = amounts.slice(from, to).reduce((all, one) => all + one, 0);
    return means.has(metric) ? Math.round((sum / days) * 10) / 10 : sum;
  };
  return { now: total(-days), before: total(-2 * days, -days) };
}

/** The quantile of the normal distribution for 95 % intervals. */
const Z = 1.96;

/**
 * A share with its 95 % interval; null if `all` is 0. Uses Wilson's score interval (E. B. Wilson, Probable Inference,
 * the Law of Succession, and Statistical Inference, 1927): it stays within 0 and 1, and is valid for small counts.
 */
export function shareOf(count: number, all: number): Share | null {
  if (all === 0) return null;
  const share = count / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Parses a group such as `explore_grid:a,landing_one:b` into experiments and variants. */
export const variantsOf = (group: string): [experiment: string, variant: string][] =>
  group.split(',').flatMap((pair) => {
    const [name = '', variant = ''] = pair.split(':');
    return name !== '' && variant !== '' ? [[name, variant]] : [];
  });
