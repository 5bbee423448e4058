// Forty tokens that are not good, and the keys that verify those that are.
import { createHmac, randomUUID } from 'node:crypto';
import {
  CompactSign,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  type JWK,
} from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { onBothEngines } from '../../../test/databases.ts';
import { freshPool, openPool, pushedClock } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { createVault } from '../../platform/vault.ts';
import { member, PASSWORD } from './port.suite.ts';

const DAY_MS = 24 * 3_600_000;
const email = 'ann@example.com';
const master = Buffer.alloc(32, 7);

const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

onBothEngines('tokens of the embedded pool', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  async function signedIn() {
    const world = openPool(database.db, { master });
    await member(world, email);
    const { id_token, claims } = await world.provider.signIn(world.pool, {
      email,
      password: PASSWORD,
    });
    const [header, payload, signature] = id_token.split('.').map((part) => part);
    const read = (part = ''): Record<string, unknown> =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    return { world, id_token, claims, header: read(header), payload: read(payload), signature };
  }

  /** The pool's own private key, to sign what the pool never would. */
  async function ownKey(siteId: string) {
    const { rows } = await database.pool.query<{ id: string; private_key: Buffer }>(
      'select id, private_key from pool_key where site_id = $1',
      [siteId],
    );
    const [row] = rows;
    if (!row) throw new Error('The site has no key.');
    const opened = createVault(master).systemKey('pool-keys').open(row.private_key, row.id);
    return importJWK(JSON.parse(opened) as JWK, 'ES256');
  }

  test('forty crafted tokens are none', async () => {
    const { world, id_token, header, payload, signature } = await signedIn();
    const { provider, pool } = world;
    const own = await ownKey(pool.site_id);
    const stranger = await generateKeyPair('ES256', { extractable: true });
    const rsa = await generateKeyPair('RS256');
    const strangerJwk = await exportJWK(stranger.publicKey);
    const { keys = [] } = (await provider.jwks?.(pool)) ?? {};
    const now = Number(payload['iat']);

    const by = async (
      key: Parameters<CompactSign['sign']>[0],
      changes: { header?: object; payload?: object | string },
    ): Promise<string> => {
      const body =
        typeof changes.payload === 'string'
          ? changes.payload
          : JSON.stringify({ ...payload, ...changes.payload });
      return new CompactSign(Buffer.from(body))
        .setProtectedHeader({ alg: 'ES256', ...header, ...changes.header })
        .sign(key);
    };
    const ofUs = (changes: object) => by(own, { payload: changes });
    const hmac = (secret: string | Buffer): string => {
      const signed = `${encoded({ ...header, alg: 'HS256' })}.${encoded(payload)}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    };
    const without = (claim: string): Promise<string> => {
      const { [claim]: _gone, ...rest } = payload;
      return by(own, { payload: JSON.stringify(rest) });
    };
    const text = JSON.stringify(payload);

    const crafted: Record<string, string> = {
      'alg none': `${encoded({ ...header, alg: 'none' })}.${encoded(payload)}.`,
      'alg None, with a signature': `${encoded({ ...header, alg: 'None' })}.${encoded(payload)}.${signature}`,
      'alg none, old signature': `${encoded({ ...header, alg: 'none' })}.${encoded(payload)}.${signature}`,
      'HMAC by the public key as JWK': hmac(JSON.stringify(keys[0])),
      'HMAC by its x': hmac(String((keys[0] as { x?: string }).x)),
      'HMAC by nothing': hmac(Buffer.alloc(1)),
      'another key': await by(stranger.privateKey, {}),
      'RS256 of another key': await by(rsa.privateKey, { header: { alg: 'RS256' } }),
      'embedded jwk': await by(stranger.privateKey, { header: { jwk: strangerJwk } }),
      jku: await by(stranger.privateKey, { header: { jku: 'https://evil.example/keys' } }),
      x5u: await by(stranger.privateKey, { header: { x5u: 'https://evil.example/cert' } }),
      x5c: await by(stranger.privateKey, { header: { x5c: ['AAAA'] } }),
      'jwk beside our signature': await by(own, { header: { jwk: strangerJwk } }),
      'crit beside our signature': await by(own, { header: { b64: true, crit: ['b64'] } }),
      'an unknown kid': await by(own, { header: { kid: randomUUID() } }),
      'a kid that climbs': await by(own, { header: { kid: '../../etc/passwd' } }),
      'a kid with SQL': await by(own, { header: { kid: "' or 1=1 --" } }),
      'typ of an access token': await by(own, { header: { typ: 'at+jwt' } }),
      'another audience': await ofUs({ aud: 'velour:another' }),
      'two audiences': await ofUs({ aud: [payload['aud'], 'another'] }),
      'another issuer': await ofUs({ iss: 'https://accounts.example.com' }),
      'the issuer of another site': await ofUs({ iss: `urn:velour:pool:${randomUUID()}` }),
      'an access token': await ofUs({ token_use: 'access' }),
      'a visitor’s token': await ofUs({ token_use: 'visitor' }),
      'no use': await without('token_use'),
      'no sign-in': await without('sid'),
      'no end': await without('exp'),
      'no beginning': await without('iat'),
      'no subject': await without('sub'),
      'no audience': await without('aud'),
      ended: await ofUs({ iat: now - 7_200, exp: now - 3_600 }),
      'ended, made just now': await ofUs({ exp: now - 60 }),
      'of tomorrow': await ofUs({ iat: now + 86_400, exp: now + 90_000 }),
      'good for ever': await ofUs({ iat: now - 7_200, exp: now + 10 ** 9 }),
      'not before tomorrow': await ofUs({ nbf: now + 86_400 }),
      'an end as text': await ofUs({ exp: String(now + 3_600) }),
      'the subject twice': await by(own, { payload: text.replace('{', '{"sub":"eve",') }),
      'the subject twice, the false one last': await by(own, {
        payload: text.replace('}', ',"sub":"eve"}'),
      }),
      'more claims than ours': await ofUs({ is_admin: true }),
      'spaces in it': await by(own, { payload: text.replaceAll(',', ', ') }),
      'a hundred kilobytes': await ofUs({ name: 'x'.repeat(100_000) }),
      'a hundred kilobytes of nothing': 'x'.repeat(100_000),
      'many dots': '.'.repeat(4_000),
      'a fourth part': `${id_token}.${signature}`,
      'no signature': `${encoded(header)}.${encoded(payload)}.`,
      'a short signature': `${encoded(header)}.${encoded(payload)}.${signature?.slice(0, 20)}`,
      'the payload is no object': await by(own, { payload: '"text"' }),
      'the payload is null': await by(own, { payload: 'null' }),
      'no JSON': await by(own, { payload: 'not json' }),
    };
    expect(Object.keys(crafted).length).toBeGreaterThanOrEqual(40);
    const passed: string[] = [];
    for (const [what, token] of Object.entries(crafted)) {
      if (await provider.verify(pool, token)) passed.push(what);
    }
    expect(passed).toEqual([]);
    // And it was not for want of a key or of a good claim.
    expect(await provider.verify(pool, id_token)).toBeDefined();
    expect(await provider.verify(pool, await by(own, {}))).toBeDefined();
  });

  test('a token of one site is none on another, though the address is the same', async () => {
    const { world, id_token } = await signedIn();
    const other = freshPool();
    await member({ ...world, pool: other }, email);
    const there = await world.provider.signIn(other, { email, password: PASSWORD });
    expect(await world.provider.verify(other, id_token)).toBeUndefined();
    expect(await world.provider.verify(world.pool, there.id_token)).toBeUndefined();
    expect(await world.provider.verify(other, there.id_token)).toBeDefined();
  });

  test('another process verifies by the published keys', async () => {
    const { world, id_token, claims } = await signedIn();
    const twin = openPool(database.db, { master });
    expect(await twin.provider.verify(world.pool, id_token)).toEqual(claims);
    const { keys = [] } = (await twin.provider.jwks?.(world.pool)) ?? {};
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const set = createLocalJWKSet({ keys });
    expect((await jwtVerify(id_token, set)).payload.sub).toBe(claims.sub);
  });

  test('keys change by the month, and the old one verifies until its last token ended', async () => {
    const clock = pushedClock();
    const world = openPool(database.db, { master, clock });
    const sub = await member(world, email);
    const account = { email, password: PASSWORD };
    await world.provider.signIn(world.pool, account); // the first key
    clock.forward(30 * DAY_MS - 1_800_000);
    const before = await world.provider.signIn(world.pool, account);
    clock.forward(1_801_000);
    const after = await world.provider.signIn(world.pool, account);
    const kid = (token: string): string =>
      String(
        (
          JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
            kid: string;
          }
        ).kid,
      );
    expect(kid(after.id_token)).not.toBe(kid(before.id_token));
    const first = kid(before.id_token);
    expect(await world.provider.verify(world.pool, before.id_token)).toBeDefined();
    expect(await world.provider.verify(world.pool, after.id_token)).toBeDefined();
    clock.forward(2 * DAY_MS);
    await world.provider.forgetOld?.();
    const { keys = [] } = (await world.provider.jwks?.(world.pool)) ?? {};
    expect(keys.map((key) => (key as JWK).kid)).toEqual([kid(after.id_token)]);
    expect(keys.map((key) => (key as JWK).kid)).not.toContain(first);
    const { refresh_token } = after;
    const late = await world.provider.refresh(world.pool, { refresh_token, sub });
    expect(await world.provider.verify(world.pool, late.id_token)).toBeDefined();
  });

  test('several processes that need a first key at once make one', async () => {
    const pool = freshPool();
    const worlds = [1, 2, 3, 4].map(() => openPool(database.db, { master }));
    const [first] = worlds;
    if (!first) throw new Error('There are four.');
    await member({ ...first, pool }, email);
    const all = await Promise.all(
      worlds.map(({ provider }) => provider.signIn(pool, { email, password: PASSWORD })),
    );
    for (const { id_token } of all) {
      expect(await first.provider.verify(pool, id_token)).toBeDefined();
    }
    const { rows } = await database.pool.query('select id from pool_key where site_id = $1', [
      pool.site_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  describe('at rest', () => {
    test('no password, code, token or private key can be read', async () => {
      const { world, claims } = await signedIn();
      const { refresh_token } = await world.provider.signIn(world.pool, {
        email,
        password: PASSWORD,
      });
      await world.provider.forgotPassword(world.pool, { email }).catch(() => undefined);
      const seen: string[] = [];
      for (const table of ['account', 'code', 'attempt', 'sign_in', 'key']) {
        const { rows } = await database.pool.query<{ row: string }>(
          `select t::text as row from pool_${table} t where site_id = $1`,
          [world.pool.site_id],
        );
        seen.push(...rows.map(({ row }) => row));
      }
      const all = seen.join('\n');
      expect(all).toContain(claims.sub);
      expect(all).toContain('$argon2id$v=19$');
      expect(all).not.toContain(PASSWORD);
      expect(all).not.toContain(refresh_token.split('.')[2]);
      for (const { text } of world.mails) {
        expect(all).not.toMatch(new RegExp(`(?<![0-9])${/\b\d{6}\b/.exec(text)?.[0]}(?![0-9])`));
      }
      expect(all).not.toContain('"d":');
    });
  });
});
