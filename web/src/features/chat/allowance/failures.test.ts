// What is left of an allowance, and how long it is until the next day's.
import { expect, test } from 'vitest';
import { isUsedUp, messagesLeft, waitUntil } from './failures.ts';

test('free messages and credits are counted together, and a plan has no count', () => {
  expect(messagesLeft({ free_messages_left: 2, message_credits: 3 })).toBe(5);
  expect(messagesLeft({ free_messages_left: 0, message_credits: 0 })).toBe(0);
  expect(messagesLeft({ free_messages_left: null, message_credits: 3 })).toBeUndefined();
  expect(messagesLeft(undefined)).toBeUndefined();
});

test.each([
  ['2026-05-02T00:00:00Z', '2026-05-01T18:40:00Z', { hours: 5 }],
  ['2026-05-02T00:00:00Z', '2026-05-01T23:00:00Z', { hours: 1 }],
  ['2026-05-02T00:00:00Z', '2026-05-01T23:00:01Z', { minutes: 60 }],
  ['2026-05-02T00:00:00Z', '2026-05-01T23:59:59Z', { minutes: 1 }],
  ['2026-05-02T00:00:00Z', '2026-05-03T00:00:00Z', { minutes: 1 }],
])('until %s it is from %s %o', (moment, now, wait) => {
  expect(waitUntil(moment, Date.parse(now))).toEqual(wait);
});

test('only a refusal for want of an allowance is one', () => {
  expect(isUsedUp('chat.no_messages_left')).toBe(true);
  expect(isUsedUp('chat.fair_use_reached')).toBe(true);
  expect(isUsedUp('chat.busy')).toBe(false);
  expect(isUsedUp(undefined)).toBe(false);
});
