// Retry delays for a busy server.
import { describe, expect, test } from 'vitest';
import { createBreaker } from '../../../platform/breaker.ts';
import { readRetryAfter } from '../../../platform/retry-after.ts';
import { createTimeouts, createSpread } from './waiting.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const headers = (of: Record<string, string>) => ({ get: (name: string) => of[name] ?? null });

describe('Retry-After', () => {
  test.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': 'Sat, 21 Nov 2026 10:00:30 GMT' }, 30_000],
    [{ 'retry-after': 'Sat, 21 Nov 2026 09:00:00 GMT' }, 0],
    [{ 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('%o is %s ms', (of, wait) => {
    expect(readRetryAfter(headers(of), clock)).toBe(wait);
  });
});

describe('patience', () => {
  test('delays double, and end with the budget', () => {
    const timeouts = createTimeouts(4_000, () => 0.5);
    const waits = Array.from({ length: 8 }, () => timeouts.next(undefined));
    expect(waits).toEqual([250, 500, 1_000, 2_000, undefined, undefined, undefined, undefined]);
  });

  test('the delay that the server requests is used if the time limit allows it', () => {
    const timeouts = createTimeouts(10_000, () => 0.5);
    expect(timeouts.next(6_000)).toBe(6_000);
    expect(timeouts.next(6_000)).toBeUndefined();
  });

  test('delays have jitter, which is the same in every run', () => {
    const spread = createSpread();
    const numbers = Array.from({ length: 20 }, spread);
    expect(new Set(numbers.map((number) => number.toFixed(2))).size).toBeGreaterThan(15);
    expect(Array.from({ length: 20 }, createSpread())).toEqual(numbers);
  });
});

describe('the breaker', () => {
  test('opens after several failures in a row, lets one probe through later, and closes on success', () => {
    let now = 0;
    const breaker = createBreaker({ failuresToOpen: 3, openMs: 1_000, now: () => now });
    for (let at = 0; at < 3; at += 1) {
      expect(breaker.mayTry()).toBe(true);
      breaker.failed();
    }
    expect(breaker.mayTry()).toBe(false);
    now = 1_001;
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    breaker.reached();
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
  });

  test('failures that are not in a row do not open it', () => {
    const breaker = createBreaker({ failuresToOpen: 2, openMs: 1_000 });
    for (let at = 0; at < 5; at += 1) {
      breaker.failed();
      breaker.reached();
    }
    expect(breaker.mayTry()).toBe(true);
  });
});
