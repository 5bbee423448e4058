// Both event buses pass the port's suite, the Redis one against a real Redis; losing Redis loses only remote events.
import { describe, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { isMissing } from '../../../test/needs.ts';
import { makeRedis } from '../../../test/redis.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { createInProcessBus } from './in-process.ts';
import { busSuite } from '../../../test/suites/events-suite.ts';
import { createRedisBus } from './redis.ts';

describe('the bus within a process', () => {
  busSuite(async () => {
    const bus = createInProcessBus();
    return { here: bus, there: bus, close: bus.close };
  });
});

describe.skipIf(isMissing('redis'))('the bus over Redis', () => {
  busSuite(async () => {
    const redis = await makeRedis();
    const [here, there] = [open(redis.url), open(redis.url)];
    return {
      here,
      there,
      close: async () => {
        await Promise.all([here.close(), there.close()]);
        await redis.remove();
      },
    };
  });

  test('works within its process without Redis, and between processes again once Redis is back', async () => {
    const redis = await makeRedis();
    const [here, there] = [open(redis.url), open(redis.url)];
    const near: string[] = [];
    const far: string[] = [];
    here.subscribe('a', (message) => near.push(message));
    there.subscribe('a', (message) => far.push(message));
    await redis.stop();
    here.publish('a', 'alone');
    expect(near).toEqual(['alone']);
    await redis.start();
    await expect
      .poll(() => {
        here.publish('a', 'together');
        return far.includes('together');
      })
      .toBe(true);
    await Promise.all([here.close(), there.close()]);
    await redis.remove();
  });
});

test('closing does not wait for an unreachable Redis', async () => {
  const bus = open('redis://127.0.0.1:1');
  bus.subscribe('a', () => undefined);
  bus.publish('a', 'told');
  const began = performance.now();
  await bus.close();
  expect(performance.now() - began).toBeLessThan(SOON_MS);
});

const open = (url: string) =>
  createRedisBus({ url: url.replace('redis+unix://', ''), log: quietLog });
