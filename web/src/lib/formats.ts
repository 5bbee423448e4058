// Formats dates, numbers and money with `Intl`, in the language of the page.

/** There is no document during server-side rendering, which uses English. */
const locale = typeof document === 'undefined' ? 'en' : document.documentElement.lang || 'en';

/** Creates a value on first use: `Intl` formatters are slow to construct. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const number = (options: Intl.NumberFormatOptions) => {
  const format = lazily(() => new Intl.NumberFormat(locale, options));
  return (value: number): string => format().format(value);
};

const grouped = number({});
/** 1234 → 1,234; smaller integers need no formatter, which takes a slow phone 60 ms to construct. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1_000 ? String(value) : grouped(value);
/** 1234 → 1.2K */
export const formatCount = number({ notation: 'compact', maximumFractionDigits: 1 });
/** 1.26 → 1.3 */
export const formatDecimal = number({ maximumFractionDigits: 1 });
/** 0.00746 → 0.75% */
export const formatHundredthPercent = number({ style: 'percent', maximumFractionDigits: 2 });
/** 0.1264 → 12.6% */
export const formatTenthPercent = number({ style: 'percent', maximumFractionDigits: 1 });
/** 0.126 → 13% */
export const formatPercent = number({ style: 'percent', maximumFractionDigits: 0 });

const signed = number({ signDisplay: 'exceptZero' });
/** 5 → +5, -5 → −5 (a true minus sign, which screen readers announce), 0 → 0 */
export const formatSigned = (amount: number): string => signed(amount).replace('-', '−');

const dollars = number({ style: 'currency', currency: 'USD' });
/** An amount in cents: 999 → $9.99 */
export const formatDollars = (cents: number): string => dollars(cents / 100);
/** A price of the catalogue, in dollars as text: `9.99` → $9.99 */
export const formatPrice = (usd_price: string): string => dollars(Number(usd_price));

/** Formats an ISO 8601 time; an empty string for an invalid one. */
const time = (options: Intl.DateTimeFormatOptions) => {
  const format = lazily(() => new Intl.DateTimeFormat(locale, options));
  return (at: string | Date): string => {
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? '' : format().format(date);
  };
};

/** December 3, 2026 */
export const formatDay = time({ day: 'numeric', month: 'long', year: 'numeric' });
/** December 3 */
export const formatDayOfYear = time({ day: 'numeric', month: 'long' });
/** Dec 3 */
export const formatShortDay = time({ day: 'numeric', month: 'short' });
/** Dec 3, 2026 */
export const formatDate = time({ dateStyle: 'medium' });
/** Dec 3, 2026, 3:04 PM */
export const formatMoment = time({ dateStyle: 'medium', timeStyle: 'short' });
/** 3:04 PM */
export const formatClock = time({ hour: 'numeric', minute: '2-digit' });
/** Thursday */
export const formatWeekday = time({ weekday: 'long' });
/** Thu */
export const formatShortWeekday = time({ weekday: 'short' });

const utc = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
/** In UTC: Dec 3 */
export const formatUtcDay = time(utc);
/** In UTC: December 3, 2026 */
export const formatUtcDate = time({ dateStyle: 'long', timeZone: 'UTC' });
/** December 2026 */
export const formatUtcMonth = time({ month: 'long', year: 'numeric', timeZone: 'UTC' });
/** December */
export const formatMonthName = time({ month: 'long', timeZone: 'UTC' });
/** Thu, Dec 3 */
export const formatUtcWeekday = time({ ...utc, weekday: 'short' });

const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
/** 2, `hour` → 2 hours ago */
export const formatAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  relative().format(-count, unit);

/** The local time of this device, to the minute: 2026-12-03T15:04 */
export const deviceMinute = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
/** The date on this device: 2026-12-03 */
export const deviceDay = (at: Date): string => deviceMinute(at).slice(0, 10);

/** The time zone of this device: Europe/Berlin */
export const deviceTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A language's name in that language: `Deutsch` for `de`. */
export function formatLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
