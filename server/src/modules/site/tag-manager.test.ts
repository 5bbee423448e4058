// Analytics of a site: the configuration of its pages, and the tag manager's frame, which has no access to them.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('analytics', (open) => {
  const later = cleanUp();
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
  });

  const written = async () => (await (await app.member()).site.apiConfig({})).analytics;
  const frame = () => app.http.inject({ url: '/tag-manager', headers: { host: 'localhost' } });

  test('nothing is configured by default, and an incomplete server is ignored', async () => {
    expect(await written()).toBeNull();
    expect((await frame()).statusCode).toBe(404);
    await app.app.sites.change(app.site_id, { analytics_kind: 'umami', analytics_site: 'a' });
    expect(await written()).toBeNull();
  });

  test('pages get the analytics server, but not the tag manager’s id', async () => {
    await app.app.sites.change(app.site_id, {
      analytics_kind: 'plausible',
      analytics_url: 'https://stats.example.com/base',
      analytics_site: 'rose.example',
      tag_manager_id: 'GTM-AB12CD3',
    });
    expect(await written()).toEqual({
      tag_manager: true,
      script: {
        kind: 'plausible',
        url: 'https://stats.example.com/base',
        site: 'rose.example',
      },
    });
  });

  test('the frame has no origin, runs the manager alone, and is framed by the site alone', async () => {
    const { headers, body } = await frame();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'nonce-[^' ]+' https:\/\/www\.googletagmanager\.com;/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/; sandbox allow-scripts$/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toContain('gtm.js?id=GTM-AB12CD3');
  });
});
