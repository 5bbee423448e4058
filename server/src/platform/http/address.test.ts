// The address that rate limits use: requests through a local proxy without forwarded headers are not exempt.
import { expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { isLimited } from '../rate-limits.ts';
import { createVisitorAddress } from './address.ts';
import { createHttpServer } from './server.ts';

async function addressFor(isProduction: boolean, headers = {}): Promise<string> {
  const http = createHttpServer({
    log: quietLog,
    ids: createIds(systemClock),
    trustProxy: 'loopback',
    visitorAddress: createVisitorAddress({ log: quietLog, isProduction }),
  });
  http.get('/', ({ ip }) => ip);
  const { body } = await http.inject({ url: '/', headers });
  return body;
}

test('in production, requests of this machine are limited, and count as one', async () => {
  expect(isLimited(await addressFor(true))).toBe(true);
  expect(isLimited(await addressFor(false))).toBe(false);
});

test('a forwarded address stays', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  expect(await addressFor(true, headers)).toBe('198.51.100.7');
  expect(await addressFor(false, headers)).toBe('198.51.100.7');
});
