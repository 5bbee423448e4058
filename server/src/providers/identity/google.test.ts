// Sign-in with Google in the embedded pool: the real flow against an OpenID provider on this machine, and the demo page.
import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { openPool, pushedClock, type TestPool } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { createVault } from '../../platform/encryption.ts';
import { startFakeOpenId, type FakeOpenId } from '../../../test/fakes/fake-openid.ts';
import { createOpenIdSignIn } from './google/openid.ts';
import { serveDemoGoogle } from './google/demo-google-page.ts';
import { createDemoGoogle } from './google/demo-google.ts';
import { googleRequest, member, PASSWORD, refusal } from '../../../test/suites/identity-suite.ts';

const BACK = 'https://rose.example/auth/google';
const ann = { sub: '1093', email: 'ann@example.com', email_verified: true };

onDatabase('signing in with Google', (open) => {
  let database: Database;
  let google: FakeOpenId;
  let world: TestPool;
  beforeAll(async () => {
    database = await open();
    google = await startFakeOpenId();
  });
  afterAll(() => google.close());
  beforeEach(() => {
    google.lie({});
    const openId = createOpenIdSignIn({ issuer: google.issuer, ...google.client });
    world = openPool(database.db, { google: openId });
  });

  /** Completes the sign-in in the popup, up to the tokens. */
  async function comeBack(who: Record<string, unknown>, changes: object = {}) {
    const { provider, pool } = world;
    const { verifier, nonce, ...start } = googleRequest(BACK);
    const { url, isDemo } = await provider.googleAddress(pool, { ...start, nonce });
    expect(isDemo).toBe(false);
    const code = google.agree(url, who);
    const given = { code, redirect_uri: BACK, verifier, nonce, ...changes };
    return { given, tokens: provider.exchangeGoogleCode(pool, given) };
  }

  test('the address requests a code with state, nonce and the verifier’s hash', async () => {
    const start = googleRequest(BACK);
    const { url } = await world.provider.googleAddress(world.pool, start);
    const { searchParams, origin } = new URL(url);
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: BACK,
      state: start.state,
      nonce: start.nonce,
      code_challenge: start.challenge,
      code_challenge_method: 'S256',
    });
  });

  test('a token that was issued to another client of the provider is refused', async () => {
    for (const azp of ['another-client', '', 7, null]) {
      google.lie({ azp });
      const { tokens } = await comeBack({ ...ann, sub: 'azp' });
      expect(await refusal(tokens)).toBe('google_failed');
    }
    google.lie({ azp: google.client.client_id });
    const { tokens } = await comeBack({ ...ann, sub: 'azp' });
    expect(await refusal(tokens)).toBe('none');
  });

  test.each(['a\0b', 'x'.repeat(256)])('the subject %j is refused', async (sub) => {
    const { tokens } = await comeBack({ ...ann, sub });
    expect(await refusal(tokens)).toBe('google_failed');
  });

  test('an address that cannot be stored is no address', async () => {
    const { tokens } = await comeBack({ ...ann, sub: 'nul', email: 'a\0nn@example.com' });
    expect((await tokens).claims).toMatchObject({ email: null });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://accounts.example/authorize',
    'ftp://127.0.0.1/authorize',
    'no address',
  ])('a browser is not sent to %s', async (authorization_endpoint) => {
    google.describe({ authorization_endpoint });
    const openId = createOpenIdSignIn({ issuer: google.issuer, ...google.client });
    expect(await refusal(openId.address(googleRequest(BACK)))).toBe('unavailable');
    google.describe({});
  });

  test('a returning person is recognized by Google’s subject, also with another address', async () => {
    const first = await (await comeBack(ann)).tokens;
    expect(first.claims).toMatchObject({ email: ann.email, email_verified: true });
    expect(first.claims.name).toMatch(/^User_[0-9a-f]{8}$/);
    expect(await world.provider.hasPassword(world.pool, first.claims)).toBe(false);
    const moved = { ...ann, email: 'marlow@example.com' };
    const second = await (await comeBack(moved)).tokens;
    expect(second.claims.sub).toBe(first.claims.sub);
    expect(await world.provider.verify(world.pool, second.id_token)).toEqual(second.claims);
  });

  test('a password account with the same address is not taken over', async () => {
    const sub = await member(world, ann.email);
    const { tokens } = await comeBack(ann);
    await expect(tokens).rejects.toMatchObject({ kind: 'google_failed' });
    const { claims } = await world.provider.signIn(world.pool, { ...ann, password: PASSWORD });
    expect(claims.sub).toBe(sub);
  });

  test('an address that Google does not vouch for is not stored', async () => {
    await member(world, ann.email);
    const { claims } = await (await comeBack({ ...ann, email_verified: false })).tokens;
    expect(claims).toMatchObject({ email: null, email_verified: false });
  });

  test('an unconfirmed registration does not lock out the owner of its address', async () => {
    const squatter = { email: ann.email, password: PASSWORD, name: 'User_x' };
    const { sub } = await world.provider.signUp(world.pool, squatter);
    const { claims } = await (await comeBack(ann)).tokens;
    expect(claims.sub).not.toBe(sub);
    expect(await refusal(world.provider.signIn(world.pool, squatter))).toBe('wrong_credentials');
  });

  test('concurrent sign-ins of one person create one account', async () => {
    const backs = await Promise.all([1, 2, 3, 4].map(() => comeBack(ann)));
    const subs = await Promise.all(backs.map(async ({ tokens }) => (await tokens).claims.sub));
    expect(new Set(subs).size).toBe(1);
  });

  test('a code is valid once, and only with its verifier, address and nonce', async () => {
    const { given, tokens } = await comeBack(ann);
    await tokens;
    expect(await refusal(world.provider.exchangeGoogleCode(world.pool, given))).toBe(
      'google_failed',
    );
    for (const wrong of [
      { verifier: randomBytes(32).toString('base64url') },
      { redirect_uri: 'https://evil.example/auth/google' },
      { nonce: 'another' },
      { code: 'made-up' },
    ]) {
      expect(await refusal((await comeBack(ann, wrong)).tokens)).toBe('google_failed');
    }
  });

  test.each([
    ['a foreign issuer', { iss: 'https://evil.example' }, {}],
    ['a foreign audience', { aud: 'another-client' }, {}],
    ['an ended token', { exp: 1_000_000_000 }, {}],
    ['a foreign nonce', { nonce: 'another' }, {}],
    ['a foreign key', {}, { foreignKey: true }],
  ])('%s is refused', async (_what, claims, more) => {
    google.lie(claims, more);
    expect(await refusal((await comeBack(ann)).tokens)).toBe('google_failed');
  });

  test('an unreachable provider is unavailable', async () => {
    const gone = createOpenIdSignIn({ issuer: 'http://127.0.0.1:9', ...google.client });
    const { provider, pool } = openPool(database.db, { google: gone });
    expect(await refusal(provider.googleAddress(pool, googleRequest(BACK)))).toBe('unavailable');
  });

  test('without Google its sign-in is refused', async () => {
    const { provider, pool } = openPool(database.db);
    expect(await refusal(provider.googleAddress(pool, googleRequest(BACK)))).toBe('google_failed');
  });

  describe('the demo Google page', () => {
    async function openDemoGoogle() {
      const clock = pushedClock();
      const demoGoogle = createDemoGoogle({
        vault: createVault(randomBytes(32)),
        clock,
        base: '/api',
      });
      const http = Fastify();
      await http.register(async (api) => serveDemoGoogle(api, { demoGoogle, base: '/api' }), {
        prefix: '/api',
      });
      return { http, clock, ...openPool(database.db, { google: demoGoogle, clock }) };
    }
    const form = (request: string, email: string, path = 'demo') => ({
      method: 'POST' as const,
      url: `/api/auth/google/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ request, email }).toString(),
    });
    const requestIn = (url: string): string => new URL(url, BACK).searchParams.get('request') ?? '';

    test('says that it is a demo, asks for an address and redirects with a code', async () => {
      const { http, provider, pool } = await openDemoGoogle();
      const { verifier, ...start } = googleRequest(BACK);
      const { url, isDemo } = await provider.googleAddress(pool, start);
      expect(isDemo).toBe(true);
      const shown = await http.inject(url);
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain('This is not Google');
      expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
      const sent = await http.inject(form(requestIn(url), ' Ann@Example.com '));
      expect(sent.statusCode).toBe(303);
      const back = new URL(sent.headers.location ?? '');
      expect(back.origin + back.pathname).toBe(BACK);
      expect(back.searchParams.get('state')).toBe(start.state);
      const code = back.searchParams.get('code') ?? '';
      const given = { code, redirect_uri: BACK, verifier, nonce: start.nonce };
      const wrong = { ...given, verifier: `${verifier}x` };
      expect(await refusal(provider.exchangeGoogleCode(openPool(database.db).pool, wrong))).toBe(
        'google_failed',
      );
      const { claims } = await provider.exchangeGoogleCode(pool, given);
      expect(claims.email).toBe('ann@example.com');
      expect(await refusal(provider.exchangeGoogleCode(pool, given))).toBe('google_failed');
    });

    test('is also served at its former path, which open pages still have', async () => {
      const { http, provider, pool } = await openDemoGoogle();
      const { verifier, ...start } = googleRequest(BACK);
      const { url } = await provider.googleAddress(pool, start);
      expect((await http.inject(url.replace('/demo?', '/stand-in?'))).statusCode).toBe(200);
      const sent = await http.inject(form(requestIn(url), 'ann@example.com', 'stand-in'));
      const code = new URL(sent.headers.location ?? '').searchParams.get('code') ?? '';
      const given = { code, redirect_uri: BACK, verifier, nonce: start.nonce };
      const { claims } = await provider.exchangeGoogleCode(pool, given);
      expect(claims.email).toBe('ann@example.com');
    });

    test('refuses forged and expired requests', async () => {
      const { http, provider, pool, clock } = await openDemoGoogle();
      const { url } = await provider.googleAddress(pool, googleRequest(BACK));
      for (const request of ['', 'x', requestIn(url).slice(0, -2), 'A'.repeat(5_000)]) {
        const response = await http.inject(form(request, 'ann@example.com'));
        expect(response.statusCode).toBe(400);
        expect(response.headers.location).toBeUndefined();
      }
      const none = await http.inject(form(requestIn(url), '"><script>alert(1)</script>'));
      expect(none.statusCode).toBe(200);
      expect(none.body).not.toContain('<script>');
      clock.forward(11 * 60_000);
      expect((await http.inject(form(requestIn(url), 'ann@example.com'))).statusCode).toBe(400);
      expect((await http.inject(url)).statusCode).toBe(400);
    });

    test('its code expires after a minute', async () => {
      const { http, provider, pool, clock } = await openDemoGoogle();
      const { verifier, ...start } = googleRequest(BACK);
      const { url } = await provider.googleAddress(pool, start);
      const sent = await http.inject(form(requestIn(url), 'ann@example.com'));
      const code = new URL(sent.headers.location ?? '').searchParams.get('code') ?? '';
      clock.forward(61_000);
      const given = { code, redirect_uri: BACK, verifier, nonce: start.nonce };
      expect(await refusal(provider.exchangeGoogleCode(pool, given))).toBe('google_failed');
    });
  });
});
