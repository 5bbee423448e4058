// Rate limits in Redis: shared by processes, and per process while Redis is unavailable or does not respond.
import { spawnScript } from '@velour/testing/scripts.ts';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Redis } from 'ioredis';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quietLog, temporaryDirectory } from '../../test/databases.ts';
import { isMissing } from '../../test/needs.ts';
import { makeRedis, type RedisServer } from '../../test/redis.ts';
import { SOON_MS } from '../../test/patience.ts';
import { systemClock } from './clock.ts';
import { limitsSuite } from '../../test/suites/rate-limits-suite.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { openSharedLimits } from './redis-rate-limits.ts';

describe('limits within a process', () => {
  limitsSuite(async () => {
    const limits = createRateLimits({ clock: systemClock });
    return { here: limits, there: limits, close: limits.close };
  });
});

describe.skipIf(isMissing('redis'))('limits in Redis', () => {
  limitsSuite(async () => {
    const redis = await makeRedis();
    const [here, there] = [await open(redis), await open(redis)];
    const close = async () => {
      await Promise.all([here.close(), there.close()]);
      await redis.remove();
    };
    return { here, there, close };
  });

  test('two processes take from one bucket', async () => {
    const redis = await ownRedis();
    const process = (): Promise<string> => {
      const child = spawnScript(taker, [redis.url]);
      onTestFinished(() => void child.kill('SIGKILL'));
      return text(child.stdout);
    };
    const taken = await Promise.all([process(), process()]);
    const counts = taken.map(Number);
    // 40 of 60 attempts succeed; with a bucket per process all of them would.
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(40);
  });

  test('without Redis each process uses its own buckets, and shared ones again afterwards', async () => {
    const redis = await ownRedis();
    const [here, there] = [await open(redis), await open(redis)];
    onTestFinished(async () => void (await Promise.all([here.close(), there.close()])));
    const limit = { name: 'away', burst: 2, per_minute: 1 };
    await redis.stop();
    const alone = [await here.take(limit, 'a'), await here.take(limit, 'a')];
    expect(alone).toEqual([{ status: 'ok' }, { status: 'ok' }]);
    expect(await here.take(limit, 'a')).toMatchObject({ status: 'wait' });
    expect(await there.take(limit, 'a')).toEqual({ status: 'ok' });
    await redis.start();
    // Redis restarted empty, so a bucket that was used up is full again.
    await expect.poll(() => here.take(limit, 'a')).toEqual({ status: 'ok' });
  });

  test('keys in Redis are hashed and expire', async () => {
    const redis = await ownRedis();
    const here = await open(redis);
    onTestFinished(() => here.close());
    await here.take({ name: 'mail', burst: 10, per_minute: 600 }, 'ann@example.com');
    const client = new Redis({ path: redis.url.replace('redis+unix://', '') });
    onTestFinished(() => client.disconnect());
    const [key = ''] = await client.keys('*');
    expect(key).toMatch(/^velour:limit:mail:[\w-]{22}$/);
    expect(await client.pttl(key)).toBeGreaterThan(0);
    expect(await client.pttl(key)).toBeLessThan(3_000);
  });
});

test('a Redis that accepts commands without responding delays one request, not each', async () => {
  const sockets: Socket[] = [];
  const directory = await temporaryDirectory(onTestFinished);
  const path = join(directory, 'mute.sock');
  const server = createServer((socket) => {
    sockets.push(socket);
    // Completes the handshake, so that it counts as connected, and then stops responding.
    socket.once('data', () => socket.write('+OK\r\n+OK\r\n$20\r\nredis_version:7.0.0\r\n\r\n'));
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  const limits = await openSharedLimits({ url: path, clock: systemClock, log: quietLog });
  onTestFinished(async () => {
    await limits.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const began = performance.now();
  const limit = { name: 'mute', burst: 50, per_minute: 1 };
  for (let at = 0; at < 50; at += 1)
    expect(await limits.take(limit, 'a')).toEqual({ status: 'ok' });
  expect(await limits.take(limit, 'a')).toMatchObject({ status: 'wait' });
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

test('closing does not wait for an unreachable Redis', async () => {
  const limits = await openSharedLimits({
    url: 'redis://127.0.0.1:1',
    clock: systemClock,
    log: quietLog,
  });
  const began = performance.now();
  await limits.close();
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

const taker = join(import.meta.dirname, '..', '..', 'test', 'limit-taker.ts');

async function ownRedis(): Promise<RedisServer> {
  const redis = await makeRedis();
  onTestFinished(() => redis.remove());
  return redis;
}

const open = (redis: RedisServer): Promise<RateLimits> =>
  openSharedLimits({
    url: redis.url.replace('redis+unix://', ''),
    clock: systemClock,
    log: quietLog,
  });
