// The second factor of admins: required for all calls, codes work once, guessing is limited, passkeys are bound to
// their origin.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createAuthenticator } from '../../../test/virtual-authenticator.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';

const password = 'a long enough one';
const origin = 'http://localhost';
const PERIOD_MS = 30_000;

onDatabase('the second factor of admins', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    app.clock.stop();
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const codeOf = (secret: string, ms = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + ms,
    });

  async function signIn(email: string): Promise<TestBrowser & { needed: boolean }> {
    const browser = openBrowser(app);
    const { token, second_factor_needed } = await browser.account.signIn({
      body: { email, password },
    });
    browser.token = token;
    return Object.assign(browser, { needed: second_factor_needed });
  }

  /** An admin with a password who has just signed in. */
  async function newAdmin() {
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await app.guest.account.signUp({ body: { email, password } });
    await app.guest.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    const first = openBrowser(app);
    const { user } = await first.account.signIn({ body: { email, password } });
    await app.makeAdmin(user.id);
    return { email, id: user.id, browser: await signIn(email) };
  }

  async function withApp() {
    const admin = await newAdmin();
    const { factor_id, secret, uri } = await admin.browser.second_factor.startApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Velour:ann-.*secret=/);
    const body = { factor_id, code: codeOf(secret) };
    const { recovery_codes } = await admin.browser.second_factor.confirmApp({ body });
    app.clock.forward(PERIOD_MS);
    return { ...admin, secret, factor_id, recovery_codes: recovery_codes ?? [] };
  }

  async function withPasskey() {
    const admin = await newAdmin();
    const authenticator = createAuthenticator();
    const { options } = await admin.browser.second_factor.startPasskey();
    const passkey = authenticator.create({ options, origin });
    const body = { name: 'Blue key', passkey };
    const { recovery_codes } = await admin.browser.second_factor.confirmPasskey({ body });
    return { ...admin, authenticator, passkey, recovery_codes };
  }

  const actsOf = async (id: string): Promise<string[]> => {
    const { rows } = await database.pool.query<{ act: string }>(
      `select act from audit_log where subject_id = $1 order by seq`,
      [id],
    );
    return rows.map(({ act }) => act);
  };

  test('is for admins only', async () => {
    const bob = await app.member();
    await expect(bob.second_factor.startApp()).rejects.toEqual(refused('identity.forbidden'));
    await expect(bob.second_factor.startPasskey()).rejects.toEqual(refused('identity.forbidden'));
    expect(await bob.second_factor.read()).toMatchObject({ is_owed: false, factors: [] });
  });

  test('an app counts once its first code was entered; the secret is sealed, and the log says it', async () => {
    const { browser, id } = await newAdmin();
    const { factor_id, secret } = await browser.second_factor.startApp();
    expect((await browser.second_factor.read()).factors).toEqual([]);
    const confirm = (code: string) =>
      browser.second_factor.confirmApp({ body: { factor_id, code } });
    await expect(confirm(codeOf(secret, 10 * PERIOD_MS))).rejects.toEqual(
      refused('second_factor.code_wrong'),
    );
    const { recovery_codes } = await confirm(codeOf(secret));
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes?.[0]).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await browser.second_factor.read()).toMatchObject({
      is_owed: false,
      has_app: true,
      recovery_codes_left: 10,
      factors: [{ kind: 'app' }],
    });
    const { rows } = await database.pool.query<{ secret: Buffer }>(
      'select secret from second_factor where person_id = $1',
      [id],
    );
    expect(rows[0]?.secret.includes(secret)).toBe(false);
    const stored = await database.pool.query<{ hash: string }>(
      'select hash from recovery_code where person_id = $1',
      [id],
    );
    expect(JSON.stringify(stored.rows)).not.toContain(recovery_codes?.[0]?.slice(0, 4));
    expect(await actsOf(id)).toEqual(['second_factor.enrolled']);
    await app.settled();
    expect(app.mails()[0]?.subject).toBe('A second factor was added');
  });

  test('the first one signs out the other devices', async () => {
    const admin = await newAdmin();
    const other = await signIn(admin.email);
    const { factor_id, secret } = await admin.browser.second_factor.startApp();
    const body = { factor_id, code: codeOf(secret) };
    await admin.browser.second_factor.confirmApp({ body });
    await expect(other.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    expect(await admin.browser.audit.list({ query: {} })).toMatchObject({
      entries: expect.any(Array),
    });
  });

  test('before the step nothing of a member or an admin works, and after it everything', async () => {
    const { email, secret } = await withApp();
    const device = await signIn(email);
    expect(device.needed).toBe(true);
    const needed = refused('identity.second_factor_needed');
    await expect(device.audit.list({ query: {} })).rejects.toEqual(needed);
    await expect(device.wallet.wallet()).rejects.toEqual(needed);
    await expect(device.chat.list({ query: {} })).rejects.toEqual(needed);
    await expect(device.account.changeUser({ body: { name: 'Eve' } })).rejects.toEqual(needed);
    await expect(device.account.devices()).rejects.toEqual(needed);
    await expect(device.second_factor.startApp()).rejects.toEqual(needed);
    await expect(device.second_factor.renewRecoveryCodes()).rejects.toEqual(needed);
    expect(await device.second_factor.read()).toEqual({
      is_owed: true,
      is_required: false,
      has_app: true,
      passkey_hosts: [],
      factors: [],
      recovery_codes_left: 0,
    });
    await device.second_factor.pass({ body: { code: codeOf(secret) } });
    expect((await device.audit.list({ query: {} })).entries.length).toBeGreaterThan(0);
    const renewed = await device.account.refresh();
    expect(renewed.second_factor_needed).toBe(false);
  });

  test('a code is accepted once, also on another device, and not when it is old', async () => {
    const { email, secret } = await withApp();
    const [one, two] = [await signIn(email), await signIn(email)];
    const code = codeOf(secret);
    const wrong = refused('second_factor.code_wrong');
    const outcomes = await Promise.allSettled(
      [one, two].map((device) => device.second_factor.pass({ body: { code } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = await signIn(email);
    await expect(late.second_factor.pass({ body: { code } })).rejects.toEqual(wrong);
    app.clock.forward(2 * PERIOD_MS);
    const old = codeOf(secret, -2 * PERIOD_MS);
    await expect(late.second_factor.pass({ body: { code: old } })).rejects.toEqual(wrong);
    await late.second_factor.pass({ body: { code: codeOf(secret, -PERIOD_MS) } });
  });

  test('the code of the enrollment does not pass the next sign-in', async () => {
    const admin = await newAdmin();
    const { factor_id, secret } = await admin.browser.second_factor.startApp();
    const code = codeOf(secret);
    await admin.browser.second_factor.confirmApp({ body: { factor_id, code } });
    const device = await signIn(admin.email);
    await expect(device.second_factor.pass({ body: { code } })).rejects.toEqual(
      refused('second_factor.code_wrong'),
    );
  });

  test('wrong codes lock codes for longer and longer, also the right one, and warn by email once', async () => {
    const { email, id, secret, recovery_codes } = await withApp();
    const device = await signIn(email);
    const locked = refused('second_factor.locked');
    const pass = (code: string) => device.second_factor.pass({ body: { code } });
    const wrongCode = () => (codeOf(secret) === '000000' ? '111111' : '000000');
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => pass(wrongCode())));
    const codes = tries.map(
      (one) => one.status === 'rejected' && (one.reason as Error & { code: string }).code,
    );
    expect(codes.filter((code) => code === 'second_factor.code_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'second_factor.locked')).toHaveLength(3);
    await expect(pass(codeOf(secret))).rejects.toEqual(locked);
    const [recovery_code = ''] = recovery_codes;
    await expect(device.second_factor.pass({ body: { recovery_code } })).rejects.toEqual(locked);
    app.clock.forward(31_000);
    await expect(pass(wrongCode())).rejects.toEqual(refused('second_factor.code_wrong'));
    app.clock.forward(31_000);
    await expect(pass(codeOf(secret))).rejects.toEqual(locked);
    app.clock.forward(31_000);
    await pass(codeOf(secret));
    expect(await actsOf(id)).toEqual(['second_factor.enrolled', 'second_factor.locked']);
    await app.settled();
    const warnings = app
      .mails()
      .filter(({ to, subject }) => to === email && subject.includes('wrong codes'));
    expect(warnings).toHaveLength(1);
  });

  test('a recovery code passes once, however it is typed, and is in the audit log', async () => {
    const { email, id, recovery_codes } = await withApp();
    const [code = ''] = recovery_codes;
    const device = await signIn(email);
    const recovery_code = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    await device.second_factor.pass({ body: { recovery_code } });
    expect((await device.second_factor.read()).recovery_codes_left).toBe(9);
    const again = await signIn(email);
    await expect(again.second_factor.pass({ body: { recovery_code: code } })).rejects.toEqual(
      refused('second_factor.code_wrong'),
    );
    const { entries } = await device.audit.list({ query: { subject_id: id } });
    expect(entries[0]).toMatchObject({
      act: 'second_factor.recovery_code_used',
      actor_id: id,
      after: { left: 9 },
    });
    expect(JSON.stringify(entries)).not.toContain(code);
    const renewed = await device.second_factor.renewRecoveryCodes();
    const [, old = ''] = recovery_codes;
    await expect(again.second_factor.pass({ body: { recovery_code: old } })).rejects.toEqual(
      refused('second_factor.code_wrong'),
    );
    await again.second_factor.pass({ body: { recovery_code: renewed.recovery_codes[0] ?? '' } });
  });

  test('codes of one admin do not pass for another', async () => {
    const [ann, eve] = [await withApp(), await withApp()];
    const device = await signIn(ann.email);
    const wrong = refused('second_factor.code_wrong');
    const [recovery_code = ''] = eve.recovery_codes;
    await expect(device.second_factor.pass({ body: { code: codeOf(eve.secret) } })).rejects.toEqual(
      wrong,
    );
    await expect(device.second_factor.pass({ body: { recovery_code } })).rejects.toEqual(wrong);
  });

  test('a passkey passes the step, with a challenge of this sign-in that works once', async () => {
    const { email, authenticator, recovery_codes } = await withPasskey();
    expect(recovery_codes).toHaveLength(10);
    const [device, other] = [await signIn(email), await signIn(email)];
    expect((await device.second_factor.read()).passkey_hosts).toEqual(['localhost']);
    const { options } = await device.second_factor.passkeyChallenge();
    const passkey = authenticator.use({ options, origin });
    const no = refused('second_factor.passkey_refused');
    await expect(other.second_factor.pass({ body: { passkey } })).rejects.toEqual(no);
    await device.second_factor.pass({ body: { passkey } });
    expect((await device.second_factor.read()).factors[0]).toMatchObject({
      kind: 'passkey',
      name: 'Blue key',
      used_at: expect.any(String),
    });
    await expect(device.second_factor.pass({ body: { passkey } })).rejects.toEqual(no);
    await expect(other.audit.list({ query: {} })).rejects.toEqual(
      refused('identity.second_factor_needed'),
    );
  });

  test('a passkey is refused from another address, with an old challenge, from a clone, or changed', async () => {
    const { email, authenticator } = await withPasskey();
    const device = await signIn(email);
    const no = refused('second_factor.passkey_refused');
    const attempt = async (
      make: (options: Record<string, unknown>) => ReturnType<typeof authenticator.use>,
      waitMs = 0,
    ) => {
      const { options } = await device.second_factor.passkeyChallenge();
      const passkey = make(options);
      app.clock.forward(waitMs);
      await expect(device.second_factor.pass({ body: { passkey } })).rejects.toEqual(no);
    };
    await attempt((options) => authenticator.use({ options, origin: 'https://evil.example' }));
    await attempt((options) =>
      authenticator.use({ options, origin: 'http://evil.localhost', rp_id: 'localhost' }),
    );
    await attempt((options) => authenticator.use({ options, origin }), 6 * 60_000);
    await attempt((options) => createAuthenticator().use({ options, origin }));
    await attempt((options) => {
      const used = authenticator.use({ options, origin });
      const signature = `${used.response.signature.slice(0, -4)}AAAA`;
      return { ...used, response: { ...used.response, signature } };
    });
    await attempt((options) => {
      authenticator.rewind(0);
      return authenticator.use({ options, origin });
    });
    authenticator.rewind(100);
    const { options } = await device.second_factor.passkeyChallenge();
    await device.second_factor.pass({ body: { passkey: authenticator.use({ options, origin }) } });
  });

  test('a challenge to use a passkey adds none, and one that was added cannot be added again', async () => {
    const { email, authenticator, browser, passkey } = await withPasskey();
    const no = refused('second_factor.passkey_refused');
    const add = (given: typeof passkey) =>
      browser.second_factor.confirmPasskey({ body: { name: 'Red key', passkey: given } });
    await expect(add(passkey)).rejects.toEqual(no);
    const { options: toUse } = await browser.second_factor.passkeyChallenge();
    await expect(add(createAuthenticator().create({ options: toUse, origin }))).rejects.toEqual(no);
    const device = await signIn(email);
    const { options } = await browser.second_factor.startPasskey();
    const used = authenticator.use({ options, origin });
    await expect(device.second_factor.pass({ body: { passkey: used } })).rejects.toEqual(no);
  });

  test('a one-time link also requires the second step', async () => {
    const { id, secret } = await withApp();
    const token = await app.app.identity.oneTime.makeSignIn(
      openScope(database.db, app.site_id),
      id,
      60_000,
    );
    const device = openBrowser(app);
    const entered = await device.account.useOneTimeSignIn({ body: { token } });
    expect(entered.second_factor_needed).toBe(true);
    device.token = entered.token;
    await expect(device.audit.list({ query: {} })).rejects.toEqual(
      refused('identity.second_factor_needed'),
    );
    await device.second_factor.pass({ body: { code: codeOf(secret) } });
    await device.audit.list({ query: {} });
  });

  test('managing needs a password of the last half hour', async () => {
    const { browser, factor_id } = await withApp();
    app.clock.forward(31 * 60_000);
    const needed = refused('identity.password_needed');
    await expect(browser.second_factor.startPasskey()).rejects.toEqual(needed);
    await expect(browser.second_factor.remove({ params: { factor_id } })).rejects.toEqual(needed);
  });

  test('the last one is removed with its recovery codes, ends the other devices, and is in the log', async () => {
    const { email, id, browser, factor_id } = await withApp();
    const owing = await signIn(email);
    await browser.second_factor.remove({ params: { factor_id } });
    await expect(owing.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    expect((await signIn(email)).needed).toBe(false);
    expect(await browser.second_factor.read()).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
    });
    expect(await actsOf(id)).toEqual(['second_factor.enrolled', 'second_factor.removed']);
    const stranger = await withApp();
    await expect(
      browser.second_factor.remove({ params: { factor_id: stranger.factor_id } }),
    ).rejects.toEqual(refused('second_factor.not_found'));
  });

  test('a site that asks for it closes the calls of admins who have none, but not enrollment', async () => {
    const { browser, email } = await newAdmin();
    await app.app.sites.change(app.site_id, { admins_need_second_factor: true });
    app.clock.forward(4_000);
    await expect(browser.audit.list({ query: {} })).rejects.toEqual(
      refused('identity.second_factor_missing'),
    );
    await browser.wallet.wallet();
    const { factor_id, secret } = await browser.second_factor.startApp();
    const body = { factor_id, code: codeOf(secret) };
    await browser.second_factor.confirmApp({ body });
    await browser.audit.list({ query: {} });
    await expect(browser.second_factor.remove({ params: { factor_id } })).rejects.toEqual(
      refused('second_factor.required'),
    );
    expect((await browser.second_factor.read()).factors).toHaveLength(1);
    expect((await signIn(email)).needed).toBe(true);
    await app.app.sites.change(app.site_id, { admins_need_second_factor: null });
  });

  test('after the operator’s reset no sign-in is left that had not passed the step', async () => {
    const { email, id } = await withApp();
    const owing = await signIn(email);
    const scope = openScope(database.db, app.site_id);
    await inTransaction(scope, async (tx) => {
      expect(await app.app.identity.secondFactor.reset(tx, id)).toBe(1);
      await app.app.identity.signIns.end(tx, id);
    });
    await expect(owing.second_factor.read()).rejects.toEqual(refused('identity.token_invalid'));
    expect((await signIn(email)).needed).toBe(false);
  });
});
