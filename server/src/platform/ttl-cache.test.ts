// The TTL cache: values expire, the least recently used are evicted first, and no caller waits for another's load.
import { expect, test } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

function setUp(most = 10) {
  let now = 1_000;
  const loaded: string[] = [];
  const cache = createTtlCache<string>({
    clock: { now: () => new Date(now) },
    ttlMs: 100,
    maxEntries: most,
  });
  return {
    loaded,
    cache,
    forward: (ms: number) => (now += ms),
    read: (key: string) =>
      cache.read(key, async () => {
        loaded.push(key);
        return key.toUpperCase();
      }),
  };
}

test('a value is cached for its time and loaded again after it', async () => {
  const { loaded, read, forward } = setUp();
  expect([await read('a'), await read('a')]).toEqual(['A', 'A']);
  expect(loaded).toEqual(['a']);
  forward(101);
  await read('a');
  expect(loaded).toEqual(['a', 'a']);
});

test('beyond the limit the least recently used entry is dropped', async () => {
  const { loaded, read } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) await read(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'b', 'a']);
});

test('a failure is not cached', async () => {
  const { cache, read } = setUp();
  await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await read('a')).toBe('A');
});

test('a load that never ends does not block other callers', async () => {
  const { cache, read } = setUp();
  void cache.read('a', () => new Promise(() => undefined));
  expect(await read('a')).toBe('A');
});

test.each(['delete', 'clear'] as const)(
  'a value whose load began before a %s is returned, but not cached',
  async (how) => {
    const { cache, read } = setUp();
    const { promise, resolve } = Promise.withResolvers<string>();
    const reading = cache.read('a', () => promise);
    cache[how]('a');
    resolve('stale');
    expect(await reading).toBe('stale');
    expect(await read('a')).toBe('A');
  },
);

test('a value is cached although another one was deleted during its load', async () => {
  const { cache, loaded, read } = setUp();
  const { promise, resolve } = Promise.withResolvers<string>();
  const reading = cache.read('a', () => promise);
  cache.delete('b');
  resolve('kept');
  await reading;
  expect(await read('a')).toBe('kept');
  expect(loaded).toEqual([]);
});
