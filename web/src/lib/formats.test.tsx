// Dates, numbers and money are formatted in the language of the page.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = '';
  vi.resetModules();
});

async function formatsIn(lang: string) {
  document.documentElement.lang = lang;
  vi.resetModules();
  return import('./formats.ts');
}

const time = '2026-12-03T15:04:00';

test('in English', async () => {
  const formats = await formatsIn('en');
  expect(formats.formatNumber(1234)).toBe('1,234');
  expect(formats.formatCount(1234)).toBe('1.2K');
  expect(formats.formatPercent(0.126)).toBe('13%');
  expect(formats.formatSigned(-5)).toBe('−5');
  expect(formats.formatSigned(5)).toBe('+5');
  expect(formats.formatDollars(999)).toBe('$9.99');
  expect(formats.formatPrice('43.65')).toBe('$43.65');
  expect(formats.formatDay(time)).toBe('December 3, 2026');
  expect(formats.formatMoment(time).replace(/\s/g, ' ')).toBe('Dec 3, 2026, 3:04 PM');
  expect(formats.formatUtcWeekday('2026-12-03T00:00:00Z')).toBe('Thu, Dec 3');
  expect(formats.formatAgo(2, 'hour')).toBe('2 hours ago');
});

test('in German, numbers and dates alike, whatever the browser prefers', async () => {
  const formats = await formatsIn('de');
  expect(formats.formatNumber(1234)).toBe('1.234');
  expect(formats.formatPrice('43.65').replace(/\s/g, ' ')).toBe('43,65 $');
  expect(formats.formatDay(time)).toBe('3. Dezember 2026');
  expect(formats.formatWeekday(time)).toBe('Donnerstag');
  expect(formats.formatAgo(2, 'hour')).toBe('vor 2 Stunden');
});

test('the default language is English, and an invalid time is an empty text', async () => {
  const formats = await formatsIn('');
  expect(formats.formatNumber(1234)).toBe('1,234');
  expect(formats.formatDay('soon')).toBe('');
  expect(formats.formatMoment('')).toBe('');
});

/** Sets the device's offset from UTC, in minutes. */
const setAhead = (minutesAt: (at: Date) => number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
    return -minutesAt(this);
  });

test.each([
  [9 * 60, '2026-11-28T00:30'],
  [-8 * 60, '2026-11-27T07:30'],
])('the clock and the date of a device that is %i minutes ahead of UTC', async (ahead, minute) => {
  setAhead(() => ahead);
  const { deviceDay, deviceMinute } = await formatsIn('en');
  const at = new Date('2026-11-27T15:30:00Z');
  expect(deviceMinute(at)).toBe(minute);
  expect(deviceDay(at)).toBe(minute.slice(0, 10));
});

test('the clock of a device on the day on which it is set back', async () => {
  setAhead((at) => (at < new Date('2026-10-25T01:00:00Z') ? 120 : 60));
  const { deviceMinute } = await formatsIn('en');
  expect(deviceMinute(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25T02:30');
  expect(deviceMinute(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25T02:30');
});
