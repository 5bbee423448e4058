// Formats past times in the profile.
import { formatAgo, formatDay } from '../../../lib/formats.ts';
import { texts } from './texts.ts';

const steps = [
  ['minute', 60_000, 60],
  ['hour', 3_600_000, 24],
  ['day', 86_400_000, 30],
] as const;

/** Just now, minutes, hours or days ago; the date for longer times. */
export function sinceThen(time: string, now = Date.now()): string {
  const ms = now - Date.parse(time);
  if (Number.isNaN(ms)) return '';
  if (ms < 60_000) return texts.devices.now;
  const step = steps.find(([, unit, most]) => ms < unit * most);
  return step ? formatAgo(Math.floor(ms / step[1]), step[0]) : formatDay(time);
}
