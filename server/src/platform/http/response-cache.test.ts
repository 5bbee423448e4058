// The response cache: one computation for concurrent callers, limited by version, age and bytes.
import { expect, test } from 'vitest';
import { createResponseCache } from './response-cache.ts';

function setUp(mostBytes = 1_000_000) {
  let now = 1_000;
  const found: string[] = [];
  const cache = createResponseCache({
    clock: { now: () => new Date(now) },
    maxBytes: mostBytes,
    maxAgeMs: 1_000,
  });
  const read = async (key: string, version: number, find?: () => Promise<string | undefined>) => {
    const query = {
      key,
      version,
      find: async () => {
        found.push(`${key} ${version}`);
        return find ? await find() : `${key} of ${version}`;
      },
    };
    const response = await cache.read(query, (text) => Buffer.from(text));
    return response?.body.toString();
  };
  return { found, read, cache, forward: (ms: number) => (now += ms) };
}

function later<T>() {
  return Promise.withResolvers<T>();
}

test('a response is computed once for each version', async () => {
  const { found, read } = setUp();
  expect([await read('a', 1), await read('a', 1), await read('a', 2)]).toEqual([
    'a of 1',
    'a of 1',
    'a of 2',
  ]);
  expect(found).toEqual(['a 1', 'a 2']);
});

test('concurrent callers of one key share one computation', async () => {
  const { found, read } = setUp();
  const slow = later<string>();
  const crowd = Array.from({ length: 50 }, () => read('a', 1, () => slow.promise));
  slow.resolve('found');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['found']));
  expect(found).toEqual(['a 1']);
});

test('a response of an older version never replaces a newer one', async () => {
  const { read } = setUp();
  const slow = later<string>();
  const before = read('a', 1, () => slow.promise);
  expect(await read('a', 2)).toBe('a of 2');
  slow.resolve('old');
  expect(await before).toBe('old');
  expect(await read('a', 2, () => Promise.resolve('loaded again'))).toBe('a of 2');
});

test('a failure rejects the waiting callers and is not cached', async () => {
  const { read } = setUp();
  const slow = later<string>();
  const crowd = [read('a', 1, () => slow.promise), read('a', 1)];
  slow.reject(new Error('away'));
  expect((await Promise.allSettled(crowd)).map((one) => one.status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(await read('a', 1)).toBe('a of 1');
});

test('an undefined response is not cached', async () => {
  const { found, read } = setUp();
  expect(await read('a', 1, () => Promise.resolve(undefined))).toBeUndefined();
  expect(await read('a', 1)).toBe('a of 1');
  expect(found).toHaveLength(2);
});

test('no response outlives its maximum age, whatever its version', async () => {
  const { found, read, forward } = setUp();
  await read('a', 1);
  forward(1_001);
  await read('a', 1);
  expect(found).toHaveLength(2);
});

test('beyond the byte limit the least recently used response is dropped', async () => {
  const { found, read } = setUp(3_200);
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a', 'b']) await read(key, 1);
  expect(found).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'b 1']);
});

test('the ETag depends on the bytes, and the compressed body decompresses to them', async () => {
  const { cache } = setUp();
  const { brotliDecompressSync } = await import('node:zlib');
  const text = 'a quiet room '.repeat(200);
  const readKey = (key: string) =>
    cache.read({ key, version: 1, find: () => Promise.resolve(text) }, (found) =>
      Buffer.from(found),
    );
  const [one, other] = [await readKey('a'), await readKey('b')];
  expect(one?.etag).toBe(other?.etag);
  const small = (await one?.compressed()) ?? Buffer.alloc(0);
  expect(small.length).toBeLessThan(200);
  expect(brotliDecompressSync(small).toString()).toBe(text);
});
