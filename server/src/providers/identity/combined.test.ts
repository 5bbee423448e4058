// A managed pool with the embedded one beside it: which tokens each accepts, and what ends a sign-in.
import { createHmac, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { craftTokens, poolKey } from '../../../test/crafted-tokens.ts';
import { onDatabase, quietLog } from '../../../test/databases.ts';
import { startFakeCognito, type FakeCognito } from '../../../test/fakes/cognito/server.ts';
import { openPool, pushedClock, type TestPool } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { createCognito } from './cognito.ts';
import { createCombinedPool } from './combined.ts';
import {
  identitySuite,
  member,
  PASSWORD,
  refusal,
  type Subject,
} from '../../../test/suites/identity-suite.ts';
import type { IdentityProvider, ManagedPool, Pool } from './port.ts';

const email = 'ann@example.com';
const account = { email, password: PASSWORD };
const create = { name: 'User_tg', alias: 'telegram:4711' };
const master = Buffer.alloc(32, 9);
const HOUR_MS = 3_600_000;

interface World extends Subject {
  readonly provider: IdentityProvider;
  readonly managed: ManagedPool;
  readonly embedded: TestPool;
  readonly fake: FakeCognito;
}

onDatabase('a managed pool beside the embedded one', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const opened: FakeCognito[] = [];
  afterEach(async () => {
    for (const fake of opened.splice(0)) await fake.close();
  });

  async function openCombined(): Promise<World> {
    const clock = pushedClock();
    const fake = await startFakeCognito(clock);
    opened.push(fake);
    const managed = createCognito({ config: fake.config, clock, log: quietLog });
    const managedIssuer = managed.issuer;
    const embedded = openPool(database.db, { clock, master, managedIssuer });
    return {
      provider: createCombinedPool({ managed, embedded: embedded.provider }),
      managed,
      embedded,
      fake,
      pool: embedded.pool,
      codeFor: (address) => Promise.resolve(fake.codeFor(address)),
      forward: clock.forward,
    };
  }

  identitySuite('cognito beside the embedded pool', openCombined);

  let world: World;
  let provider: IdentityProvider;
  let pool: Pool;
  beforeEach(async () => {
    world = await openCombined();
    ({ provider, pool } = world);
  });

  describe('an account of the managed pool', () => {
    test('can be signed in without its password, with the same subject', async () => {
      const sub = await member(world, email);
      const { claims: byPassword } = await provider.signIn(pool, account);
      const issued = await provider.issueTokens(pool, { sub });
      const { sign_in: _one, issued_at: _at, expires_at: _until, ...subject } = byPassword;
      expect(issued.claims).toMatchObject(subject);
      expect(issued.claims.sign_in).not.toBe(byPassword.sign_in);
      expect(await provider.verify(pool, issued.id_token)).toEqual(issued.claims);
      await provider.changeName(pool, { sub, name: 'Ann' });
      const next = await provider.refresh(pool, { ...issued, sub });
      expect(next.claims).toMatchObject({
        ...subject,
        name: 'Ann',
        sign_in: issued.claims.sign_in,
      });
      await provider.signOut(pool, next);
      expect(await refusal(provider.refresh(pool, { ...next, sub }))).toBe('refresh_refused');
    });

    test('that was deleted, disabled or never existed gets no tokens', async () => {
      expect(await refusal(provider.issueTokens(pool, { sub: randomUUID() }))).toBe('user_unknown');
      const sub = await member(world, email);
      const issued = await provider.issueTokens(pool, { sub });
      world.fake.disable(email);
      expect(await refusal(provider.issueTokens(pool, { sub }))).toBe('user_unknown');
      expect(await refusal(provider.refresh(pool, { ...issued, sub }))).toBe('refresh_refused');
    });

    test('keeps its sign-in while the managed pool is unreachable', async () => {
      const sub = await member(world, email);
      const issued = await provider.issueTokens(pool, { sub });
      world.fake.fail('ListUsers', 'InternalErrorException');
      expect(await refusal(provider.refresh(pool, { ...issued, sub }))).toBe('unavailable');
      expect(await provider.verify(pool, issued.id_token)).toBeDefined();
      world.fake.fail('ListUsers', undefined);
      expect(await refusal(provider.refresh(pool, { ...issued, sub }))).toBe('none');
    });

    test('loses all its sign-ins at once, of both pools', async () => {
      const sub = await member(world, email);
      const byPassword = await provider.signIn(pool, account);
      const issued = await provider.issueTokens(pool, { sub });
      await provider.signOutEverywhere(pool, { sub });
      for (const tokens of [byPassword, issued]) {
        expect(await refusal(provider.refresh(pool, { ...tokens, sub }))).toBe('refresh_refused');
      }
    });

    test('is not duplicated in the embedded pool, and is deleted in both', async () => {
      const sub = await member(world, email);
      await provider.issueTokens(pool, { sub });
      const { provider_account, provider_sign_ins } =
        (await provider.ownData?.(pool, { sub })) ?? {};
      expect(provider_account).toEqual([
        expect.objectContaining({ email: null, name: 'User', has_password: false }),
      ]);
      expect(provider_sign_ins).toHaveLength(1);
      await provider.deleteAccount(pool, { sub });
      await provider.deleteAccount(pool, { sub });
      expect(await refusal(provider.signIn(pool, account))).toBe('user_unknown');
      const { rows } = await database.pool.query(
        'select 1 from pool_account where site_id = $1 union select 1 from pool_link where site_id = $1 union select 1 from pool_sign_in where site_id = $1',
        [pool.site_id],
      );
      expect(rows).toEqual([]);
    });

    test('an old refresh token ends the sign-in, and another person’s is not accepted', async () => {
      const sub = await member(world, email);
      const other = await member(world, 'eve@example.com');
      const first = await provider.issueTokens(pool, { sub });
      await provider.issueTokens(pool, { sub: other });
      expect(await refusal(provider.refresh(pool, { ...first, sub: other }))).toBe(
        'refresh_refused',
      );
      const second = await provider.refresh(pool, { ...first, sub });
      world.forward(121_000);
      expect(await refusal(provider.refresh(pool, { ...first, sub }))).toBe('refresh_refused');
      expect(await refusal(provider.refresh(pool, { ...second, sub }))).toBe('refresh_refused');
    });
  });

  describe('an account that is only known by a bot', () => {
    test('is stored in the embedded pool, with all its features', async () => {
      const issued = await provider.issueTokens(pool, { create });
      const { sub } = issued.claims;
      expect((await provider.issueTokens(pool, { create })).claims.sub).toBe(sub);
      expect(provider.isIssuer(pool, issued.claims.issuer)).toBe(true);
      expect(await provider.verify(pool, issued.id_token)).toEqual(issued.claims);
      await provider.changeName(pool, { sub, name: 'Tess' });
      await provider.changeEmail(pool, { sub, email });
      await provider.confirmEmail(pool, { sub, code: await world.embedded.codeFor(email) });
      const next = await provider.refresh(pool, { ...issued, sub });
      expect(next.claims).toMatchObject({ sub, name: 'Tess', email, email_verified: true });
      // The address has no password in this pool, and opens no account of the managed pool.
      expect(await provider.hasPassword(pool, { sub })).toBe(false);
      expect(await refusal(provider.signIn(pool, account))).toBe('user_unknown');
      await provider.deleteAccount(pool, { sub });
      expect(await refusal(provider.refresh(pool, { ...next, sub }))).toBe('refresh_refused');
    });

    test('does not use the managed pool', async () => {
      await world.fake.close();
      const issued = await provider.issueTokens(pool, { create });
      const { sub } = issued.claims;
      const next = await provider.refresh(pool, { ...issued, sub });
      expect(await provider.verify(pool, next.id_token)).toBeDefined();
      await provider.signOut(pool, next);
      expect(await refusal(provider.refresh(pool, { ...next, sub }))).toBe('refresh_refused');
    });
  });

  describe('verification', () => {
    test('neither pool accepts the other’s tokens', async () => {
      const sub = await member(world, email);
      const theirs = await provider.signIn(pool, account);
      const ours = await provider.issueTokens(pool, { sub });
      expect(await world.embedded.provider.verify(pool, theirs.id_token)).toBeUndefined();
      expect(await world.managed.verify(pool, ours.id_token)).toBeUndefined();
      // Neither pool accepts the other's refresh tokens.
      expect(await refusal(world.managed.refresh(pool, { ...ours, sub }))).toBe('refresh_refused');
      const crossed = { refresh_token: `embedded.${theirs.refresh_token}`, sub };
      expect(await refusal(provider.refresh(pool, crossed))).toBe('refresh_refused');
      const bare = { refresh_token: ours.refresh_token.replace('embedded.', ''), sub };
      expect(await refusal(provider.refresh(pool, bare))).toBe('refresh_refused');
    });

    test('tokens with one pool’s issuer and the other’s key, algorithm or audience are refused', async () => {
      const sub = await member(world, email);
      const theirs = await provider.signIn(pool, account);
      const ours = await provider.issueTokens(pool, { sub });
      const [their, our] = [decodeJwt(theirs.id_token), decodeJwt(ours.id_token)];
      const { keys } = await provider.jwks(pool);
      const [key] = keys;
      const { sign } = world.fake;
      const typ = 'JWT';
      const bad = {
        'our claims, signed by the managed pool': await sign({ typ }, our),
        'our claims and key id, signed by the managed pool': await sign(
          { typ, kid: key?.kid },
          our,
        ),
        'their claims with our issuer': await sign({ typ }, { ...their, iss: our.iss }),
        'our claims with their issuer': await sign({ typ }, { ...our, iss: their.iss }),
        'our audience': await sign({ typ }, { ...their, aud: our.aud }),
        'no issuer': await sign({ typ }, { ...their, iss: undefined }),
        'both issuers': await sign({ typ }, { ...their, iss: [their.iss, our.iss] }),
        'their claims, HMAC by our public key': hmac({ ...their }, JSON.stringify(key)),
        'our claims, HMAC by our public key': hmac({ ...our }, JSON.stringify(key)),
      };
      for (const [what, token] of Object.entries(bad)) {
        expect([what, await provider.verify(pool, token)]).toEqual([what, undefined]);
      }
      // The refusal was not due to an invalid claim: the pool accepts the same claims signed by
      // itself.
      expect(await provider.verify(pool, await sign({}, their))).toBeDefined();
    });

    test('crafted tokens of a managed account are refused', async () => {
      const sub = await member(world, email);
      const { id_token } = await provider.issueTokens(pool, { sub });
      const key = await poolKey(database, { site_id: pool.site_id, master });
      const { keys: published } = await provider.jwks(pool);
      const crafted = await craftTokens({ id_token, key, published });
      const passed: string[] = [];
      for (const [what, token] of Object.entries(crafted)) {
        if (await provider.verify(pool, token)) passed.push(what);
      }
      expect(passed).toEqual([]);
    });

    test('tokens of both pools expire within an hour', async () => {
      const sub = await member(world, email);
      const theirs = await provider.signIn(pool, account);
      const ours = await provider.issueTokens(pool, { sub });
      world.forward(HOUR_MS + 60_000);
      expect(await provider.verify(pool, theirs.id_token)).toBeUndefined();
      expect(await provider.verify(pool, ours.id_token)).toBeUndefined();
    });

    test('a token for an account of another managed pool is refused, also without a managed pool', async () => {
      const sub = await member(world, email);
      const { id_token } = await provider.issueTokens(pool, { sub });
      for (const managedIssuer of [undefined, `${world.managed.issuer}9`]) {
        const elsewhere = openPool(database.db, {
          master,
          ...(managedIssuer && { managedIssuer }),
        });
        expect(await elsewhere.provider.verify(pool, id_token)).toBeUndefined();
      }
      const other = { ...pool, site_id: randomUUID() };
      expect(await provider.verify(other, id_token)).toBeUndefined();
    });
  });
});

function hmac(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
