// Kept answers: once for all who ask, never older than their version, never a failure, never too many.
import { expect, test } from 'vitest';
import { createKeptAnswers } from './response-cache.ts';

function setUp(mostBytes = 1_000_000) {
  let now = 0;
  const found: string[] = [];
  const kept = createKeptAnswers({ clock: { now: () => new Date(now) }, mostBytes, mostMs: 1_000 });
  const read = async (key: string, version: number, find?: () => Promise<string | undefined>) => {
    const question = {
      key,
      version,
      find: async () => {
        found.push(`${key} ${version}`);
        return find ? await find() : `${key} of ${version}`;
      },
    };
    const answer = await kept.read(question, (text) => Buffer.from(text));
    return answer?.body.toString();
  };
  return { found, read, kept, forward: (ms: number) => (now += ms) };
}

function later<T>() {
  return Promise.withResolvers<T>();
}

test('an answer is found once for each version', async () => {
  const { found, read } = setUp();
  expect([await read('a', 1), await read('a', 1), await read('a', 2)]).toEqual([
    'a of 1',
    'a of 1',
    'a of 2',
  ]);
  expect(found).toEqual(['a 1', 'a 2']);
});

test('a crowd that asks the same at once is answered by one finding', async () => {
  const { found, read } = setUp();
  const slow = later<string>();
  const crowd = Array.from({ length: 50 }, () => read('a', 1, () => slow.promise));
  slow.resolve('found');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['found']));
  expect(found).toEqual(['a 1']);
});

test('what was asked before a change and found after it is not what later ones get', async () => {
  const { read } = setUp();
  const slow = later<string>();
  const before = read('a', 1, () => slow.promise);
  expect(await read('a', 2)).toBe('a of 2');
  slow.resolve('old');
  expect(await before).toBe('old');
  expect(await read('a', 2, () => Promise.resolve('asked again'))).toBe('a of 2');
});

test('a failure is told to those who wait, and forgotten', async () => {
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

test('where there is nothing, nothing is kept', async () => {
  const { found, read } = setUp();
  expect(await read('a', 1, () => Promise.resolve(undefined))).toBeUndefined();
  expect(await read('a', 1)).toBe('a of 1');
  expect(found).toHaveLength(2);
});

test('no answer outlives its time, whatever its version', async () => {
  const { found, read, forward } = setUp();
  await read('a', 1);
  forward(1_000);
  await read('a', 1);
  expect(found).toHaveLength(2);
});

test('beyond so many bytes the one that was used longest ago is forgotten', async () => {
  const { found, read } = setUp(3_200);
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a', 'b']) await read(key, 1);
  expect(found).toEqual(['a 1', 'b 1', 'c 1', 'd 1', 'b 1']);
});

test('the tag follows the bytes, and compressed bytes are those bytes', async () => {
  const { kept } = setUp();
  const { brotliDecompressSync } = await import('node:zlib');
  const text = 'a quiet room '.repeat(200);
  const ask = (key: string) =>
    kept.read({ key, version: 1, find: () => Promise.resolve(text) }, (found) =>
      Buffer.from(found),
    );
  const [one, other] = [await ask('a'), await ask('b')];
  expect(one?.etag).toBe(other?.etag);
  const small = (await one?.compressed()) ?? Buffer.alloc(0);
  expect(small.length).toBeLessThan(200);
  expect(brotliDecompressSync(small).toString()).toBe(text);
});
