// Waits that an abort ends.
import { expect, test } from 'vitest';
import { untilAborted } from './pause.ts';

test('what was abandoned may fail later: its failure is not unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  const work = Promise.withResolvers<string>();
  const aborted = AbortSignal.abort(new Error('The process is stopping.'));
  await expect(untilAborted(work.promise, aborted)).rejects.toThrow('The process is stopping.');
  work.reject(new Error('The provider is gone.'));
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

test('a result before the abort is returned', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve('a picture'), signal)).toBe('a picture');
});
