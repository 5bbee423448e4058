// The pacer: in which order tasks that arrive together start and resume.
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPacer } from './pacer.ts';

/** Starts tasks of several steps that wait for a round between steps, and records each step. */
function createWork(most: number) {
  const pacer = createPacer(most);
  const steps: string[] = [];
  const run = async (name: string, isLong = false): Promise<void> => {
    await pacer.start();
    steps.push(`${name} starts`);
    await nextRound();
    if (isLong) await pacer.resume();
    steps.push(`${name} ends`);
  };
  return { steps, run };
}

test('work that arrives alone starts at once', async () => {
  const pacer = createPacer(1);
  for (let at = 0; at < 3; at += 1) {
    let hasStarted = false;
    void pacer.start().then(() => (hasStarted = true));
    await Promise.resolve();
    expect(hasStarted).toBe(true);
    await nextRound();
    await nextRound();
  }
});

test('the first of much work that arrives at once ends before the last starts', async () => {
  const { steps, run } = createWork(2);
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => run(name)));
  expect(steps.indexOf('b ends')).toBeLessThan(steps.indexOf('e starts'));
  expect(steps.indexOf('d ends')).toBeLessThan(steps.indexOf('f ends'));
  expect(steps.filter((step) => step.endsWith('starts'))).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name} starts`),
  );
});

test('at most the allowed number of tasks start in a round', async () => {
  const pacer = createPacer(3);
  let started = 0;
  for (let at = 0; at < 10; at += 1) void pacer.start().then(() => (started += 1));
  await Promise.resolve();
  const inRounds = [started];
  while (started < 10) {
    const before = started;
    await nextRound();
    inRounds.push(started - before);
  }
  expect(inRounds).toEqual([3, 3, 3, 1]);
});

test('tasks resume after tasks that start, but at least one resumes in each round', async () => {
  const { steps, run } = createWork(2);
  const first = [run('a', true), run('b', true)];
  await nextRound(); // both have started and wait to resume
  const later = ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => run(name));
  await Promise.all([...first, ...later]);
  expect(steps.indexOf('a ends')).toBeLessThan(steps.indexOf('j starts'));
  expect(steps.indexOf('b ends')).toBeGreaterThan(steps.indexOf('c starts'));
});
