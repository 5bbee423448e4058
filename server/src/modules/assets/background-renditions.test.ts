// Background renditions: they wait for more urgent work, and end with the process.
import { expect, test, vi } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { createBackgroundRenditions } from './background-renditions.ts';

function start() {
  const ending = new AbortController();
  const isBusy = vi.fn(() => true);
  const made: string[] = [];
  const later = createBackgroundRenditions({ log: quietLog, isBusy, closing: ending.signal });
  const add = (key: string) => later.add(key, async () => void made.push(key));
  return { ending, made, later, add, isBusy };
}

test('nothing is made while the machine is busy, and each piece once afterwards', async () => {
  const { made, add, later, isBusy } = start();
  for (const key of ['a', 'a', 'b']) add(key);
  await vi.waitFor(() => expect(isBusy.mock.calls.length).toBeGreaterThan(2));
  expect(made).toEqual([]);
  isBusy.mockReturnValue(false);
  await later.settled();
  expect(made).toEqual(['a', 'b']);
});

test('waiting renditions are dropped when the process ends', async () => {
  const { made, add, later, ending, isBusy } = start();
  add('a');
  ending.abort();
  isBusy.mockReturnValue(false);
  await later.settled();
  expect(made).toEqual([]);
});
