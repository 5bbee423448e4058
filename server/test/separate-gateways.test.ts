// Gateways on separate origins: the media gateway in a second process, called by the page of the first one.
import { randomUUID } from 'node:crypto';
import { VisitorToken } from '@velour/contract/identity.ts';
import { PublicConfig } from '@velour/contract/site.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, placePostgres } from './databases.ts';
import { createKillable } from './killable.ts';
import { isMissing } from './needs.ts';

const PAGE = 'https://rose.example';

// The embedded database belongs to one process.
describe.skipIf(isMissing('postgres'))('a media gateway in a process of its own', () => {
  const later = cleanUp();
  let web: string;
  let config: PublicConfig;

  beforeAll(async () => {
    const deployment = await createKillable({
      kind: { title: 'PostgreSQL', place: (options) => placePostgres(later, options) },
      later,
    });
    await deployment.within(async ({ app, site_id }) => {
      await app.sites.change(site_id, { origins: [PAGE] });
    });
    const media = await deployment.startBeside({ settings: { ROLES: 'media' } });
    await deployment.start({
      settings: {
        ROLES: 'web,realtime,worker',
        MEDIA_ADDRESS: `http://${media.address}/media-api`,
        MAIN_API_KEY: 'pk-main',
        REALTIME_API_KEY: 'pk-realtime',
      },
    });
    web = `http://${deployment.server.address}`;
    const reply = await fetch(`${web}/api/api-config`, { headers: { 'x-api-key': 'pk-main' } });
    config = PublicConfig.parse(await reply.json());
  });

  const preview = (headers: Record<string, string>, options: RequestInit = {}) =>
    fetch(`${config.addresses.media}/generate-image/preview?host=${config.host}`, {
      method: 'POST',
      body: JSON.stringify({ character_id: randomUUID(), prompt: 'By the sea', shape: 'portrait' }),
      ...options,
      headers: { 'content-type': 'application/json', origin: PAGE, ...headers },
    });

  test('is served at its configured address, and not by the page’s process', async () => {
    expect(config.addresses.media).not.toContain(web);
    expect(config.addresses.main).toMatch(/^http:.*\/api$/);
    expect(config.addresses.realtime).toMatch(/^ws:.*\/realtime$/);
    const reply = await fetch(`${web}/media-api/generate-image?host=pd`);
    expect(reply.status).toBe(404);
  });

  test('has the site’s key beside those that are configured', () =>
    expect(config.api_keys).toEqual({ main: 'pk-main', media: 'web-pd', realtime: 'pk-realtime' }));

  test('accepts the page’s calls by CORS, with the token of the main gateway', async () => {
    const visitor = await fetch(`${web}/api/anon-users?host=pd`, { method: 'POST' });
    const { jwt } = VisitorToken.parse(await visitor.json());
    const sent = 'authorization,content-type,idempotency-key,x-api-key';
    const preflight = await preview(
      { 'access-control-request-method': 'POST', 'access-control-request-headers': sent },
      { method: 'OPTIONS', body: null },
    );
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(PAGE);
    for (const name of sent.split(','))
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);

    expect((await preview({})).status).toBe(401);
    const reply = await preview({
      authorization: `Bearer ${jwt}`,
      'x-api-key': config.api_keys.media,
    });
    // The token was accepted; there is no such character.
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'character.not_found' });
    expect(reply.headers.get('access-control-allow-origin')).toBe(PAGE);
  });

  test('allows no page of another origin', async () => {
    const { headers } = await preview({ origin: 'https://other.example' });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
