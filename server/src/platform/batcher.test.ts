// Batching, step by step and without a clock: a run ends when the test ends it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

/** Runs that wait for the test to end them. */
function manualRuns() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const run = async (items: number[]): Promise<string[]> => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => `done ${item}`);
  };
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { batches, run, endNext };
}

test('an idle batcher runs the first item at once, and items that arrive during the run together afterwards', async () => {
  const { batches, run, endNext } = manualRuns();
  const add = createBatcher({ run, most: 10 });
  const results = Promise.all([add(1), add(2), add(3)]);
  expect(batches).toEqual([[1]]);
  await endNext();
  expect(batches).toEqual([[1], [2, 3]]);
  await endNext();
  expect(await results).toEqual(['done 1', 'done 2', 'done 3']);
});

test('a run takes at most the maximum number of items, in the order of arrival', async () => {
  const { batches, run, endNext } = manualRuns();
  const add = createBatcher({ run, most: 2 });
  const results = Promise.all([add(1), add(2), add(3), add(4)]);
  for (let ended = 0; ended < 3; ended += 1) await endNext();
  expect(batches).toEqual([[1], [2, 3], [4]]);
  await results;
});

test('with a concurrency of two, two runs are under way and a third waits', async () => {
  const { batches, run, endNext } = manualRuns();
  const add = createBatcher({ run, most: 10, concurrency: 2 });
  const results = Promise.all([add(1), add(2), add(3), add(4)]);
  expect(batches).toEqual([[1], [2]]);
  await endNext();
  expect(batches).toEqual([[1], [2], [3, 4]]);
  await endNext();
  await endNext();
  await results;
});

test('a bad item fails alone, and the batcher continues', async () => {
  const batches: number[][] = [];
  const add = createBatcher({
    most: 10,
    run: (items: number[]) => {
      batches.push(items);
      if (items.includes(3)) throw new Error('three is bad');
      return Promise.resolve(items.map((item) => item * 10));
    },
  });
  const settled = await Promise.allSettled([add(1), add(2), add(3), add(4)]);
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    10,
    20,
    'failed',
    40,
  ]);
  expect(batches).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  expect(await add(5)).toBe(50);
});

test('an item without a result fails instead of waiting for ever', async () => {
  const add = createBatcher({ most: 10, run: () => Promise.resolve<number[]>([]) });
  await expect(add(1)).rejects.toThrow('A batch of 1 was answered with 0.');
});

test('a run does not inherit the transaction of the caller that started it', async () => {
  const transaction = new AsyncLocalStorage<string>();
  const add = createBatcher({
    most: 10,
    run: (items: number[]) => Promise.resolve(items.map(() => transaction.getStore() ?? 'none')),
  });
  expect(await transaction.run('open', () => add(1))).toBe('none');
});
