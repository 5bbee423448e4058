// Experiments are drawn once per visitor and stored; ended ones are removed.
import { expect, test } from 'vitest';
import type { Memory } from './storage.ts';
import { groupOf } from './experiment-group.ts';

const createMemory = (): Memory => {
  const stored = new Map<string, string>();
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
};
const both = { landing_one: ['a', 'b'], explore_grid: ['wide', 'tall'] };

test('the first draw stands', () => {
  const memory = createMemory();
  expect(groupOf(both, memory, () => 0.9)).toBe('explore_grid:tall,landing_one:b');
  expect(groupOf(both, memory, () => 0)).toBe('explore_grid:tall,landing_one:b');
});

test('a removed variant is drawn again, an ended experiment is left out', () => {
  const memory = createMemory();
  groupOf(both, memory, () => 0.9);
  expect(groupOf({ landing_one: ['a', 'c'] }, memory, () => 0)).toBe('landing_one:a');
  expect(groupOf({}, memory, () => 0)).toBeNull();
});
