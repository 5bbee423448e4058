// The gateway's rules as clients see them: hosts, tokens, keys, unknown fields, errors and pagination.
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { SOON_MS } from '../../../test/patience.ts';
import type { Database } from '../db/open.ts';

interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly payload?: string;
}

onDatabase('gateway', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let ann: Person;
  let character_id: string;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    ann = await app.visitor();
    character_id = await app.addCharacter();
  });

  const call = (url: string, { method = 'GET', headers = {}, payload }: RequestOptions = {}) =>
    app.http.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const json = { 'content-type': 'application/json' };
  const bearer = () => ({ authorization: `Bearer ${ann.token}` });

  test.each([
    ['/api/characters', 400, 'site.host_required'],
    ['/api/characters?host=', 400, 'site.host_required'],
    ['/api/characters?host=pd&host=pd', 400, 'site.host_required'],
    ['/api/characters?host=nowhere', 404, 'site.unknown_host'],
    ['/api/characters?host=PD', 404, 'site.unknown_host'],
    ['/api/characters?host=pd.', 404, 'site.unknown_host'],
    ['/api/characters?host=pd&colour=red', 422, 'request.invalid'],
    ['/api/characters?host=pd&limit=0', 422, 'request.invalid'],
    ['/api/characters?host=pd&limit=101', 422, 'request.invalid'],
    ['/api/characters?host=pd&limit=ten', 422, 'request.invalid'],
    ['/api/characters?host=pd&offset=10001', 422, 'request.invalid'],
    ['/api/characters?host=pd&gender=robot', 422, 'request.invalid'],
    ['/api/characters?host=pd&cursor=bm9uc2Vuc2U', 422, 'request.invalid'],
    ['/api/characters/not-an-id?host=pd', 422, 'request.invalid'],
    [`/api/characters/${randomUUID()}?host=pd`, 404, 'character.not_found'],
    [`/api/domes/${randomUUID()}`, 404, 'dome.not_found'],
    ['/api/chats?host=pd', 401, 'identity.required'],
    ['/api/nothing?host=pd', 404, 'request.not_found'],
    ['/api/api-config', 401, 'client.key_invalid'],
  ])('GET %s returns %i %s as a problem document', async (url, status, code) => {
    const reply = await call(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({
      code,
      status,
      title: expect.any(String),
      request_id: expect.any(String),
    });
  });

  test('an unknown field is named, and a known one that is wrong too', async () => {
    const payload = JSON.stringify({ character_id: 'x', is_admin: true });
    const reply = await call('/api/sessions?host=pd', {
      method: 'POST',
      headers: { ...json, ...bearer() },
      payload,
    });
    expect(reply.statusCode).toBe(422);
    const fields = reply.json<{ errors: { field: string }[] }>().errors.map((error) => error.field);
    expect(fields.sort()).toEqual(['character_id', 'is_admin']);
  });

  test.each([
    ['{"a":', 400, 'request.malformed'],
    ['{"__proto__":{"is_admin":true}}', 400, 'request.malformed'],
    [JSON.stringify({ character_id: 'x'.repeat(300_000) }), 413, 'request.too_large'],
  ])(
    'a body that cannot be read is refused and harms nothing (%#)',
    async (payload, status, code) => {
      const reply = await call('/api/sessions?host=pd', {
        method: 'POST',
        headers: { ...json, ...bearer() },
        payload,
      });
      expect(reply.statusCode).toBe(status);
      expect(reply.json()).toMatchObject({ code });
    },
  );

  test.each(['text/xml', 'text/plain'])('a body of type %s is refused', async (type) => {
    const headers = { 'content-type': type, ...bearer() };
    const reply = await call('/api/sessions?host=pd', { method: 'POST', headers, payload: '<a/>' });
    expect(reply.json()).toMatchObject({ code: 'request.unsupported_media_type', status: 415 });
  });

  test('an unsupported method is refused with the list of allowed ones', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS', 'DELETE'] as const) {
      const reply = await app.http.inject({
        method,
        url: '/api/sessions?host=pd',
        headers: json,
        payload: '{',
      });
      expect(reply.json()).toMatchObject({ code: 'request.method_not_allowed', status: 405 });
      expect(reply.headers).toMatchObject({ allow: 'POST', 'x-content-type-options': 'nosniff' });
    }
    const chat = await app.http.inject({ method: 'PUT', url: `/api/chats/${randomUUID()}` });
    expect(chat.headers['allow']).toBe('GET, HEAD, PATCH, DELETE');
  });

  test('the number of reported mistakes is limited', async () => {
    const payload = JSON.stringify(
      Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`field_${index}`, index])),
    );
    const headers = { ...json, ...bearer() };
    const reply = await call('/api/sessions?host=pd', { method: 'POST', headers, payload });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<{ errors: unknown[] }>().errors).toHaveLength(20);
  });

  test('a network beyond its rate limit has to wait, and others do not', async () => {
    app.clock.stop(); // the rate limit of a network refills over time
    const from = (remoteAddress: string) =>
      app.http.inject({ url: '/api/gender?host=nowhere', remoteAddress });
    const statuses = new Map<number, number>();
    let last = await from('2001:db8::1');
    for (let index = 0; index < 1_100; index += 1) {
      last = await from(`2001:db8::${(index % 9) + 1}`);
      statuses.set(last.statusCode, (statuses.get(last.statusCode) ?? 0) + 1);
    }
    expect([...statuses.keys()]).toEqual([404, 429]);
    expect(statuses.get(404)).toBe(999);
    expect(last.json()).toMatchObject({ code: 'request.rate_limited' });
    expect(last.headers['retry-after']).toBe('1');
    expect((await from('2001:db9::1')).statusCode).toBe(404);
    expect((await from('127.0.0.1')).statusCode).toBe(404);
  });

  test('a trailing slash is accepted', async () => {
    const [one, two] = [
      await call('/api/characters?host=pd'),
      await call('/api/characters/?host=pd'),
    ];
    expect(two.json()).toEqual(one.json());
    expect(one.json()).toMatchObject({ limit: 20, offset: 0, total_count: 1 });
  });

  test('forged, foreign and broken tokens are refused', async () => {
    const [header, body] = ann.token.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [
      `${header}.${body}.AAAA`,
      `${none}.${body}.`,
      'x',
      'a.b.c',
      'x'.repeat(5000),
    ]) {
      const reply = await call('/api/chats?host=pd', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(reply.json()).toMatchObject({ code: 'identity.token_invalid', status: 401 });
    }
  });

  test('a token expires', async () => {
    const early = await app.visitor();
    app.clock.forward(401 * 24 * 3_600_000);
    await expect(early.chat.list({ query: {} })).rejects.toMatchObject({
      code: 'identity.token_invalid',
    });
    app.clock.forward(-401 * 24 * 3_600_000);
  });

  const openWith = (key: string, body: object) =>
    call('/api/sessions?host=pd', {
      method: 'POST',
      headers: { ...json, ...bearer(), 'idempotency-key': key },
      payload: JSON.stringify(body),
    });

  test('the same key has one effect and one response, also in parallel; another body is refused', async () => {
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => openWith(key, { character_id, fresh: true })),
    );
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
    expect((await openWith(key, { fresh: true, character_id })).body).toBe(replies[0]?.body);
    expect((await openWith(key, { character_id, fresh: false })).json()).toMatchObject({
      code: 'request.key_reused',
      status: 409,
    });
    expect((await openWith('not-a-uuid', { character_id })).json()).toMatchObject({
      code: 'request.key_invalid',
    });
  });

  test('a call with a key does not wait for calls that wait for its connection', async () => {
    const chat = await ann.chat.open({ body: { character_id } });
    app.clock.forward(5_000); // the cached character expires
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0
          ? openWith(randomUUID(), { character_id })
          : ann.chat.read({ params: { id: chat.session_id } }),
      ),
    );
    expect(performance.now() - began).toBeLessThan(SOON_MS);
  });

  test('idempotency keys of different people are independent', async () => {
    const key = randomUUID();
    const mine = await openWith(key, { character_id, fresh: true });
    const bob = await app.visitor();
    const theirs = await call('/api/sessions?host=pd', {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${bob.token}`, 'idempotency-key': key },
      payload: JSON.stringify({ character_id, fresh: true }),
    });
    expect(theirs.statusCode).toBe(200);
    expect(theirs.json<{ session_id: string }>().session_id).not.toBe(
      mine.json<{ session_id: string }>().session_id,
    );
  });

  test('a failed call can be repeated with its key', async () => {
    const key = randomUUID();
    expect((await openWith(key, { character_id: randomUUID() })).statusCode).toBe(404);
    expect((await openWith(key, { character_id })).statusCode).toBe(200);
  });

  test('the client configuration is an allow-list', async () => {
    const reply = await call('/api/api-config', { headers: { 'x-api-key': 'web-pd' } });
    expect(reply.json()).toMatchObject({
      host: 'pd',
      name: 'Velour',
      engines: { llm: { name: 'puppet', stand_in: true } },
      text_judge: 'none',
    });
    expect(reply.body).not.toMatch(/secret|password|database/i);
  });

  test('the description names every call that is served, as OpenAPI 3.1', async () => {
    const document = (await call('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<string, object>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toContain('/chats/{id}/history');
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const url = `/api${path.replace(/\{\w+\}/g, randomUUID())}`;
        expect(
          app.http.hasRoute({
            method: method.toUpperCase(),
            url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
          }),
          url,
        ).toBe(true);
      }
    }
    const zipped = await call('/api/docs', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const docs = gunzipSync(zipped.rawPayload).toString();
    expect(docs).toContain('/chats/{id}/history');
    expect(docs).toContain('<td>one of female, anime, male; by default female</td>');
    expect(docs).toContain('<td>integer; 1 to 100; by default 20</td>');
    expect(docs).toMatch(/<p><b>Retries\.<\/b> .*<code>Idempotency-Key<\/code>/);
    // Each call that the guide names exists.
    const guide = docs.slice(docs.indexOf('<h1>'), docs.indexOf('<h2>'));
    const named = Array.from(guide.matchAll(/<code>POST \/api([^<]+)</g), ([, path]) => path);
    expect(named.length).toBeGreaterThan(2);
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(named));
    expect(docs).toContain(`curl 'http://127.0.0.1:5173/api/plans?host=pd`);
  });

  test('sites are isolated from each other, even if all ids are known', async () => {
    const site = { id: randomUUID(), host: 'other', hostnames: ['other.example'], record: {} };
    await database.pool.query(
      'insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
      [site.id, site.host, site.hostnames, site.record],
    );
    const chat = await ann.chat.open({ body: { character_id } });
    const callOther = (path: string) => call(`/api${path}?host=other`, { headers: bearer() });
    expect((await callOther(`/chats/${chat.session_id}`)).json()).toMatchObject({
      code: 'identity.token_invalid',
    });
    expect((await call(`/api/characters/${character_id}?host=other`)).statusCode).toBe(404);
    expect((await call('/api/characters?host=other')).json()).toMatchObject({ total_count: 0 });
  });
});
