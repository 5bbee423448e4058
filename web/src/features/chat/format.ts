// How the moments of a chat are written: the clock, the day between messages, the short time of a list.
import { texts } from './texts.ts';

const clock = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long' });
const shortWeekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' });
const dayAndMonth = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' });
const shortDay = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const wholeDay = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const DAY_MS = 86_400_000;
const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysBetween = (date: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);

export const clockTime = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? '' : clock.format(new Date(time));

/** Equal for messages of the same day of this reader. */
export const dayOf = (time: string): string => new Date(time).toDateString();

export function dayLabel(time: string, now = new Date()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const days = daysBetween(date, now);
  if (days === 0) return texts.time.today;
  if (days === 1) return texts.time.yesterday;
  if (days > 1 && days < 7) return weekday.format(date);
  return (date.getFullYear() === now.getFullYear() ? dayAndMonth : wholeDay).format(date);
}

export function shortTime(time: string, now = new Date()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  if (now.getTime() - date.getTime() < 60_000) return texts.time.now;
  const days = daysBetween(date, now);
  if (days === 0) return clock.format(date);
  if (days < 7) return shortWeekday.format(date);
  return shortDay.format(date);
}
