// CORS: origins in the site's record may call its APIs without cookies, all others may not.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './app.ts';
import { cleanUp, onDatabase } from './databases.ts';

onDatabase('calls from other origins', (open) => {
  const later = cleanUp();
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
    await app.app.sites.change(app.site_id, { origins: ['http://localhost:5174'] });
  });

  const preflight = (origin: string, url = '/api/chats?host=pd') =>
    app.http.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });

  test.each(['/api/chats?host=pd', '/media-api/generated-image?host=pd'])(
    'an origin of the site may call %s',
    async (url) => {
      const { statusCode, headers } = await preflight('http://localhost:5174', url);
      expect(statusCode).toBe(204);
      expect(headers['access-control-allow-origin']).toBe('http://localhost:5174');
      expect(headers['access-control-allow-headers']).toContain('authorization');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  test('another origin, another site and a page without an origin get no CORS headers', async () => {
    for (const [origin, url] of [
      ['http://localhost:5175', undefined],
      ['https://localhost:5174', undefined],
      ['null', undefined],
      ['http://localhost:5174', '/api/chats?host=nowhere'],
    ] as const) {
      const { headers } = await preflight(origin, url);
      expect(headers['access-control-allow-origin'], origin).toBeUndefined();
    }
  });

  test('a response names the origin, an error response, too', async () => {
    const headers = { origin: 'http://localhost:5174' };
    const { statusCode, headers: sent } = await app.http.inject({
      url: '/api/chats?host=pd',
      headers,
    });
    expect(statusCode).toBe(401);
    expect(sent['access-control-allow-origin']).toBe('http://localhost:5174');
    expect(sent['vary']).toContain('Origin');
  });

  test('so does a cached response, and the one that says it has not changed', async () => {
    const url = '/api/domes?host=pd';
    const headers = { origin: 'http://localhost:5174' };
    const full = await app.http.inject({ url, headers });
    const known = String(full.headers.etag);
    const same = await app.http.inject({ url, headers: { ...headers, 'if-none-match': known } });
    expect([full.statusCode, same.statusCode]).toEqual([200, 304]);
    for (const { headers: sent } of [full, same]) {
      expect(sent['access-control-allow-origin']).toBe(headers.origin);
      expect(sent['vary']).toBe('Origin, authorization, accept-encoding');
    }
  });
});
