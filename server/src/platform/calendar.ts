// Calendar arithmetic in UTC: days, as YYYY-MM-DD, and months.

export const DAY_MS = 86_400_000;

/** The UTC day of a time, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The start of the next UTC day. */
export const nextDay = (at: Date): Date =>
  new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);

export const msUntilNextDay = (at: Date): number => nextDay(at).getTime() - at.getTime();

/**
 * The same day and time (UTC) a number of months later, or that month's last day if it is shorter.
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
