// Account enumeration by response time: every address costs the same number of hashes.
import type * as Argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { cleanUp, placeEmbedded, quietLog } from '../../../test/databases.ts';
import { openPool } from '../../../test/identity-pool.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { member, PASSWORD, refusal } from '../../../test/suites/identity-suite.ts';

const work = vi.hoisted(() => ({ hashes: 0 }));

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>();
  const hashCount =
    <A extends unknown[], R>(made: (...given: A) => R) =>
    (...given: A): R => {
      work.hashes += 1;
      return made(...given);
    };
  return { ...real, hash: hashCount(real.hash), verify: hashCount(real.verify) };
});

const later = cleanUp();

test('known and unknown addresses cost the same hashes', async () => {
  const database = await openDatabase({ ...(await placeEmbedded(later)), log: quietLog });
  later(() => database.close());
  const world = openPool(database.db);
  const { provider, pool } = world;
  await member(world, 'ann@example.com');
  await provider.signUp(pool, { email: 'bea@example.com', password: PASSWORD, name: 'User_b' });
  await provider.signIn(pool, { email: 'ann@example.com', password: PASSWORD });
  const costOf = async (attempt: () => Promise<unknown>): Promise<[string, number]> => {
    work.hashes = 0;
    const outcome = await refusal(attempt());
    return [outcome, work.hashes];
  };
  const signIn = (email: string, password: string) => () =>
    provider.signIn(pool, { email, password });
  expect(await costOf(signIn('nobody@example.com', PASSWORD))).toEqual(['user_unknown', 1]);
  expect(await costOf(signIn('ann@example.com', 'a wrong one'))).toEqual(['wrong_credentials', 1]);
  expect(await costOf(signIn('bea@example.com', PASSWORD))).toEqual(['not_confirmed', 1]);
  expect(await costOf(signIn('ann@example.com', PASSWORD))).toEqual(['none', 1]);

  const signUp = (email: string) => () =>
    provider.signUp(pool, { email, password: PASSWORD, name: 'User_c' });
  expect(await costOf(signUp('ann@example.com'))).toEqual(['email_taken', 1]);
  expect(await costOf(signUp('bea@example.com'))).toEqual(['none', 1]);
  expect(await costOf(signUp('cleo@example.com'))).toEqual(['none', 1]);

  world.forward(61_000);
  const forgot = (email: string) => () => provider.forgotPassword(pool, { email });
  expect(await costOf(forgot('ann@example.com'))).toEqual(['none', 0]);
  expect(await costOf(forgot('nobody@example.com'))).toEqual(['none', 0]);
  const reset = (email: string) => () =>
    provider.confirmNewPassword(pool, { email, code: '00000x', password: PASSWORD });
  expect(await costOf(reset('ann@example.com'))).toEqual(['code_wrong', 1]);
  expect(await costOf(reset('nobody@example.com'))).toEqual(['code_wrong', 1]);
});
