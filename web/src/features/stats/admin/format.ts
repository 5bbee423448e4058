// How figures and their changes are said. Pure.
import type { Figure } from '@velour/contract/figures.ts';
import { inDollars } from '../../../lib/money.ts';
import type { Range } from './queries.ts';
import { texts } from './texts.ts';

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat('en', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export type Unit = 'count' | 'cents';

export const amountOf = (amount: number, unit: Unit): string =>
  unit === 'cents' ? inDollars(amount) : whole.format(amount);

/** A day is UTC's, wherever the reader is. */
export const dayWords = (date: string): string => day.format(momentOf(date));

/** From one day to another. */
export const spanWords = (first: string, last: string): string =>
  `${short.format(momentOf(first))} – ${short.format(momentOf(last))}`;

const momentOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Today is not over, so that it is not compared with a whole day. */
export function changeOf({ now, before }: Figure, unit: Unit, range: Range): string {
  const { change } = texts;
  const was = amountOf(before, unit);
  if (range === '1') return change.yesterday(was);
  const count = Number(range);
  if (before === 0) return now === 0 ? change.none(count) : change.new(count);
  if (now === before) return change.same(was, count);
  const by = percent.format(Math.abs(now - before) / before);
  return now > before ? change.up(by, was, count) : change.down(by, was, count);
}
