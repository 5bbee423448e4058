// Formats the times of a chat: the day between messages, the short time in a list.
import {
  formatClock,
  formatDay,
  formatDayOfYear,
  formatShortDay,
  formatShortWeekday,
  formatWeekday,
} from '../../lib/formats.ts';
import { texts } from './texts.ts';

const DAY_MS = 86_400_000;
const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const daysBetween = (date: Date, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(date)) / DAY_MS);

/** Equal for messages of the same day in the user's time zone. */
export const dayOf = (time: string): string => new Date(time).toDateString();

export function dayLabel(time: string, now = new Date()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  const days = daysBetween(date, now);
  if (days === 0) return texts.time.today;
  if (days === 1) return texts.time.yesterday;
  if (days > 1 && days < 7) return formatWeekday(date);
  return date.getFullYear() === now.getFullYear() ? formatDayOfYear(date) : formatDay(date);
}

export function shortTime(time: string, now = new Date()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '';
  if (now.getTime() - date.getTime() < 60_000) return texts.time.now;
  const days = daysBetween(date, now);
  if (days === 0) return formatClock(date);
  if (days < 7) return formatShortWeekday(date);
  return formatShortDay(date);
}
