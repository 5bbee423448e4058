// Push in a whole browser: registered, encrypted for it, shown by the service worker without a name, and led to its chat.
// Simulated: the subscription, since the browser's own needs its maker's push service, which is given to the fake one; the
// way of a decrypted message into the browser (DevTools); and the click, without which a worker may focus no tab.
import { randomUUID } from 'node:crypto';
import type { Page, Worker } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPushService, type PushService } from '../server/test/fakes/fake-push-service.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { openChat, send, untilStreaming } from './chat.ts';
import { setUpJourney } from './journey.ts';

const PUSH_HOST = 'push.velour.example';
/** The next look for unseen replies, and what a busy machine adds. */
const FOUND_WITHIN_MS = 140_000;

describe.skipIf(withoutBrowser)('push', () => {
  let service: PushService;
  const journey = setUpJourney({
    isWholeBrowser: true,
    preloads: ['reachable-push.ts'],
    settings: async () => {
      service = await openPushService({ host: PUSH_HOST });
      return { PUSH_HOST, PUSH_CERTIFICATE: service.certificate };
    },
  });

  test(
    'a reply that comes later is shown without a name, and its click opens the chat',
    { timeout: 300_000 },
    async () => {
      const page = await journey.adult(sizes.desktop);
      await page.context().grantPermissions(['notifications'], { origin: journey.product.url });
      await page.context().addInitScript({ content: subscribeAt(service.subscribe()) });
      await signUp(page, journey.product.url, { email: `push-${randomUUID()}@velour.example` });
      await page.getByRole('switch', { name: 'Push in this browser' }).click();
      await page.getByText('Push notifications are on.').waitFor();

      await page.goto(journey.product.url);
      await openChat(page, 'Maren');
      await send(page, 'A story of moonlight, slowly, in 40 words, and wait.');
      await untilStreaming(page, 'Maren');
      await page.goto(`${journey.product.url}/premium`);
      await journey.model.resume();
      await expect
        .poll(() => service.received, { timeout: FOUND_WITHIN_MS })
        .toMatchObject([{ text: expect.any(String) }]);
      expect(service.broken).toEqual([]);
      const [{ text = '', key = '' } = {}] = service.received;
      expect(key).toBe(await page.evaluate<unknown>(`localStorage.getItem('pushed-with')`));
      // Neither who wrote nor what was written.
      expect(text).not.toMatch(/Maren|moonlight|smiles/);

      await deliver(page, text, journey.product.url);
      const worker = page.context().serviceWorkers()[0];
      if (!worker) return expect.fail('The page has a service worker.');
      await expect
        .poll(() => shownBy(worker))
        .toEqual([{ title: 'Velour', body: 'You have a new reply', tag: 'reply_ready' }]);

      await clickOn(worker);
      await page.waitForURL(/\/chats\/[\da-f-]{36}$/);
      await page.getByRole('article', { name: 'Maren' }).last().waitFor();
      expect(await page.getByText('A story of moonlight').first().isVisible()).toBe(true);
      await expect.poll(() => shownBy(worker)).toEqual([]);
      await service.close();
    },
  );
});

/** Gives the page this subscription instead of the browser's own, with all that the page reads of one. */
const subscribeAt = (subscription: ReturnType<PushService['subscribe']>): string => `
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (userVisibleOnly !== true) throw new Error('Silent pushes are refused.');
    localStorage.setItem('pushed-with', applicationServerKey);
    return { toJSON: () => (${JSON.stringify(subscription)}) };
  };`;

/** As the browser's push service would, decrypted. */
async function deliver(page: Page, data: string, origin: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  // A worker that does not run yet gets no push.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

const shownBy = (worker: Worker) =>
  worker.evaluate<unknown>(`registration.getNotifications().then((shown) =>
    shown.map(({ title, body, tag }) => ({ title, body, tag })))`);

const clickOn = (worker: Worker) =>
  worker.evaluate<unknown>(`registration.getNotifications().then(([notification]) => {
    WindowClient.prototype.focus = () => Promise.resolve();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
