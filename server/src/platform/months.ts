// Calendar arithmetic in months, for subscriptions.

/**
 * The same day and time (UTC) a number of months later, or that month's last day if it is shorter.
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}
