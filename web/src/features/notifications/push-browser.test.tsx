// Push on this device: a browser that is still subscribed with another key subscribes again.
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer } from '../../lib/fake-server.ts';
import { startPush } from './push-browser.ts';

/** The push manager of a browser that is subscribed with `key`; a second key is refused, as browsers do. */
function subscribedWith(key: string | undefined) {
  let current = key;
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      current = undefined;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (current === undefined ? null : subscription),
    subscribe: async ({ applicationServerKey: wanted }: { applicationServerKey: string }) => {
      if (current !== undefined && current !== wanted)
        throw new DOMException('A subscription with a different key exists.', 'InvalidStateError');
      current = wanted;
      return subscription;
    },
  };
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
  const worker = { ready: Promise.resolve({ pushManager }) };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => current;
}

test.each([undefined, 'ours', 'of an earlier installation'])(
  'a browser subscribed with the key “%s” registers with ours',
  async (earlier) => {
    const key = subscribedWith(earlier);
    const server = fakeServer({
      'notifications.key': { public_key: 'ours' },
      'notifications.register': { token: 'token' },
    });
    expect(await startPush()).toBe('on');
    expect(key()).toBe('ours');
    expect(server.bodiesOf('notifications.register')).toHaveLength(1);
  },
);
