// Affiliate reports over HTTP: the request, accepted responses, and refused addresses.
import { beforeAll, expect, test } from 'vitest';
import {
  openAffiliateNetwork,
  type AffiliateNetwork,
} from '../../../test/fakes/fake-affiliate-network.ts';
import { cleanUp } from '../../../test/databases.ts';
import { AffiliateFailure, type Conversion } from './port.ts';
import { createPostback } from './postback.ts';

const later = cleanUp();
let network: AffiliateNetwork;

beforeAll(async () => {
  network = await openAffiliateNetwork();
  later(() => network.close());
});

const conversion: Conversion = {
  id: 'c-1',
  at: '2026-11-22T08:00:00.000Z',
  kind: 'package',
  amount_cents: 999,
  currency: 'usd',
  test: true,
  parameters: {},
  buyer: { email: 'ann@example.com' },
};

test('the affiliate link’s parameters are included in the report', async () => {
  network.respondWith(200);
  const parameters = { click_id: 'x-9' };
  await network.provider().report(network.address, { ...conversion, parameters });
  expect(network.reports.at(-1)?.report).toMatchObject({ id: 'c-1', parameters });
});

test('a report is one POST with the id as its key', async () => {
  network.respondWith(204);
  await network.provider().report(network.address, conversion);
  expect(network.reports.at(-1)).toEqual({
    key: 'c-1',
    report: {
      event: 'conversion',
      id: 'c-1',
      at: conversion.at,
      kind: 'package',
      amount_cents: 999,
      currency: 'usd',
      test: true,
      email: 'ann@example.com',
    },
  });
});

test.each([301, 307, 400, 404, 429, 500, 503])(
  'status %i does not count as accepted',
  async (status) => {
    network.respondWith(status, { location: network.address });
    const before = network.reports.length;
    const sent = network.provider().report(network.address, conversion);
    await expect(sent).rejects.toThrow(AffiliateFailure);
    expect(network.reports).toHaveLength(before + 1); // redirects are not followed
  },
);

test('a silent network times out, and an unreachable one is reported', async () => {
  network.respondWith('silence');
  const waiting = network.provider(200).report(network.address, conversion);
  await expect(waiting).rejects.toThrow(AffiliateFailure);
  const gone = network.provider().report('https://127.0.0.1:1/', conversion);
  await expect(gone).rejects.toThrow(AffiliateFailure);
});

test('an untrusted certificate is refused', async () => {
  network.respondWith(200);
  const before = network.reports.length;
  const sent = createPostback({ isAllowed: () => true }).report(network.address, conversion);
  await expect(sent).rejects.toThrow(AffiliateFailure);
  expect(network.reports).toHaveLength(before);
});

test.each([
  'http://example.com/',
  'file:///etc/passwd',
  'https://user:secret@example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'nonsense',
])('%s is never requested', async (address) => {
  const sent = createPostback().report(address, conversion);
  await expect(sent).rejects.toThrow(/not a TLS address|network of our own/);
});
