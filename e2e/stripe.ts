// A fake of Stripe for journeys: its service as a process beside the product, its script and frames as files that the
// browser gets in place of Stripe's own.
import { spawnScript } from '@velour/testing/scripts.ts';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page, Route } from 'playwright-core';

export interface Stripe {
  /** The product's settings to use it. */
  readonly settings: Record<string, string>;
  /** Serves the fake to this page in place of Stripe. */
  serveTo(page: Page): Promise<void>;
  /** While false, browsers cannot reach Stripe. */
  isReachable: boolean;
  /** Completes the payments of slow cards. */
  completeSlowPayments(): Promise<void>;
  /** Delivers all webhooks so far, each twice, latest first; returns their number. */
  deliverWebhooks(product: string): Promise<number>;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export async function openStripe(): Promise<Stripe> {
  const service = spawnScript(join(root, 'server/test/serve-fake-stripe.ts'));
  const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
  const { settings, server } = JSON.parse(line) as Pick<Stripe, 'settings'> & { server: string }; // printed by it

  const sendCommand = async (body: object): Promise<string> => {
    const reply = await fetch(server, { method: 'POST', body: JSON.stringify(body) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(text);
    return text;
  };
  const answer = async (route: Route): Promise<void> => {
    if (!stripe.isReachable) return route.abort('internetdisconnected');
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const [, command] = /^\/command\/(\w+)$/.exec(pathname) ?? [];
    if (command !== undefined) {
      const body = JSON.parse(request.postData() ?? '{}') as object;
      return route.fulfill({ body: await sendCommand({ ...body, command }) });
    }
    if (hostname === 'api.stripe.com') {
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
    }
    if (pathname === '/endive/more.js')
      return route.fulfill({ contentType: types['js'], body: '' });
    const [, name, kind = ''] = /\/(\w+\.(\w+))$/.exec(pathname) ?? [];
    const body = readFileSync(join(import.meta.dirname, 'stripe', name ?? ''));
    return route.fulfill({ body, contentType: `${types[kind]}; charset=utf-8` });
  };

  const stripe: Stripe = {
    settings,
    isReachable: true,
    serveTo: async (page) =>
      void (await page.context().route(/^https:\/\/([\w-]+\.)*stripe\.com\//, answer)),
    completeSlowPayments: async () => void (await sendCommand({ command: 'arrive' })),
    async deliverWebhooks(product) {
      const reply = await sendCommand({ command: 'deliver', to: `${product}/api/stripe/webhooks` });
      return (JSON.parse(reply) as { answer: number }).answer;
    },
    async close() {
      service.kill();
      await once(service, 'close');
    },
  };
  return stripe;
}
