// Test suite for rate limits, in one process or shared by several.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RateLimits } from '../../src/platform/rate-limits.ts';

/**
 * `here` and `there` share their buckets: they are the same instance, or two connections to Redis.
 */
export function limitsSuite(
  open: () => Promise<{ here: RateLimits; there: RateLimits; close: () => Promise<void> }>,
): void {
  let ends: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    ends = await open();
  });
  afterAll(() => ends.close());

  test('a burst passes from any process, then each key waits for the returned time', async () => {
    const limit = { name: 'burst', burst: 4, per_minute: 60 };
    const taken = [];
    for (const end of [ends.here, ends.there, ends.here, ends.there, ends.here])
      taken.push(await end.take(limit, 'a'));
    expect(taken.map(({ status: is }) => is)).toEqual(['ok', 'ok', 'ok', 'ok', 'wait']);
    const last = taken.at(-1);
    const ms = last?.status === 'wait' ? last.ms : 0;
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(1_000);
    expect(await ends.there.take(limit, 'b')).toEqual({ status: 'ok' });
    await wait(ms + 5);
    expect(await ends.there.take(limit, 'a')).toEqual({ status: 'ok' });
  });

  test('concurrent callers get exactly the available tokens', async () => {
    const limit = { name: 'crowd', burst: 20, per_minute: 1 };
    const crowd = Array.from({ length: 100 }, (_, at) =>
      (at % 2 === 0 ? ends.here : ends.there).take(limit, 'a'),
    );
    const taken = await Promise.all(crowd);
    expect(taken.filter(({ status: is }) => is === 'ok')).toHaveLength(20);
  });

  test('a key has one bucket per limit', async () => {
    const limit = (name: string) => ({ name, burst: 1, per_minute: 1 });
    for (const name of ['one', 'other']) {
      expect(await ends.here.take(limit(name), 'a')).toEqual({ status: 'ok' });
      expect(await ends.there.take(limit(name), 'a')).toMatchObject({ status: 'wait' });
    }
  });

  test('use beyond the limit is refused with the time to wait', async () => {
    const limit = { name: 'enforced', burst: 1, per_minute: 1 };
    await ends.here.enforce(limit, 'a');
    await expect(ends.here.enforce(limit, 'a')).rejects.toMatchObject({
      code: 'request.rate_limited',
      more: { retryAfterMs: expect.closeTo(60_000, -3) as number },
    });
  });
}
