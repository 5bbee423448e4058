// Invalid tokens are refused, and key rotation keeps valid ones valid.
import { createLocalJWKSet, jwtVerify } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { craftTokens, poolKey, reSigned } from '../../../test/crafted-tokens.ts';
import { onDatabase } from '../../../test/databases.ts';
import { freshPool, openPool, pushedClock } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { member, PASSWORD } from '../../../test/suites/identity-suite.ts';

const DAY_MS = 24 * 3_600_000;
const email = 'ann@example.com';
const master = Buffer.alloc(32, 7);

onDatabase('tokens of the embedded pool', (open) => {
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
    return { world, id_token, claims };
  }

  test('more than forty crafted tokens are refused', async () => {
    const { world, id_token } = await signedIn();
    const { provider, pool } = world;
    const own = await poolKey(database, { site_id: pool.site_id, master });
    const { keys } = await provider.jwks(pool);
    const crafted = await craftTokens({ id_token, key: own, published: keys });
    expect(Object.keys(crafted).length).toBeGreaterThanOrEqual(40);
    const passed: string[] = [];
    for (const [what, token] of Object.entries(crafted)) {
      if (await provider.verify(pool, token)) passed.push(what);
    }
    expect(passed).toEqual([]);
    // The refusal was not due to a missing key or an invalid claim.
    expect(await provider.verify(pool, id_token)).toBeDefined();
    expect(await provider.verify(pool, await reSigned(id_token, own))).toBeDefined();
  });

  test('a token of one site is refused by another, even for the same address', async () => {
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
    const second = openPool(database.db, { master });
    expect(await second.provider.verify(world.pool, id_token)).toEqual(claims);
    const { keys } = await second.provider.jwks(world.pool);
    expect(keys).toHaveLength(1);
    expect(JSON.stringify(keys)).not.toContain('"d"');
    const set = createLocalJWKSet({ keys });
    expect((await jwtVerify(id_token, set)).payload.sub).toBe(claims.sub);
  });

  test('keys rotate monthly, and the old one verifies until its last token has expired', async () => {
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
    await world.provider.forgetOld();
    const { keys } = await world.provider.jwks(world.pool);
    expect(keys.map((key) => key.kid)).toEqual([kid(after.id_token)]);
    expect(keys.map((key) => key.kid)).not.toContain(first);
    const { refresh_token } = after;
    const late = await world.provider.refresh(world.pool, { refresh_token, sub });
    expect(await world.provider.verify(world.pool, late.id_token)).toBeDefined();
  });

  test('several processes that need the first key at once create one', async () => {
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
