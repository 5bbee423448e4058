// Formats the time until a deadline, or since it, in a few words, and whether it is urgent.
import { texts as all } from './texts.ts';

const texts = all.due;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function clockOf(due_at: string, now: number): string {
  const away = Date.parse(due_at) - now;
  const minutes = Math.floor(Math.abs(away) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const time = timeOf(hours, minutes % 60);
  return away < 0 ? texts.late(time) : texts.left(time);
}

function timeOf(hours: number, minutes: number): string {
  if (hours >= 24) return texts.days(Math.floor(hours / 24), hours % 24);
  return hours === 0 ? texts.minutes(minutes) : texts.hours(hours, minutes);
}

/** A quarter of the total time, or what is left of a working day. */
const SOON_MS = { hour: 15 * MINUTE_MS, day: 6 * HOUR_MS, working_days: 8 * HOUR_MS };

export function urgencyOf(
  { due_at, clock }: { due_at: string; clock: keyof typeof SOON_MS },
  now: number,
): 'late' | 'soon' | 'calm' {
  const left = Date.parse(due_at) - now;
  if (left < 0) return 'late';
  return left < SOON_MS[clock] ? 'soon' : 'calm';
}
