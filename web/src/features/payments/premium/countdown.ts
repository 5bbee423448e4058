// The remaining time: of an offer in minutes and seconds, of a plan's month in days to seconds. Pure.

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `19:59`; at least `0:00`. */
export function minutesAndSeconds(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export interface Left {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

export function partsOf(ms: number): Left {
  const left = Math.max(0, ms);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/**
 * When the month's tokens are renewed: each month on the day of the plan's end, or on the last day of shorter months.
 * After the plan's end, the end itself.
 */
export function nextReset(plan_end_date: string, now: number): Date {
  const end = new Date(plan_end_date);
  let reset = end;
  for (let back = 1; back < 120; back += 1) {
    const earlier = monthsBefore(end, back);
    if (earlier.getTime() <= now) break;
    reset = earlier;
  }
  return reset;
}

function monthsBefore(end: Date, count: number): Date {
  const at = new Date(end);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - count);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(end.getUTCDate(), lastDay));
  return at;
}
