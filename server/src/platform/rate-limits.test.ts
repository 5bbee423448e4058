// Rate limits: a burst, then a steady rate, per key.
import { expect, test } from 'vitest';
import { createRateLimits, networkOf } from './rate-limits.ts';

test('a burst passes, then each key waits for the returned time', async () => {
  let now = 0;
  const limits = createRateLimits({ clock: { now: () => new Date(now) } });
  const limit = { name: 'x', burst: 2, per_minute: 60 };
  expect(await limits.take(limit, 'a')).toEqual({ status: 'ok' });
  expect(await limits.take(limit, 'a')).toEqual({ status: 'ok' });
  expect(await limits.take(limit, 'a')).toEqual({ status: 'wait', ms: 1000 });
  expect(await limits.take(limit, 'b')).toEqual({ status: 'ok' });
  now = 1000;
  expect(await limits.take(limit, 'a')).toEqual({ status: 'ok' });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8::1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
