// A fake of Stripe for journeys: its service as a process beside the product, its script and frames as files that the
// browser gets in place of Stripe's own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page, Route } from 'playwright-core';

export interface Stripe {
  /** The product's settings to use it. */
  readonly settings: Record<string, string>;
  /** Serves the fake to this page in place of Stripe. */
  stand(page: Page): Promise<void>;
  /** While false, browsers cannot reach Stripe. */
  isReachable: boolean;
  /** Completes the payments of slow cards. */
  arrive(): Promise<void>;
  /** Delivers all webhooks so far, each twice, latest first; returns their number. */
  tell(product: string): Promise<number>;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '..');
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export async function openStripe(): Promise<Stripe> {
  const script = join(root, 'server/test/serve-fake-stripe.ts');
  const service = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
  const { settings, desk } = JSON.parse(line) as Pick<Stripe, 'settings'> & { desk: string }; // printed by it

  const atDesk = async (asked: object): Promise<string> => {
    const reply = await fetch(desk, { method: 'POST', body: JSON.stringify(asked) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(text);
    return text;
  };
  const answer = async (route: Route): Promise<void> => {
    if (!stripe.isReachable) return route.abort('internetdisconnected');
    const request = route.request();
    const { hostname, pathname } = new URL(request.url());
    const [, deed] = /^\/desk\/(\w+)$/.exec(pathname) ?? [];
    if (deed !== undefined) {
      const asked = JSON.parse(request.postData() ?? '{}') as object;
      return route.fulfill({ body: await atDesk({ ...asked, deed }) });
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
    stand: async (page) =>
      void (await page.context().route(/^https:\/\/([\w-]+\.)*stripe\.com\//, answer)),
    arrive: async () => void (await atDesk({ deed: 'arrive' })),
    async tell(product) {
      const told = await atDesk({ deed: 'tell', to: `${product}/api/stripe/webhooks` });
      return (JSON.parse(told) as { answer: number }).answer;
    },
    async close() {
      service.kill();
      await once(service, 'close');
    },
  };
  return stripe;
}
