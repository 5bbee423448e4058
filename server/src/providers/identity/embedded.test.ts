// The embedded pool passes the port's suite, and tests that only apply to a pool of our own.
import { beforeAll, expect, test } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { openPool } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import {
  identitySuite,
  PASSWORD,
  refusal,
  wrongCode,
} from '../../../test/suites/identity-suite.ts';

const email = 'ann@example.com';
const account = { email, password: PASSWORD, name: 'User_ab12' };

onDatabase('the embedded pool', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  identitySuite('embedded', () => Promise.resolve(openPool(database.db)));

  test('registering again and again sends no more emails than asking for codes', async () => {
    const world = openPool(database.db);
    const { provider, pool } = world;
    const codes = new Set<string>();
    for (let time = 0; time < 8; time += 1) {
      await provider.signUp(pool, account);
      codes.add(await world.codeFor(email));
    }
    expect(codes.size).toBe(1);
    for (let time = 0; time < 8; time += 1) {
      world.forward(61_000);
      await provider.signUp(pool, account);
      codes.add(await world.codeFor(email));
    }
    expect(codes.size).toBeLessThanOrEqual(5);
  });

  test('a password that is given with a wrong code changes nothing', async () => {
    const world = openPool(database.db);
    const { provider, pool } = world;
    await provider.signUp(pool, account);
    const code = await world.codeFor(email);
    const other = { email, password: 'the squatter chose this' };
    const guess = { ...other, code: wrongCode(code) };
    expect(await refusal(provider.confirmSignUp(pool, guess))).toBe('code_wrong');
    const weak = { email, code, password: 'password' };
    expect(await refusal(provider.confirmSignUp(pool, weak))).toBe('password_refused');
    await provider.confirmSignUp(pool, { email, code });
    expect(await refusal(provider.signIn(pool, account))).toBe('none');
    expect(await refusal(provider.confirmSignUp(pool, { ...other, code }))).not.toBe('none');
    expect(await refusal(provider.signIn(pool, other))).toBe('wrong_credentials');
  });
});
