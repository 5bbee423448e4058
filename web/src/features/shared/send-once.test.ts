// An order keeps its idempotency key until its outcome is known; a double tap is one order.
import { afterEach, expect, test, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

afterEach(() => void vi.useRealTimers());

test('a double tap is one order; the same order a second later is another', async () => {
  vi.useFakeTimers();
  const keys: string[] = [];
  const send = async ({ key }: { key: string }) => keys.push(key);
  await sendOnce({ number: 1 }, send);
  await sendOnce({ number: 1 }, send);
  await sendOnce({ number: 2 }, send);
  vi.advanceTimersByTime(1_000);
  await sendOnce({ number: 1 }, send);
  const [first, again, other, later] = keys;
  expect(again).toBe(first);
  expect(new Set([first, other, later]).size).toBe(3);
});
