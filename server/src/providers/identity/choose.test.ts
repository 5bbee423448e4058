// Which identity provider a configuration selects, and where the demo Google page is used.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onDatabase, quietLog } from '../../../test/databases.ts';
import { freshPool, pushedClock } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { createIds } from '../../platform/ids.ts';
import { createVault } from '../../platform/encryption.ts';
import { chooseIdentity, type IdentityConfig } from './choose.ts';
import { googleRequest, refusal } from '../../../test/suites/identity-suite.ts';

const none: IdentityConfig = {
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_DEMO: 'off',
};

onDatabase('the choice of an identity provider', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  const choose = async (changes: Partial<IdentityConfig>) => {
    const clock = pushedClock();
    const logged: object[] = [];
    const chosen = await chooseIdentity({
      config: { ...none, ...changes },
      db: database.db,
      vault: createVault(randomBytes(32)),
      clock,
      ids: createIds(clock),
      log: { ...quietLog, info: (fields) => void logged.push(fields) },
      mailer: { send: () => Promise.resolve() },
      base: '/api',
    });
    const request = googleRequest('https://rose.example/auth/google');
    return {
      ...chosen,
      said: logged,
      google: () => chosen.provider.googleAddress(freshPool(), request),
    };
  };

  test('nothing configured: the embedded user pool, without Google', async () => {
    const { provider, demoGoogle, google, said: logged } = await choose({});
    expect([provider.name, provider.isBuiltIn, demoGoogle]).toEqual([
      'embedded pool',
      true,
      undefined,
    ]);
    expect(provider.hasGoogle).toBe(false);
    expect(await refusal(google())).toBe('google_failed');
    expect(logged).toEqual([{ provider: 'embedded pool', google: 'none' }]);
  });

  test('the demo Google page where it is allowed', async () => {
    const { provider, demoGoogle, google, said: logged } = await choose({ GOOGLE_DEMO: 'on' });
    expect(demoGoogle).toBeDefined();
    expect(provider.hasGoogle).toBe(true);
    expect((await google()).url).toMatch(/^\/api\/auth\/google\/demo\?/);
    expect(logged).toEqual([{ provider: 'embedded pool', google: 'demo Google page' }]);
  });

  test('the real Google wins over the demo page', async () => {
    const {
      demoGoogle,
      said: logged,
      google,
    } = await choose({
      GOOGLE_CLIENT_ID: 'velour',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
      GOOGLE_DEMO: 'on',
    });
    expect(demoGoogle).toBeUndefined();
    expect(logged).toEqual([{ provider: 'embedded pool', google: 'http://127.0.0.1:9' }]);
    expect(await refusal(google())).toBe('unavailable');
  });

  test('a user pool wins over everything', async () => {
    const cognito = { region: 'us-east-1', user_pool_id: 'us-east-1_Ab12', client_id: 'velour' };
    const { provider, demoGoogle, said: logged } = await choose({ cognito, GOOGLE_DEMO: 'on' });
    expect([provider.name, provider.isBuiltIn]).toEqual(['cognito · us-east-1_Ab12', false]);
    expect(demoGoogle).toBeUndefined();
    expect(logged).toEqual([{ provider: 'cognito · us-east-1_Ab12', google: 'none' }]);
  });
});
