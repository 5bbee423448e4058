// The page: a new CSP nonce per response, the site's own configuration, and 404 for missing files.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { servePage } from './page.ts';
import { createHttpServer } from './server.ts';

const built = `<!doctype html><html><head><title>__SITE_TITLE__</title><!--__VARIANT_PICTURES__--><!--__SITE_META__-->
<script id="site" type="application/json">__SITE_CONFIG__</script><script src="/app/main.js"></script><!--__SCREEN_CODE__--></head>
<body><div id="root"></div><script id="first" type="application/json">__FIRST_ANSWERS__</script></body></html>`;

describe('the page', () => {
  const later = cleanUp();
  const http = createHttpServer({ log: quietLog, ids: createIds(systemClock), trustProxy: false });

  beforeAll(async () => {
    const folder = await temporaryDirectory(later);
    await mkdir(join(folder, 'app'));
    await writeFile(join(folder, 'index.html'), built);
    await writeFile(join(folder, 'app', 'main.js'), 'export {};');
    await servePage(http, {
      log: quietLog,
      folder,
      foreign: undefined,
      reserved: ['/api'],
      pageAt: async ({ hostname, origin, path }) =>
        hostname === 'unknown.example'
          ? undefined
          : {
              config: { tagline: '</script><script>alert(1)</script>' },
              preloaded: '[{"reply":"</script><script>alert(1)</script> $& __SITE_TITLE__"}]',
              first_view:
                path === '/drawn'
                  ? { html: '<p>__SITE_TITLE__ $& &lt;script </p><script src="x">', drawn_at: 12 }
                  : undefined,
              code: ['/app/screen-1.js', '/app/italic-1.woff2'],
              connect: [],
              pictures: [
                { href: '/assets/a/520', srcset: '/assets/a/96 96w"', sizes: '46vw' },
                { href: '/assets/b/520', srcset: '', sizes: '46vw', variant: 'one:"a"' },
              ],
              head: {
                status: path === '/nowhere' ? 404 : 200,
                title: 'Rose & <Co>',
                description: '"><script>alert(1)</script>',
                canonical: origin + path,
                site_name: 'Rose & <Co>',
                is_listed: path === '/',
                has_secret_address: path === '/secret-address',
                structured: { name: '</script><script>alert(1)</script>' },
                card: { url: `${origin}/card.jpg`, width: 1200, height: 630, alt: 'A "rose"' },
              },
            },
    });
    later(() => http.close());
  });

  test('is the same document at every screen, with the site’s configuration escaped', async () => {
    for (const url of ['/?x=1', '/chats', '/Ann.Lee/019375a0-0000-7000-8000-00000000000a/chat']) {
      const reply = await http.inject({ url, headers: { host: 'rose.example' } });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>Rose &#38; &#60;Co&#62;</title>');
      expect(reply.body).not.toContain('alert(1)</script>');
      expect(reply.body).not.toContain('<title>__SITE');
    }
  });

  test('loads what the first paint needs first, and code with low priority', async () => {
    const { body } = await http.inject({ url: '/', headers: { host: 'rose.example' } });
    const font =
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/app/italic-1.woff2" />';
    const code =
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/app/screen-1.js" />';
    expect(body.split(font)).toHaveLength(2);
    expect(body.split(code)).toHaveLength(2);
    expect(body.indexOf(font)).toBeLessThan(body.indexOf(code));
    expect(body.match(/italic-1/g)).toHaveLength(1);
  });

  test('has title, canonical address and indexing rules without scripts', async () => {
    const read = async (url: string) => http.inject({ url, headers: { host: 'rose.example' } });
    const { body } = await read('/');
    expect(body).toContain('<link rel="canonical" href="http://rose.example/" />');
    expect(body).toContain('<meta property="og:image" content="http://rose.example/card.jpg" />');
    expect(body).toContain('<meta property="og:image:alt" content="A &#34;rose&#34;" />');
    expect(body).toContain('content="index, follow');
    const personal = await read('/chats');
    const missing = await read('/nowhere');
    expect(missing.statusCode).toBe(404);
    for (const { body: unlisted } of [personal, missing]) {
      expect(unlisted).toContain('content="noindex"');
      expect(unlisted).not.toMatch(/rel="(canonical|alternate)"/);
    }
  });

  test('embeds preloaded data as plain data, whatever its content', async () => {
    const { body } = await http.inject({ url: '/', headers: { host: 'rose.example' } });
    const written = /id="first" type="application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(written)).toEqual([
      { reply: '</script><script>alert(1)</script> $& __SITE_TITLE__' },
    ]);
    expect(body).toContain(
      '<link rel="preload" as="image" href="/assets/a/520" imagesrcset="/assets/a/96 96w&#34;" imagesizes="46vw" fetchpriority="high" />',
    );
    expect(body).toContain('<template data-variant="one:&#34;a&#34;"><link rel="preload" ');
    expect(body.match(/assets\/b/g)).toHaveLength(1);
  });

  test('embeds a server-rendered first view unchanged, without scripts in it', async () => {
    const read = async (url: string) =>
      (await http.inject({ url, headers: { host: 'rose.example' } })).body;
    expect(await read('/drawn')).toContain(
      '<div id="root" data-drawn-at="12"><p>__SITE_TITLE__ $& &lt;script </p><script src="x"></div>',
    );
    expect(await read('/')).toContain('<div id="root"></div>');
  });

  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('is compressed for clients that accept %s', async (accepted, encoding, open) => {
    const reply = await http.inject({
      url: '/',
      headers: { host: 'rose.example', 'accept-encoding': accepted },
    });
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(open(reply.rawPayload).toString()).toContain('Rose &#38; &#60;Co&#62;');
  });

  test('has a content security policy with a new nonce per response', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 3; index += 1) {
      const { headers, body } = await http.inject({ url: '/', headers: { host: 'rose.example' } });
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(body.match(/<script nonce="[^"]+"/g)).toEqual(
        Array(3).fill(`<script nonce="${nonce}"`),
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('allows a payment provider’s script where one is configured, and no other', async () => {
    const folder = await temporaryDirectory(later);
    await writeFile(join(folder, 'index.html'), built);
    const guarded = createHttpServer({
      log: quietLog,
      ids: createIds(systemClock),
      trustProxy: false,
    });
    later(() => guarded.close());
    const nowhere = { title: '', description: '', canonical: '', site_name: '' };
    await servePage(guarded, {
      log: quietLog,
      folder,
      reserved: [],
      foreign: {
        script: ['https://js.pay.example'],
        frame: ['https://frames.pay.example'],
        connect: ['https://api.pay.example'],
        img: [],
      },
      pageAt: () =>
        Promise.resolve({
          config: {},
          preloaded: '[]',
          pictures: [],
          connect: [
            ...['/api', 'https://media.example:8443/media-api', 'wss://live.example/realtime'],
            ...['https://stats.example/count.js', 'https://stats.example/send'],
          ],
          code: [],
          head: { ...nowhere, status: 200, is_listed: false },
        }),
    });
    const { headers } = await guarded.inject({ url: '/premium' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.pay\.example;/);
    expect(policy).toContain("frame-src 'self' https://frames.pay.example;");
    expect(policy).toMatch(
      /connect-src 'self' ws:\S+ wss:\S+ https:\/\/media\.example:8443 wss:\/\/live\.example https:\/\/stats\.example https:\/\/api\.pay\.example;/,
    );
    expect(policy.match(/live\.example|media\.example/g)).toHaveLength(2);
    expect(policy).toMatch(/trusted-types velour default$/);
    expect(headers['permissions-policy']).toContain('payment=(self "https://frames.pay.example")');
  });

  test('allows no foreign origins where none are needed', async () => {
    const { headers } = await http.inject({ url: '/', headers: { host: 'rose.example' } });
    expect(String(headers['content-security-policy'])).not.toMatch(/https?:|\*|default;|default$/);
    expect(headers['permissions-policy']).toMatch(/payment=\(self\)$/);
  });

  test('keeps its popup connected, and sends no referrer during a sign-in', async () => {
    const read = async (url: string) =>
      (await http.inject({ url, headers: { host: 'rose.example' } })).headers;
    expect(await read('/')).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(await read('/secret-address')).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    });
  });

  test.each([
    ['/index.html', 404],
    ['/missing.js', 404],
    ['/app/missing.js', 404],
    ['/api/nothing', 404],
    ['/%2e%2e/package.json', 404],
    ['/app/main.js', 200],
  ])('%s returns %i', async (url, status) => {
    const reply = await http.inject({ url, headers: { host: 'rose.example' } });
    expect(reply.statusCode).toBe(status);
    if (status === 200) {
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('is 404 for a host without a site', async () => {
    const reply = await http.inject({ url: '/', headers: { host: 'unknown.example' } });
    expect(reply.json()).toMatchObject({ code: 'site.unknown_host', status: 404 });
  });
});
