// Kept answers: asked again after their time, never more than so many, and nobody waits for another's question.
import { expect, test } from 'vitest';
import { createKept } from './ttl-cache.ts';

function setUp(most = 10) {
  let now = 0;
  const asked: string[] = [];
  const kept = createKept<string>({ clock: { now: () => new Date(now) }, ms: 100, most });
  return {
    asked,
    kept,
    forward: (ms: number) => (now += ms),
    read: (key: string) =>
      kept.read(key, async () => {
        asked.push(key);
        return key.toUpperCase();
      }),
  };
}

test('an answer is kept for its time and asked again after it', async () => {
  const { asked, read, forward } = setUp();
  expect([await read('a'), await read('a')]).toEqual(['A', 'A']);
  expect(asked).toEqual(['a']);
  forward(100);
  await read('a');
  expect(asked).toEqual(['a', 'a']);
});

test('beyond the limit the oldest is forgotten', async () => {
  const { asked, read } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) await read(key);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('a failure is not kept', async () => {
  const { kept, read } = setUp();
  await expect(kept.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read('a')).toBe('A');
});

test('a question that never ends holds nobody else', async () => {
  const { kept, read } = setUp();
  void kept.read('a', () => new Promise(() => undefined));
  expect(await read('a')).toBe('A');
});
