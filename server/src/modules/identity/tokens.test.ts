// Tokens: the public key set, and how crafted tokens are refused.
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { craftTokens, poolKey, reSigned } from '../../../test/crafted-tokens.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';

const master = Buffer.alloc(32, 9);

onDatabase('tokens', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let ann: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, master });
    ann = await app.member();
  });

  const fetchKeys = (host = 'pd') => app.http.inject({ url: '/api/auth/jwks', query: { host } });

  test('the key set is public, cacheable, and verifies the pool’s signatures', async () => {
    const { keys } = await app.guest.account.signingKeys();
    const { payload } = await jwtVerify(ann.token, createLocalJWKSet({ keys }), {
      issuer: `urn:velour:pool:${app.site_id}`,
      audience: `velour:${app.site_id}`,
    });
    expect(payload).toMatchObject({ token_use: 'id', name: 'Ann' });
    const reply = await fetchKeys();
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
    const members = keys.flatMap((key) => Object.keys(key));
    expect(new Set(members)).toEqual(new Set(['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use']));
  });

  test('an unknown site has no key set, and that response is not cacheable', async () => {
    const reply = await fetchKeys('nowhere');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('every crafted token is refused, in the words for a sign-in that is not good', async () => {
    const key = await poolKey(database, { site_id: app.site_id, master });
    const { keys: published } = await app.guest.account.signingKeys();
    const crafted = await craftTokens({ id_token: ann.token, key, published });
    const call = (token: string) =>
      app.http.inject({
        url: '/api/user',
        query: { host: 'pd' },
        headers: { authorization: `Bearer ${token}` },
      });
    const outcomes = await Promise.all(
      Object.entries(crafted).map(async ([what, token]) => {
        const reply = await call(token);
        return [what, reply.statusCode, reply.json<{ title?: string }>().title];
      }),
    );
    expect(outcomes.length).toBeGreaterThanOrEqual(40);
    expect(outcomes).toEqual(
      Object.keys(crafted).map((what) => [
        what,
        401,
        'Your sign-in is no longer valid. Please sign in again.',
      ]),
    );
    expect((await call(ann.token)).statusCode).toBe(200);
    expect((await call(await reSigned(ann.token, key))).statusCode).toBe(200);
  });
});
