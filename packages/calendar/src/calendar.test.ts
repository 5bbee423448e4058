// Days and local times of time zones: around midnight, on days of 23 and 25 hours, and with offsets of half hours.
import { expect, test } from 'vitest';
import { addDays, localDay, localTime, timeAtLocal } from './calendar.ts';

const at = (time: string): Date => new Date(time);

test.each([
  ['2026-11-27T23:30:00Z', 'UTC', '2026-11-27'],
  ['2026-11-27T14:59:59Z', 'Asia/Tokyo', '2026-11-27'],
  ['2026-11-27T15:00:00Z', 'Asia/Tokyo', '2026-11-28'],
  ['2026-11-28T07:30:00Z', 'America/Los_Angeles', '2026-11-27'],
  ['2026-11-27T18:14:00Z', 'Asia/Kathmandu', '2026-11-27'],
  ['2026-11-27T18:15:00Z', 'Asia/Kathmandu', '2026-11-28'],
  ['2026-11-27T23:30:00Z', 'Mars/Olympus', '2026-11-27'],
])('%s in %s is on %s', (time, zone, day) => {
  expect(localDay(at(time), zone)).toBe(day);
});

test.each([
  // New York sets its clocks forward on March 8 and back on November 1.
  ['America/New_York', '2026-03-08T01:59:00Z', '2026-03-08T06:59:00Z'],
  ['America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-03-08T03:00:00Z', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z'],
  ['America/New_York', '2026-11-01T02:00:00Z', '2026-11-01T07:00:00Z'],
  // Clocks move by half an hour.
  ['Australia/Lord_Howe', '2026-10-04T02:15:00Z', '2026-10-03T15:45:00Z'],
  // Clocks move at midnight, so this day has no midnight.
  ['America/Asuncion', '2024-10-06T00:00:00Z', '2024-10-06T04:00:00Z'],
  ['Asia/Kolkata', '2026-11-28T00:00:00.250Z', '2026-11-27T18:30:00.250Z'],
])('clocks in %s show %s at %s', (zone, local, time) => {
  expect(timeAtLocal(at(local), zone)).toEqual(at(time));
});

test('a displayed local time maps back to a time at which clocks show it', () => {
  for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Chatham'])
    for (let time = Date.UTC(2026, 0); time < Date.UTC(2027, 0); time += 29 * 900_000) {
      const local = localTime(new Date(time), zone);
      expect(localTime(timeAtLocal(local, zone), zone)).toEqual(local);
    }
});

test('days are counted over months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
