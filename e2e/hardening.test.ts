// Security headers of every response of the product.
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

interface ApiDocument {
  readonly paths: Record<string, Record<string, unknown>>;
}

/** Screens, files and server pages; calls are read from the OpenAPI document. */
const pages = ['/', '/chats', '/login', '/admin', '/auth/google?code=a&state=b', '/nothing/at/all'];
const others = [
  '/offline.html',
  '/service-worker.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/icons/apple-touch-icon.png',
  '/robots.txt',
  '/sitemap.xml',
  '/assets/nothing/640',
  '/assets/cards/site/1',
  '/api/docs',
  '/api/openapi.json',
  '/media-api/docs',
  '/media-api/openapi.json',
  '/dev/mail',
  '/dev/mail.json',
  '/healthz',
  '/readyz',
  '/api/nothing',
  '/%E0%A4%A',
];

describe.skipIf(withoutBrowser)('every answer', () => {
  const journey = setUpJourney();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(journey.product.url + path, { redirect: 'manual', ...init });

  const expectHardened = (where: string, { headers }: Response): void => {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, where).toContain("frame-ancestors 'none'");
    expect(policy, where).toContain("base-uri 'none'");
    expect(policy, where).toMatch(/default-src 'none'|object-src 'none'/);
    const ofScripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(ofScripts, where).not.toMatch(/unsafe-(?:inline|eval)|https?:|\*/);
    expect(headers.get('x-content-type-options'), where).toBe('nosniff');
    expect(headers.get('referrer-policy'), where).toMatch(/^(?:no-referrer|strict-origin)/);
    expect(headers.get('cross-origin-resource-policy'), where).toMatch(/^(?:same|cross)-origin$/);
    expect(headers.get('x-powered-by'), where).toBeNull();
  };

  test('of a screen has its own policy with a unique nonce', async () => {
    const nonces = new Set<string>();
    for (const path of pages) {
      const reply = await ask(path);
      expectHardened(path, reply);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(policy, path).toContain("img-src 'self' data: blob:;");
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
      // The popup that returns from another origin needs its opener.
      const opener = path.startsWith('/auth/google') ? 'unsafe-none' : 'same-origin-allow-popups';
      expect(reply.headers.get('cross-origin-opener-policy'), path).toBe(opener);
      expect(reply.headers.get('permissions-policy')).toContain('camera=()');
    }
    expect(nonces.size).toBe(pages.length);
  });

  test('of a file, a server page and an error is hardened', async () => {
    for (const path of others) expectHardened(path, await ask(path));
    const [built = ''] = /\/app\/[\w./-]+\.js/.exec(await (await ask('/')).text()) ?? [];
    expect(built).not.toBe('');
    expectHardened(built, await ask(built));
  });

  test('of a call is hardened, for any caller and result', async () => {
    let calls = 0;
    for (const base of ['/api', '/media-api']) {
      // The product's OpenAPI document.
      const { paths } = (await (await ask(`${base}/openapi.json`)).json()) as ApiDocument;
      for (const [path, methods] of Object.entries(paths)) {
        const url = `${base}${path.replace(base, '').replace(/\{\w+\}/g, 'x')}?host=pd`;
        for (const method of Object.keys(methods)) {
          expectHardened(`${method} ${url}`, await ask(url, { method: method.toUpperCase() }));
          calls += 1;
        }
      }
    }
    expect(calls).toBeGreaterThan(20);
  });

  test('has HSTS if it is encrypted', async () => {
    const plain = await ask('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const behindProxy = { headers: { 'x-forwarded-proto': 'https' } };
    for (const path of ['/', '/api/nothing', '/service-worker.js']) {
      const reply = await ask(path, behindProxy);
      expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  test('allows the inline style and script of the offline page', async () => {
    const page = await journey.adult(sizes.phone, { path: '/offline.html' });
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    // Its inline style and script, allowed by their hash.
    const radius = "getComputedStyle(document.querySelector('a')).borderRadius";
    expect(await page.evaluate(radius)).toBe('12px');
    await page.evaluate("localStorage.setItem('velour.theme', 'light')");
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('light');
  });

  test('allows the service worker and refuses strings as markup', async () => {
    const page = await journey.adult(sizes.desktop);
    const worker = 'navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)';
    expect(await page.evaluate(worker)).toBe(`${journey.product.url}/service-worker.js`);
    journey.expectRefusal();
    const markup = "document.createElement('div').innerHTML = '<b>x</b>'";
    await expect(page.evaluate(markup)).rejects.toThrow('TrustedHTML');
  });
});
