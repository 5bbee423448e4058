// Quiet hours across midnight and daylight saving changes, texts of digests, and links that only end emails.
import { expect, test } from 'vitest';
import {
  digestLines,
  PUSH_TEXTS,
  quietUntil,
  readUnsubscribeToken,
  unsubscribeToken,
} from './notifications.rules.ts';

const night = { from: 22, to: 7 };
const id = '01900000-0000-7000-8000-0000000000f1';

test.each([
  ['before them', '2026-11-23T20:59:00Z', undefined],
  ['at their start', '2026-11-23T21:00:00Z', '2026-11-24T06:00:00.000Z'],
  ['after midnight', '2026-11-24T02:10:00Z', '2026-11-24T06:00:00.000Z'],
  ['at their end', '2026-11-24T06:00:00Z', undefined],
  ['in the night that is an hour longer', '2026-10-24T22:30:00Z', '2026-10-25T06:00:00.000Z'],
  ['in the night that is an hour shorter', '2026-03-28T23:30:00Z', '2026-03-29T05:00:00.000Z'],
])('quiet hours of Berlin: %s', (_, now, until) => {
  expect(quietUntil(night, 'Europe/Berlin', new Date(now))?.toISOString()).toBe(until);
});

test('quiet hours within a day, in a time zone of quarters, and none', () => {
  const noon = { from: 12, to: 13 };
  const at = new Date('2026-11-23T06:20:00Z'); // 12:05 in Kathmandu
  expect(quietUntil(noon, 'Asia/Kathmandu', at)?.toISOString()).toBe('2026-11-23T07:15:00.000Z');
  expect(quietUntil({ from: 9, to: 9 }, 'UTC', new Date('2026-11-23T09:00:00Z'))).toBeUndefined();
  expect(quietUntil(null, 'UTC', at)).toBeUndefined();
});

test('a digest counts, in the order of the topics', () => {
  const counts = new Map([
    ['plan_ending', 1],
    ['reply_ready', 2],
  ] as const);
  expect(digestLines(counts)).toEqual(['2 new replies', 'Your plan ends soon']);
  expect(Object.values(PUSH_TEXTS).every((text) => text.length < 40)).toBe(true);
});

test('a link ends the emails of its person only', () => {
  const secret = Buffer.alloc(32, 1);
  const token = unsubscribeToken(secret, id);
  expect(readUnsubscribeToken(secret, token)).toBe(id);
  expect(readUnsubscribeToken(Buffer.alloc(32, 2), token)).toBeUndefined();
  expect(readUnsubscribeToken(secret, token.replace(/^0190/, '0191'))).toBeUndefined();
  expect(readUnsubscribeToken(secret, id)).toBeUndefined();
  expect(readUnsubscribeToken(secret, '')).toBeUndefined();
});
