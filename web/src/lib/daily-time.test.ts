// The daily time reminder: off by default, shown at each multiple of the limit, counted per local day.
import { expect, test } from 'vitest';
import { createDailyTime } from './daily-time.ts';

function setUp() {
  const stored = new Map<string, string>();
  let now = new Date(2026, 10, 20, 22, 0);
  const time = createDailyTime({
    memory: {
      read: (key) => stored.get(key) ?? null,
      write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
    },
    now: () => now,
  });
  return {
    time,
    stored,
    pass: (minutes: number) => {
      for (let at = 0; at < minutes; at += 1) time.tick();
    },
    nextDay: () => (now = new Date(2026, 10, 21, 0, 5)),
  };
}

test('without a limit nothing is counted or shown', () => {
  const { time, stored, pass } = setUp();
  pass(600);
  expect(time.due.read()).toBeUndefined();
  expect([...stored.keys()]).toEqual([]);
});

test('it appears at the limit, and at each multiple of it', () => {
  const { time, pass } = setUp();
  time.setLimit(30);
  pass(29);
  expect(time.due.read()).toBeUndefined();
  pass(1);
  expect(time.due.read()).toBe(30);
  time.dismiss();
  pass(29);
  expect(time.due.read()).toBeUndefined();
  pass(1);
  expect(time.due.read()).toBe(60);
});

test('a new day starts at 0, and switching the reminder off deletes the minutes', () => {
  const { time, stored, pass, nextDay } = setUp();
  time.setLimit(60);
  pass(59);
  nextDay();
  pass(59);
  expect(time.due.read()).toBeUndefined();
  pass(1);
  expect(time.due.read()).toBe(60);
  time.setLimit(0);
  expect([...stored.keys()]).toEqual([]);
  expect(time.readLimit()).toBe(0);
});
