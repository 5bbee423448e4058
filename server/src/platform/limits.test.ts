// Limits: a burst, then a steady rate, per key.
import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('a burst passes, then each key waits as long as it is told', () => {
  let now = 0;
  const limits = createLimits({ clock: { now: () => new Date(now) } });
  const limit = { name: 'x', burst: 2, per_minute: 60 };
  expect([limits.take(limit, 'a').is, limits.take(limit, 'a').is]).toEqual(['ok', 'ok']);
  expect(limits.take(limit, 'a')).toEqual({ is: 'wait', ms: 1000 });
  expect(limits.take(limit, 'b').is).toBe('ok');
  now = 1000;
  expect(limits.take(limit, 'a').is).toBe('ok');
});
