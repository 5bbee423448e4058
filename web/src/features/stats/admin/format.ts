// Formats metrics and their changes. Pure.
import type { Metric } from '@velour/contract/stats.ts';
import {
  formatDecimal,
  formatDollars,
  formatPercent,
  formatUtcDay,
  formatUtcWeekday,
} from '../../../lib/formats.ts';
import type { Range } from './queries.ts';
import { texts } from './texts.ts';

export type Unit = 'count' | 'cents';

export const amountOf = (amount: number, unit: Unit): string =>
  unit === 'cents' ? formatDollars(amount) : formatDecimal(amount);

/** A UTC day, in every time zone. */
export const dayWords = (date: string): string => formatUtcWeekday(momentOf(date));

/** A range of days. */
export const spanWords = (first: string, last: string): string =>
  `${formatUtcDay(momentOf(first))} – ${formatUtcDay(momentOf(last))}`;

const momentOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Today has not ended, so it is not compared with a full day. */
export function changeOf({ now, before }: Metric, unit: Unit, range: Range): string {
  const { change } = texts;
  const was = amountOf(before, unit);
  if (range === '1') return change.yesterday(was);
  const count = Number(range);
  if (before === 0) return now === 0 ? change.none(count) : change.new(count);
  if (now === before) return change.same(was, count);
  const by = formatPercent(Math.abs(now - before) / before);
  return now > before ? change.up(by, was, count) : change.down(by, was, count);
}
