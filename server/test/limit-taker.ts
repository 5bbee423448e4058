// A separate process that takes from a rate limit in Redis thirty times, and prints how often it succeeded.
import { systemClock } from '../src/platform/clock.ts';
import { openSharedLimits } from '../src/platform/redis-rate-limits.ts';
import { quietLog } from './databases.ts';

const [, , url = ''] = process.argv;
const limits = await openSharedLimits({
  url: url.replace('redis+unix://', ''),
  clock: systemClock,
  log: quietLog,
});
let taken = 0;
for (let at = 0; at < 30; at += 1) {
  const outcome = await limits.take({ name: 'processes', burst: 40, per_minute: 0.01 }, 'a');
  if (outcome.status === 'ok') taken += 1;
}
await limits.close();
process.stdout.write(String(taken));
