// The configuration: every mistake is named at once, in words for the operator.
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('nothing is needed, and an empty variable is none', () => {
  expect(parseConfig({ PORT: '' })).toMatchObject({
    PORT: 5173,
    BIND: '127.0.0.1',
    SEED: 'demo',
    ROLES: ['web', 'media', 'realtime', 'worker'],
  });
});

test('production plants no demo world', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).SEED).toBe('none');
});

test('every mistake is named in one message', () => {
  const mistaken = () =>
    parseConfig({ PORT: 'many', ROLES: 'web,king', TRUST_PROXY: 'the one downstairs' });
  expect(mistaken).toThrow(/PORT[^]*ROLES[^]*TRUST_PROXY: must be loopback/);
});

test.each(['loopback', '10.0.0.0/8', 'loopback, 192.0.2.7', '::1,fd00::/8'])(
  'proxies may be named as %s',
  (TRUST_PROXY) => {
    expect(parseConfig({ TRUST_PROXY })).toMatchObject({ TRUST_PROXY });
  },
);

test('several processes on one database need a key that they share', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/velour', ROLES: 'web' };
  expect(() => parseConfig(shared)).toThrow('DATA_KEY');
  const DATA_KEY = Buffer.alloc(32, 1).toString('base64');
  expect(parseConfig({ ...shared, DATA_KEY })).toMatchObject({ DATA_KEY });
});
