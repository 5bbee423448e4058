// A failed read is said in a toast only where its screen does not show it.
import { expect, test } from 'vitest';
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

test('a screen shows the failure of its read itself', async () => {
  expect(await readAndFail()).toEqual([]);
});

test('a read with a text for its failure says it in a toast', async () => {
  const meta = { failure: 'Failed to fetch chats' };
  expect(await readAndFail(meta)).toEqual(['error: Failed to fetch chats']);
});
