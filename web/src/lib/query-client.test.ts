// A failed query shows a toast only if its screen does not show the error.
import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';
import { createToasts } from './toasts.ts';

async function readAndFail(meta?: { failure: string }): Promise<string[]> {
  const toasts = createToasts({ later: () => () => undefined });
  const client = createQueryClient({ toasts });
  const queryFn = () => Promise.reject(new Error('refused'));
  await client
    .fetchQuery({ queryKey: ['x'], queryFn, ...(meta ? { meta } : {}) })
    .catch(() => undefined);
  return toasts.read().map(({ type, message }) => `${type}: ${message}`);
}

test('a query’s error is shown by its screen', async () => {
  expect(await readAndFail()).toEqual([]);
});

test('a query with an error text shows it in a toast', async () => {
  const meta = { failure: 'Failed to fetch chats' };
  expect(await readAndFail(meta)).toEqual(['error: Failed to fetch chats']);
});

test.each([
  ['a failed connection is tried again', false, 3],
  ['an answer that took too long is not waited for again', true, 1],
])('%s', async (_, timedOut, tries) => {
  vi.useFakeTimers();
  const failed = {
    code: 'network.failed',
    status: 0,
    title: '',
    method: 'GET',
    path: '/',
    timedOut,
  };
  const queryFn = vi.fn(() => Promise.reject(new ApiError(failed)));
  const read = new QueryObserver(createQueryClient(), { queryKey: ['x'], queryFn });
  const stop = read.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(queryFn).toHaveBeenCalledTimes(tries);
  expect(read.getCurrentResult().isError).toBe(true);
  stop();
  vi.useRealTimers();
});
