// Web push: decryption by a browser, status codes, and addresses that are never called.
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openPushService } from '../../../test/fakes/fake-push-service.ts';
import { PushFailure } from './port.ts';
import { createWebPush } from './web-push.ts';

const contact = 'mailto:postmaster@velour.example';

test('a browser decrypts the text, signed by our key for that service', async () => {
  const service = await openPushService();
  const { provider } = service;
  const keys = provider.createKeys();
  const text = '{"body":"You have a new reply ♥"}';
  expect(await provider.send({ target: service.subscribe(), keys, contact, text })).toBe('sent');
  expect(service.broken).toEqual([]);
  expect(service.received).toMatchObject([
    { text, key: keys.public_key, claims: { sub: contact } },
  ]);
  await service.close();
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [302, 'refused'],
  [400, 'refused'],
  [413, 'refused'],
])('status %i means %s', async (status, outcome) => {
  const service = await openPushService();
  const { provider } = service;
  const message = { keys: provider.createKeys(), contact, text: 'x' };
  const target = service.subscribe();
  service.respondWith(status, { location: `${target.endpoint}?again` });
  expect(await provider.send({ ...message, target })).toBe(outcome);
  expect(service.calls()).toBe(1);
  await service.close();
});

test('a busy or unreachable service can be retried', async () => {
  const service = await openPushService();
  const { provider } = service;
  const message = { keys: provider.createKeys(), contact, text: 'x', target: service.subscribe() };
  for (const status of [429, 500, 503]) {
    service.respondWith(status);
    await expect(provider.send(message)).rejects.toThrow(PushFailure);
  }
  await service.close();
  await expect(provider.send(message)).rejects.toThrow(PushFailure);
});

test('a host that never answers takes the time of three messages, then fails at once', async () => {
  let connections = 0;
  const silent = createServer(() => (connections += 1));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as AddressInfo; // it listens on a port
  const provider = createWebPush({ isAllowed: () => true, pushMs: 20 });
  const service = await openPushService();
  const { keys: own } = service.subscribe();
  const target = { endpoint: `https://127.0.0.1:${port}/push`, keys: own };
  const message = { keys: provider.createKeys(), contact, text: 'x', target };
  for (let sent = 0; sent < 8; sent += 1)
    await expect(provider.send(message)).rejects.toThrow(PushFailure);
  expect(connections).toBe(3);
  silent.close();
  await service.close();
});

test('an address within our own network is never called', async () => {
  const service = await openPushService();
  const guarded = createWebPush();
  const { endpoint, keys: own } = service.subscribe();
  const message = { keys: guarded.createKeys(), contact, text: 'x' };
  for (const address of [endpoint, endpoint.replace('127.0.0.1', 'localhost')])
    expect(await guarded.send({ ...message, target: { endpoint: address, keys: own } })).toBe(
      'gone',
    );
  expect(service.calls()).toBe(0);
  await service.close();
});

test('a subscription whose key is not a point of the curve has ended', async () => {
  const service = await openPushService();
  const { provider } = service;
  const { endpoint, keys } = service.subscribe();
  const message = { keys: provider.createKeys(), contact, text: 'x' };
  for (const bytes of [Buffer.alloc(65), Buffer.alloc(65, 4), Buffer.alloc(65, 255)]) {
    const target = { endpoint, keys: { ...keys, p256dh: bytes.toString('base64url') } };
    expect(await provider.send({ ...message, target })).toBe('gone');
  }
  expect(service.calls()).toBe(0);
  await service.close();
});
