// How long there is until a report is due, or since, in words that fit a line.
import { texts } from './texts.ts';

const MINUTE_MS = 60_000;

export function clockOf(due_at: string, now: number): string {
  const away = Date.parse(due_at) - now;
  const minutes = Math.floor(Math.abs(away) / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const time =
    hours >= 24 ? texts.days(Math.floor(hours / 24), hours % 24) : texts.hours(hours, minutes % 60);
  return away < 0 ? texts.late(time) : texts.left(time);
}
