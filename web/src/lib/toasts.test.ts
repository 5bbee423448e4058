// Toasts: at most five, the oldest is dropped; a duration of 0 or less never expires.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts, DEFAULT_DURATION, MAX_TOASTS, OFFER_DURATION } from './toasts.ts';

function setUp() {
  const waiting: { callback: () => void; ms: number }[] = [];
  let count = 0;
  const toasts = createToasts({
    later: (callback, ms) => {
      waiting.push({ callback, ms });
      return () => undefined;
    },
    makeId: () => `t${++count}`,
  });
  const messages = () => toasts.read().map(({ message }) => message);
  return { toasts, waiting, messages };
}

test('a toast closes after five seconds by default', () => {
  const { toasts, waiting, messages } = setUp();
  toasts.success('Saved');
  expect(waiting[0]?.ms).toBe(DEFAULT_DURATION);
  expect(DEFAULT_DURATION).toBe(5_000);
  waiting[0]?.callback();
  expect(messages()).toEqual([]);
});

test.each([0, -1, -5_000])('a duration of %d keeps it until it is closed by hand', (duration) => {
  const { toasts, waiting, messages } = setUp();
  const id = toasts.warning('Stay', duration);
  expect(waiting).toEqual([]);
  expect(messages()).toEqual(['Stay']);
  toasts.close(id);
  expect(messages()).toEqual([]);
});

test('the sixth toast drops the oldest', () => {
  const { toasts, messages } = setUp();
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) toasts.info(String(n));
  expect(messages()).toEqual(['4', '5', '6', '7', '8']);
});

test('the timer of a dropped toast closes no other one', () => {
  const { toasts, waiting, messages } = setUp();
  for (const n of [1, 2, 3, 4, 5, 6]) toasts.error(String(n));
  waiting[0]?.callback();
  expect(messages()).toEqual(['2', '3', '4', '5', '6']);
});

test('in any order of events there are at most five, newest last, and none twice', () => {
  // A seeded generator, so that every run tests the same thousand sequences.
  let seed = 7;
  const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let story = 0; story < 1_000; story++) {
    const { toasts, waiting } = setUp();
    const alive: string[] = [];
    for (let step = 0; step < 30; step++) {
      const callback = draw(3);
      if (callback === 0 || alive.length === 0) {
        alive.push(toasts.info('x', draw(2) * 1_000));
        if (alive.length > MAX_TOASTS) alive.shift();
      } else if (callback === 1) {
        const [gone] = alive.splice(draw(alive.length), 1);
        toasts.close(gone ?? '');
      } else if (waiting.length > 0) {
        const before = toasts.read().map(({ id }) => id);
        waiting.splice(draw(waiting.length), 1)[0]?.callback();
        const after = toasts.read().map(({ id }) => id);
        for (const id of before.filter((known) => !after.includes(known)))
          alive.splice(alive.indexOf(id), 1);
      }
      expect(toasts.read().map(({ id }) => id)).toEqual(alive);
    }
  }
});

test('a toast with an action stays longer', () => {
  const { toasts, waiting, messages } = setUp();
  const offer = { label: 'Undo', onPress: () => undefined };
  toasts.offer('Deleted', offer);
  expect(toasts.read()[0]).toMatchObject({ type: 'success', message: 'Deleted', offer });
  expect(waiting[0]?.ms).toBe(OFFER_DURATION);
  waiting[0]?.callback();
  expect(messages()).toEqual([]);
});

describe('while toasts are paused', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUpWithTimers = () => {
    const toasts = createToasts();
    return { toasts, messages: () => toasts.read().map(({ message }) => message) };
  };

  test('no toast expires, and afterwards each has its remaining time', () => {
    const { toasts, messages } = setUpWithTimers();
    toasts.success('First');
    vi.advanceTimersByTime(2_000);
    toasts.info('Second');
    vi.advanceTimersByTime(1_000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['First', 'Second']);
    toasts.resume();
    vi.advanceTimersByTime(1_999);
    expect(messages()).toEqual(['First', 'Second']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual(['Second']);
    vi.advanceTimersByTime(2_000);
    expect(messages()).toEqual([]);
  });

  test('a toast shown during the pause starts after it, and a permanent one stays', () => {
    const { toasts, messages } = setUpWithTimers();
    toasts.info('First');
    toasts.pause();
    toasts.info('Second');
    toasts.info('Stays', 0);
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['First', 'Second', 'Stays']);
    toasts.resume();
    vi.advanceTimersByTime(DEFAULT_DURATION);
    expect(messages()).toEqual(['Stays']);
  });

  test('none expires at once when the pause ends', () => {
    const { toasts, messages } = setUpWithTimers();
    toasts.info('First');
    vi.advanceTimersByTime(DEFAULT_DURATION - 1);
    toasts.pause();
    toasts.resume();
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual(['First']);
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual([]);
  });

  test('closing the last one ends the pause for later ones', () => {
    const { toasts, messages } = setUpWithTimers();
    const id = toasts.info('First');
    toasts.pause();
    toasts.close(id);
    toasts.info('Second');
    vi.advanceTimersByTime(DEFAULT_DURATION);
    expect(messages()).toEqual([]);
  });
});
