// The page: a fresh policy for every answer, the site's own configuration, and never a file where a screen is meant.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { servePage } from './page.ts';
import { createHttpServer } from './server.ts';

const built = `<!doctype html><html><head><title>__SITE_TITLE__</title><!--__SITE_META__-->
<script id="site" type="application/json">__SITE_CONFIG__</script><script src="/app/main.js"></script></head></html>`;

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
      connect: [],
      reserved: ['/api'],
      configOf: async (hostname) =>
        hostname === 'nobody.example'
          ? undefined
          : { name: 'Rose & <Co>', tagline: '</script><script>alert(1)</script>' },
    });
    later(() => http.close());
  });

  test('is the same document at every screen, with the site in it and nothing that could run', async () => {
    for (const url of ['/', '/chats', '/Ann.Lee/019375a0-0000-7000-8000-00000000000a/chat']) {
      const reply = await http.inject({ url, headers: { host: 'rose.example' } });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain('<title>Rose &#38; &#60;Co&#62;</title>');
      expect(reply.body).not.toContain('alert(1)</script>');
      expect(reply.body).not.toContain('__SITE');
    }
  });

  test('carries a policy whose nonce is new each time', async () => {
    const nonces = new Set<string>();
    for (let index = 0; index < 3; index += 1) {
      const { headers, body } = await http.inject({ url: '/', headers: { host: 'rose.example' } });
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(body.match(/<script nonce="[^"]+"/g)).toEqual([
        `<script nonce="${nonce}"`,
        `<script nonce="${nonce}"`,
      ]);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test.each([
    ['/index.html', 404],
    ['/missing.js', 404],
    ['/app/missing.js', 404],
    ['/api/nothing', 404],
    ['/%2e%2e/package.json', 404],
    ['/app/main.js', 200],
  ])('%s answers %i', async (url, status) => {
    const reply = await http.inject({ url, headers: { host: 'rose.example' } });
    expect(reply.statusCode).toBe(status);
    if (status === 200) {
      expect(reply.headers['cache-control']).toContain('immutable');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('of a host that no site has is not there', async () => {
    const reply = await http.inject({ url: '/', headers: { host: 'nobody.example' } });
    expect(reply.json()).toMatchObject({ code: 'site.unknown_host', status: 404 });
  });
});
