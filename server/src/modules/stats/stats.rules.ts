// Days in UTC, which of them must be counted, and totals of a metric over several days. Pure.
import { DAY_MS, dayOf } from '../../platform/calendar.ts';
import type { MetricName } from '@velour/contract/metrics.ts';
import type { Share } from '@velour/contract/stats.ts';

/** Three months with the three before them: what is older is not looked at. */
const MAX_DAYS = 180;

/** Some things are written down a little after they happened, such as the messages of a character's day. */
const LATE_MS = 10 * 60_000;

/** How old the count of a day may be that is not over. */
const FRESH_MS = 60_000;

/** The last days up to now, oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    dayOf(new Date(now.getTime() - (count - 1 - at) * DAY_MS)),
  );

/** From its first moment to the first one after it. */
export function boundsOf(day: string): { from: Date; to: Date } {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from, to: new Date(from.getTime() + DAY_MS) };
}

/** What has not been counted since it was over, the newest first; never what lies before the first site. */
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

/** How many days are shown: with as many before them, and of one day the week that it ends. */
export const shownDays = (days: number): number => (days === 1 ? 7 : days * 2);

/** The same member is active on many days, so that a sum would mean nothing. */
const means: ReadonlySet<MetricName> = new Set(['active_members']);

/** Of the last `days` amounts, and of as many before them. */
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

/** Of a normal distribution, for intervals that hold in 95 of 100 cases. */
const Z = 1.96;

/**
 * A share with its 95 % interval; null where there is no one. E. B. Wilson, Probable Inference, the Law of Succession, and
 * Statistical Inference, 1927: unlike the simple interval it stays within 0 and 1 and holds for small counts.
 */
export function shareOf(count: number, all: number): Share | null {
  if (all === 0) return null;
  const share = count / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What a group such as `explore_grid:a,landing_one:b` says of each experiment. */
export const variantsOf = (group: string): [experiment: string, variant: string][] =>
  group.split(',').flatMap((pair) => {
    const [name = '', variant = ''] = pair.split(':');
    return name !== '' && variant !== '' ? [[name, variant]] : [];
  });
