// Attacks on the embedded pool: guessing, races, replays, floods and account enumeration.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { freshPool, openPool, type TestPool } from '../../../test/identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { MailFailure } from '../mail/port.ts';
import { waitFor } from './embedded/attempts.ts';
import { createPasswords, requireGoodPassword, STRONG } from './embedded/passwords.ts';
import { IdentityFailure } from './port.ts';
import { member, PASSWORD, refusal, wrongCode } from '../../../test/suites/identity-suite.ts';

const email = 'ann@example.com';
const account = { email, password: PASSWORD, name: 'User_ab12' };
const MINUTE = 60_000;

const tally = (kinds: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(kinds)].map((kind) => [kind, kinds.filter((each) => each === kind).length]),
  );

onDatabase('the embedded pool under attack', (open) => {
  let database: Database;
  let world: TestPool;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    world = openPool(database.db);
  });
  const many = async (count: number, work: (index: number) => Promise<unknown>) =>
    tally(await Promise.all(Array.from({ length: count }, (_, index) => refusal(work(index)))));

  describe('codes', () => {
    test('fifty concurrent wrong codes count as five attempts, after which the right one is refused', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const code = await world.codeFor(email);
      const outcome = await many(50, () =>
        provider.confirmSignUp(pool, { email, code: wrongCode(code) }),
      );
      expect(outcome['code_wrong']).toBe(5);
      expect(outcome['none']).toBeUndefined();
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).not.toBe('none');
    });

    test('at most ten wrong attempts in a quarter of an hour, over any number of codes', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const outcomes: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const code = await world.codeFor(email);
        for (let round = 0; round < 5; round += 1) {
          const wrong = { email, code: wrongCode(code) };
          outcomes.push(await refusal(provider.confirmSignUp(pool, wrong)));
        }
        world.forward(61_000);
        await provider.resendCode(pool, { email });
      }
      expect(tally(outcomes)).toEqual({ code_wrong: 10, too_many: 10 });
      world.forward(15 * MINUTE);
      const sent = await provider.resendCode(pool, { email });
      expect(sent.resend_after_ms).toBe(60_000);
      const code = await world.codeFor(email);
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).toBe('none');
    });

    test('the right code sent concurrently is accepted once', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const code = await world.codeFor(email);
      const outcome = await many(8, () => provider.confirmSignUp(pool, { email, code }));
      expect(outcome).toEqual({ none: 1, code_expired: 7 });
    });

    test('a code expires after ten minutes', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const code = await world.codeFor(email);
      world.forward(10 * MINUTE);
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).toBe('code_expired');
    });

    test('a code is valid for its purpose, address and site only', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const code = await world.codeFor(email);
      const password = 'an even quieter harbour';
      expect(await refusal(provider.confirmNewPassword(pool, { email, code, password }))).toBe(
        'code_expired',
      );
      const other = { ...account, email: 'bea@example.com' };
      await provider.signUp(pool, other);
      expect(await refusal(provider.confirmSignUp(pool, { email: other.email, code }))).toBe(
        'code_wrong',
      );
      const elsewhere = freshPool();
      await provider.signUp(elsewhere, account);
      expect(await refusal(provider.confirmSignUp(elsewhere, { email, code }))).toBe('code_wrong');
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).toBe('none');
    });

    test('a newer code replaces the older one', async () => {
      const { provider, pool } = world;
      await provider.signUp(pool, account);
      const old = await world.codeFor(email);
      world.forward(61_000);
      await provider.resendCode(pool, { email });
      const code = await world.codeFor(email);
      if (old !== code) {
        expect(await refusal(provider.confirmSignUp(pool, { email, code: old }))).toBe(
          'code_wrong',
        );
      }
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).toBe('none');
    });

    test('the code for a new address is invalid once another address was requested', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      await provider.changeEmail(pool, { sub, email: 'bea@example.com' });
      const code = await world.codeFor('bea@example.com');
      world.forward(61_000);
      await provider.changeEmail(pool, { sub, email: 'cleo@example.com' });
      expect(await refusal(provider.confirmEmail(pool, { sub, code }))).toBe('code_wrong');
    });

    test('whether a new address is taken is revealed to its reader only', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      await member(world, 'bea@example.com');
      world.forward(61_000);
      expect(await refusal(provider.changeEmail(pool, { sub, email: 'bea@example.com' }))).toBe(
        'none',
      );
      const code = await world.codeFor('bea@example.com');
      expect(await refusal(provider.confirmEmail(pool, { sub, code }))).toBe('email_taken');
      expect((await provider.signIn(pool, account)).claims.email).toBe(email);
    });

    test('of several accounts that confirm one new address at once, one gets it and the others are refused', async () => {
      const { provider, pool } = world;
      for (let round = 0; round < 8; round += 1) {
        const wanted = `wanted-${round}@example.com`;
        const codes: { sub: string; code: string }[] = [];
        for (const name of ['ann', 'bea', 'cleo', 'dora']) {
          const sub = await member(world, `${name}-${round}@example.com`);
          await provider.changeEmail(pool, { sub, email: wanted });
          codes.push({ sub, code: await world.codeFor(wanted) });
          world.forward(61_000);
        }
        const outcomes = await Promise.all([
          ...codes.map((given) => refusal(provider.confirmEmail(pool, given))),
          // An unconfirmed account does not reserve the address.
          refusal(provider.signUp(pool, { ...account, email: wanted })),
        ]);
        const confirmed = outcomes.slice(0, 4);
        expect(confirmed.filter((outcome) => outcome === 'none')).toHaveLength(1);
        expect(confirmed.filter((outcome) => outcome === 'email_taken')).toHaveLength(3);
        expect(['none', 'email_taken']).toContain(outcomes[4]);
      }
    });
  });

  describe('passwords', () => {
    test('of concurrent changes one takes effect, and the others have the wrong password then', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const own = { sub, email, password: PASSWORD };
      const passwordOf = (index: number): string => `a harbour with ${index} lanterns`;
      const change = (index: number) =>
        provider.changePassword(pool, { ...own, new_password: passwordOf(index) });
      const outcome = await many(6, change);
      expect(outcome).toEqual({ none: 1, wrong_credentials: 5 });
    });

    test('fifty concurrent guesses count as ten, and the owner can sign in after a quarter of an hour', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const device = await provider.signIn(pool, account);
      const guess = (index: number) => provider.signIn(pool, { email, password: `guess ${index}` });
      expect(await many(50, guess)).toEqual({ wrong_credentials: 10, too_many: 40 });
      const late = await provider.signIn(pool, account).catch((error: unknown) => error);
      expect(late).toBeInstanceOf(IdentityFailure);
      expect(late).toMatchObject({ kind: 'too_many' });
      const { retryAfterMs = 0 } = late as IdentityFailure;
      expect(retryAfterMs).toBeGreaterThan(0);
      expect(retryAfterMs).toBeLessThanOrEqual(15 * MINUTE);
      // A device that is signed in is not affected.
      const { refresh_token } = device;
      expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe('none');
      world.forward(retryAfterMs);
      expect(await refusal(provider.signIn(pool, account))).toBe('none');
    });

    test('guesses are counted per site and address, also where there is no account', async () => {
      const { provider, pool } = world;
      const guess = () => provider.signIn(pool, { email: 'nobody@example.com', password: 'guess' });
      expect(await many(12, guess)).toEqual({ user_unknown: 10, too_many: 2 });
      await member(world, email);
      expect(await refusal(provider.signIn(pool, account))).toBe('none');
    });

    test('right passwords do not count as failures', async () => {
      const { provider, pool } = world;
      await member(world, email);
      for (let round = 0; round < 12; round += 1) {
        expect(await refusal(provider.signIn(pool, account))).toBe('none');
      }
    });

    test('resetting the password by email works in spite of wrong guesses by others', async () => {
      const { provider, pool } = world;
      await member(world, email);
      await many(12, () => provider.signIn(pool, { email, password: 'guess' }));
      world.forward(61_000);
      await provider.forgotPassword(pool, { email });
      const password = 'an even quieter harbour';
      await provider.confirmNewPassword(pool, {
        email,
        code: await world.codeFor(email),
        password,
      });
      expect(await refusal(provider.signIn(pool, { email, password }))).toBe('none');
    });

    test('an address that was registered by another person belongs to the reader of its email', async () => {
      const { provider, pool } = world;
      const squatter = { ...account, password: 'the squatter chose this' };
      await provider.signUp(pool, squatter);
      await provider.signUp(pool, account);
      world.forward(61_000);
      await provider.signUp(pool, squatter);
      await provider.confirmSignUp(pool, { ...account, code: await world.codeFor(email) });
      expect(await refusal(provider.signIn(pool, account))).toBe('none');
      expect(await refusal(provider.signIn(pool, squatter))).toBe('wrong_credentials');
    });

    test('an address that was not confirmed for a day is free again', async () => {
      const { provider, pool } = world;
      const first = await provider.signUp(pool, {
        ...account,
        password: 'the squatter chose this',
      });
      world.forward(24 * 60 * MINUTE);
      const second = await provider.signUp(pool, account);
      expect(second.sub).not.toBe(first.sub);
      await provider.confirmSignUp(pool, { email, code: await world.codeFor(email) });
      expect((await provider.signIn(pool, account)).claims.sub).toBe(second.sub);
    });

    test('two sites know nothing of each other', async () => {
      const there = freshPool();
      const sub = await member(world, email);
      const other = await member({ ...world, pool: there }, email, 'another harbour at dusk');
      expect(other).not.toBe(sub);
      expect(await refusal(world.provider.signIn(there, account))).toBe('wrong_credentials');
      const { refresh_token } = await world.provider.signIn(world.pool, account);
      expect(await refusal(world.provider.refresh(there, { refresh_token, sub }))).toBe(
        'refresh_refused',
      );
      await world.provider.deleteAccount(there, { sub });
      expect(await refusal(world.provider.signIn(world.pool, account))).toBe('none');
    });
  });

  describe('refresh tokens', () => {
    test('a used one ends its sign-in, and no other', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const [first, other] = [
        await provider.signIn(pool, account),
        await provider.signIn(pool, account),
      ];
      const refresh = ({ refresh_token }: { refresh_token: string }) =>
        provider.refresh(pool, { refresh_token, sub });
      const second = await refresh(first);
      world.forward(121_000);
      expect(await refusal(refresh(first))).toBe('refresh_refused');
      expect(await refusal(refresh(second))).toBe('refresh_refused');
      expect(await refusal(refresh(other))).toBe('none');
    });

    test('two tabs at once get the same next token, and both continue', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const { refresh_token } = await provider.signIn(pool, account);
      const tabs = await Promise.all(
        [1, 2, 3].map(() => provider.refresh(pool, { refresh_token, sub })),
      );
      const next = new Set(tabs.map((tab) => tab.refresh_token));
      expect(next.size).toBe(1);
      expect(next.has(refresh_token)).toBe(false);
      world.forward(121_000);
      const [token = ''] = next;
      expect(await refusal(provider.refresh(pool, { refresh_token: token, sub }))).toBe('none');
    });

    test('the grace period applies to the previous token only', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const first = await provider.signIn(pool, account);
      const second = await provider.refresh(pool, { ...first, sub });
      await provider.refresh(pool, { ...second, sub });
      expect(await refusal(provider.refresh(pool, { ...first, sub }))).toBe('refresh_refused');
      expect(await refusal(provider.refresh(pool, { ...second, sub }))).toBe('refresh_refused');
    });

    test('a forged one with a known sign-in id ends nothing', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const { refresh_token, claims } = await provider.signIn(pool, account);
      const [, , proof = ''] = refresh_token.split('.');
      for (const forged of [
        `${claims.sign_in}.0.${proof.slice(1)}A`,
        `${claims.sign_in}.1.${proof}`,
        `${claims.sign_in}.-1.${proof}`,
        `${claims.sign_in}.0.`,
      ]) {
        const given = { refresh_token: forged, sub };
        expect(await refusal(provider.refresh(pool, given))).toBe('refresh_refused');
        await provider.signOut(pool, given);
      }
      expect(await refusal(provider.refresh(pool, { refresh_token, sub: claims.sign_in }))).toBe(
        'refresh_refused',
      );
      expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe('none');
    });

    test('a sign-in without a refresh for a month has ended', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const { refresh_token } = await provider.signIn(pool, account);
      world.forward(30 * 24 * 60 * MINUTE);
      expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe('refresh_refused');
    });

    test('everywhere but here', async () => {
      const { provider, pool } = world;
      const sub = await member(world, email);
      const [here, there] = [
        await provider.signIn(pool, account),
        await provider.signIn(pool, account),
      ];
      await provider.signOutEverywhere(pool, { sub, except: here.claims.sign_in });
      expect(await refusal(provider.refresh(pool, { ...here, sub }))).toBe('none');
      expect(await refusal(provider.refresh(pool, { ...there, sub }))).toBe('refresh_refused');
    });
  });

  describe('mails', () => {
    test('one per minute and five per quarter of an hour, for known and unknown addresses', async () => {
      const { provider, pool } = world;
      await member(world, email);
      world.forward(15 * MINUTE);
      for (const address of [email, 'nobody@example.com']) {
        const outcomes: string[] = [];
        for (let round = 0; round < 8; round += 1) {
          outcomes.push(await refusal(provider.forgotPassword(pool, { email: address })));
          outcomes.push(await refusal(provider.forgotPassword(pool, { email: address })));
          world.forward(61_000);
        }
        expect(tally(outcomes)).toEqual({ none: 5, too_many: 11 });
        world.forward(15 * MINUTE);
      }
      expect(world.mails.filter(({ to }) => to === email)).toHaveLength(6);
      expect(world.mails.filter(({ to }) => to !== email)).toHaveLength(0);
    });

    test('trying codes does not reveal whether an address has an account', async () => {
      const { provider, pool } = world;
      await member(world, email);
      world.forward(15 * MINUTE);
      const tried: string[][] = [];
      for (const address of [email, 'nobody@example.com']) {
        const outcomes: string[] = [];
        await provider.forgotPassword(pool, { email: address });
        for (let round = 0; round < 12; round += 1) {
          const given = { email: address, code: '00000x', password: PASSWORD };
          outcomes.push(await refusal(provider.confirmNewPassword(pool, given)));
        }
        tried.push(outcomes);
      }
      expect(tried[0]).toEqual(tried[1]);
      expect(tally(tried[0] ?? [])).toEqual({ code_wrong: 5, code_expired: 5, too_many: 2 });
    });

    test('the email names the site, has the code once and no link', async () => {
      await world.provider.signUp(world.pool, account);
      const [mail] = world.mails;
      const code = await world.codeFor(email);
      expect(mail?.sender_name).toBe('Harbour & Co');
      expect(mail?.subject).not.toContain(code);
      expect(mail?.text.split(code)).toHaveLength(2);
      expect(mail?.html).toContain(code);
      expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:\/\//);
    });

    test('a code that could not be sent does not block another attempt', async () => {
      const send = vi.fn().mockRejectedValueOnce(new MailFailure('unavailable', 'no mail server'));
      const flaky = openPool(database.db, { send });
      expect(await refusal(flaky.provider.signUp(flaky.pool, account))).toBe('mail_failed');
      expect(await refusal(flaky.provider.signUp(flaky.pool, account))).toBe('none');
    });
  });

  test('an alias always has the same account, also concurrently', async () => {
    const { provider, pool } = world;
    const create = { name: 'User_tg', alias: 'telegram:4711' };
    const all = await Promise.all(
      [1, 2, 3].map(async () => provider.issueTokens(pool, { create })),
    );
    expect(new Set(all.map((tokens) => tokens?.claims.sub)).size).toBe(1);
    const [first] = all;
    expect(first?.claims).toMatchObject({ email: null, email_verified: false, name: 'User_tg' });
    const sub = first?.claims.sub ?? '';
    const again = await provider.issueTokens(pool, { sub });
    expect(again?.claims.sub).toBe(sub);
    expect(await provider.hasPassword(pool, { sub })).toBe(false);
    expect(await refusal(provider.checkPassword(pool, { sub, email: '', password: 'x' }))).toBe(
      'wrong_credentials',
    );
  });

  test('expired rows are deleted', async () => {
    const { provider, pool } = world;
    await member(world, email);
    await provider.signIn(pool, account);
    await provider.forgotPassword(pool, { email: 'nobody@example.com' });
    world.forward(32 * 24 * 60 * MINUTE);
    await provider.forgetOld();
    for (const [table, left] of Object.entries({
      account: 1,
      code: 0,
      attempt: 0,
      sign_in: 0,
      key: 0,
    })) {
      const { rows } = await database.pool.query(`select 1 from pool_${table} where site_id = $1`, [
        pool.site_id,
      ]);
      expect({ [table]: rows.length }).toEqual({ [table]: left });
    }
  });
});

describe('hashing', () => {
  const secret = Buffer.alloc(32, 1);

  test('is Argon2id with 19 MiB, two passes and one lane, under a key of the deployment', async () => {
    const passwords = createPasswords({ secret, cost: STRONG });
    const hashed = await passwords.hash(PASSWORD);
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.matches(hashed, PASSWORD)).toBe(true);
    expect(await passwords.matches(hashed, `${PASSWORD}.`)).toBe(false);
    const foreign = createPasswords({ secret: Buffer.alloc(32, 2), cost: STRONG });
    expect(await foreign.matches(hashed, PASSWORD)).toBe(false);
    expect(passwords.isStale(hashed)).toBe(false);
    const cheap = createPasswords({ secret, cost: { memory_kib: 8, passes: 1 } });
    expect(passwords.isStale(await cheap.hash(PASSWORD))).toBe(true);
  });

  test('the same characters in another Unicode form are the same password', async () => {
    const passwords = createPasswords({ secret, cost: { memory_kib: 8, passes: 1 } });
    const hashed = await passwords.hash('caf\u00e9 by the sea');
    expect(await passwords.matches(hashed, 'cafe\u0301 by the sea')).toBe(true);
  });

  test.each([
    'password',
    'Password',
    'iloveyou',
    '1234567890',
    'qwertyuiop',
    'trustno1',
    'aaaaaaaaaaaa',
    'ann@example.com',
    'seven77',
    'x'.repeat(257),
  ])('%s is refused', async (password) => {
    expect(await refusal(requireGoodPassword(password, email))).toBe('password_refused');
  });

  test('a sentence is not', async () => {
    expect(await refusal(requireGoodPassword(PASSWORD, email))).toBe('none');
  });
});

describe('waiting', () => {
  const allowance = { name: 'x', most: 3, within_ms: 100, pause_ms: 10 };
  test.each([
    [[], 1_000, 0],
    [[999], 1_000, 9],
    [[990], 1_000, 0],
    [[950, 960, 970], 1_000, 50],
    [[900, 960, 970], 1_000, 0],
    [[940, 950, 960, 970], 1_000, 50],
  ])('after %j at %i it is %i ms', (times, now, ms) => {
    expect(waitFor(times, allowance, now)).toBe(ms);
  });
});
