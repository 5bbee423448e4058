// Parses prices and integers that a user typed. Pure.

/**
 * Integer cents of an amount such as `9.99` or `10`; undefined for anything else. Uses no floating
 * point.
 */
export function readCents(text: string): number | undefined {
  const [, dollars, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  const all = Number(dollars + cents.padEnd(2, '0'));
  return all > 0 ? all : undefined;
}

/** Cents as dollars with two decimals: 999 → `9.99`. */
export const writeCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** An integer; undefined for anything else. `signed` allows negative numbers, but not zero. */
export function readInteger(text: string, signed = false): number | undefined {
  if (!(signed ? /^[-+]?\d{1,9}$/ : /^\d{1,9}$/).test(text.trim())) return undefined;
  const all = Number(text);
  return all === 0 ? undefined : all;
}
