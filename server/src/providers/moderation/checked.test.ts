// Validation of a classifier's verdicts, and the circuit breaker for a classifier that keeps failing.
import { expect, test } from 'vitest';
import { createPuppetJudge } from '../../../test/fakes/fake-judge.ts';
import { createCheckedModeration } from './checked.ts';
import type { Judgement } from './port.ts';

const bytes = Buffer.alloc(1);

test.each([
  { verdict: 'clear', findings: ['sexual'] },
  { verdict: 'blocked', findings: [] },
  { verdict: 'blocked', findings: ['novel'] },
  { verdict: 'fine', findings: [] },
])('%j is no verdict', async (judgement) => {
  // A faulty adapter may return what its type excludes.
  const judge = async () => judgement as Judgement;
  const checked = createCheckedModeration({ ...createPuppetJudge(), judge });
  await expect(checked.judge({ bytes })).rejects.toMatchObject({
    name: 'ModerationFailure',
    kind: 'broken',
  });
});

test('one that never answers is given up, also where it does not listen to the signal', async () => {
  const judge = () => new Promise<Judgement>(() => undefined);
  const checked = createCheckedModeration({ ...createPuppetJudge(), judge }, { ms: 20 });
  await expect(checked.judge({ bytes })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('after five failures it rests, and a verdict afterwards counts again', async () => {
  const puppet = createPuppetJudge();
  puppet.verdicts = ['fails'];
  let at = 0;
  const checked = createCheckedModeration(puppet, { now: () => at });
  const judge = () => checked.judge({ bytes }).catch((error: Error) => error.message);
  for (let n = 0; n < 5; n += 1) expect(await judge()).toBe('The puppet sleeps.');
  puppet.verdicts = ['nothing'];
  expect(await judge()).toBe('The classifier failed several times.');
  expect(puppet.pictures).toHaveLength(5);
  at = 15_000;
  expect(await judge()).toEqual({ verdict: 'clear', findings: [] });
  puppet.verdicts = ['fails'];
  expect(await judge()).toBe('The puppet sleeps.');
  expect(await judge()).toBe('The puppet sleeps.');
});
