// Every answer of the product, as a hostile page would use it: what each tells the browser to forbid.
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { setStage } from './stage.ts';

interface ApiDocument {
  readonly paths: Record<string, Record<string, unknown>>;
}

/** Screens, files and pages of the server's own; calls are read from the product's description of itself. */
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
  const stage = setStage();
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(stage.product.url + path, { redirect: 'manual', ...init });

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

  test('of a screen has a policy of its own, with a nonce that is never seen again', async () => {
    const nonces = new Set<string>();
    for (const path of pages) {
      const reply = await ask(path);
      expectHardened(path, reply);
      const policy = reply.headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(policy, path).toContain("img-src 'self' data: blob:;");
      nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
      // The popup that comes back from elsewhere must still reach its page.
      const opener = path.startsWith('/auth/google') ? 'unsafe-none' : 'same-origin-allow-popups';
      expect(reply.headers.get('cross-origin-opener-policy'), path).toBe(opener);
      expect(reply.headers.get('permissions-policy')).toContain('camera=()');
    }
    expect(nonces.size).toBe(pages.length);
  });

  test('of a file, a page of the server and a failure is hardened, too', async () => {
    for (const path of others) expectHardened(path, await ask(path));
    const [built = ''] = /\/app\/[\w./-]+\.js/.exec(await (await ask('/')).text()) ?? [];
    expect(built).not.toBe('');
    expectHardened(built, await ask(built));
  });

  test('of a call is hardened, whoever calls and however it ends', async () => {
    let calls = 0;
    for (const base of ['/api', '/media-api']) {
      // The product's own description of its calls.
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

  test('comes with the promise of encryption where it is encrypted', async () => {
    const plain = await ask('/');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
    const behindProxy = { headers: { 'x-forwarded-proto': 'https' } };
    for (const path of ['/', '/api/nothing', '/service-worker.js']) {
      const reply = await ask(path, behindProxy);
      expect(reply.headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  test('lets the page for the time without network look and work as it should', async () => {
    const page = await stage.adult(sizes.phone, { path: '/offline.html' });
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    // A style and a script that stand in it, known to the policy by their text.
    const radius = "getComputedStyle(document.querySelector('a')).borderRadius";
    expect(await page.evaluate(radius)).toBe('12px');
    await page.evaluate("localStorage.setItem('velour.theme', 'light')");
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('light');
  });

  test('lets the page have its worker, and refuses a string as markup', async () => {
    const page = await stage.adult(sizes.desktop);
    const worker = 'navigator.serviceWorker.ready.then(({ active }) => active.scriptURL)';
    expect(await page.evaluate(worker)).toBe(`${stage.product.url}/service-worker.js`);
    stage.expectRefusal();
    const markup = "document.createElement('div').innerHTML = '<b>x</b>'";
    await expect(page.evaluate(markup)).rejects.toThrow('TrustedHTML');
  });
});
