// The member's profile: name, address, password, consent, devices; and re-authentication of admins.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openSocket } from '../../../test/sockets.ts';
import type { Database } from '../../platform/db/open.ts';

const password = 'a long enough one';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

onDatabase('the own record', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let address: string;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    address = await app.listen();
  });

  async function signedIn(
    consent: { marketing_consent?: boolean } = {},
  ): Promise<{ browser: TestBrowser; email: string; id: string }> {
    const browser = openBrowser(app);
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await browser.account.signUp({ body: { email, password, ...consent } });
    const { signed_in } = await browser.account.confirmSignUp({
      body: { email, code: await app.codeFor(email) },
    });
    browser.token = signed_in?.token;
    return { browser, email, id: signed_in?.user.id ?? '' };
  }

  async function enter(browser: TestBrowser, email: string, secret = password): Promise<string> {
    const { token, user } = await browser.account.signIn({ body: { email, password: secret } });
    browser.token = token;
    return user.id;
  }

  const ended = expect.objectContaining({ code: 'identity.token_invalid' });

  test('devices have the names that their browsers say, and are ended one by one or all but this one', async () => {
    const { browser, email } = await signedIn();
    const phone = openBrowser(app, { user_agent: PHONE, address: '198.51.100.77' });
    const tablet = openBrowser(app, { user_agent: 'curl/8' });
    await enter(phone, email);
    await enter(tablet, email);
    const { devices } = await browser.account.devices();
    expect(devices.map(({ name }) => name).sort()).toEqual([
      'Firefox on Linux',
      'Safari on iPhone',
      'Unknown device',
    ]);
    expect(devices.filter((device) => device.is_current)).toMatchObject([
      { name: 'Firefox on Linux' },
    ]);
    const other = devices.find(({ name }) => name === 'Safari on iPhone');
    expect(other).toMatchObject({ network: '198.51.100.0/24', method: 'password' });

    const socket = await openSocket(address, { token: phone.token ?? '' });
    await socket.expect('ready');
    await browser.account.revokeDevice({ params: { device_id: other?.id ?? '' } });
    expect(await socket.closed()).toBe(4401);
    await expect(phone.account.user()).rejects.toEqual(ended);
    await expect(phone.account.refresh()).rejects.toMatchObject({ code: 'identity.sign_in_ended' });
    expect(await browser.account.revokeOtherDevices()).toEqual({ revoked: 1 });
    await expect(tablet.account.user()).rejects.toEqual(ended);
    expect((await browser.account.devices()).devices).toHaveLength(1);

    const stranger = await signedIn();
    const [mine] = (await stranger.browser.account.devices()).devices;
    await expect(
      browser.account.revokeDevice({ params: { device_id: mine?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'device.not_found', status: 404 });
    await expect(stranger.browser.account.user()).resolves.toMatchObject({ id: stranger.id });
  });

  test('a changed password signs out the other devices but not this one', async () => {
    const { browser, email } = await signedIn();
    const phone = openBrowser(app, { user_agent: PHONE });
    await enter(phone, email);
    const body = { password, new_password: 'an even longer one' };
    await expect(
      browser.account.changePassword({ body: { ...body, password: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'identity.wrong_credentials', status: 400 });
    await browser.account.changePassword({ body });
    await expect(phone.account.user()).rejects.toEqual(ended);
    await expect(browser.account.refresh()).resolves.toMatchObject({ user: { email } });
    await expect(enter(phone, email)).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
    await enter(phone, email, body.new_password);
  });

  test('the changed name survives a refresh; other fields cannot be set', async () => {
    const { browser } = await signedIn();
    expect(await browser.account.changeUser({ body: { name: ' Mira ' } })).toMatchObject({
      name: 'Mira',
    });
    expect((await browser.account.refresh()).user.name).toBe('Mira');
    for (const field of [
      'is_admin',
      'active_plan',
      'subscription_currency',
      'email_verified',
      'id',
    ]) {
      const reply = await app.http.inject({
        method: 'PATCH',
        url: '/api/user?host=pd',
        headers: { authorization: `Bearer ${browser.token}` },
        payload: { [field]: true },
      });
      expect(reply.statusCode, field).toBe(422);
    }
  });

  test('marketing is withdrawn at once and given again, each time with its version and moment', async () => {
    const { browser } = await signedIn({ marketing_consent: true });
    const { marketing_consent: first } = await browser.account.user();
    const { marketing_consent: last } = await browser.account.changeUser({
      body: { marketing_consent: false },
    });
    expect(first).toMatchObject({ given: true, version: expect.any(String) });
    expect(last?.given).toBe(false);
    expect(Date.parse(last?.at ?? '')).toBeGreaterThan(Date.parse(first?.at ?? ''));
  });

  /** All consents of this member, from the data export. */
  async function wordsOf(browser: TestBrowser): Promise<unknown[]> {
    const { data } = await browser.account.ownData();
    const consents = data['consents'] as { given_at: string }[];
    expect(consents.every(({ given_at }) => !Number.isNaN(Date.parse(given_at)))).toBe(true);
    return consents.map(({ given_at: _, ...word }) => word);
  }

  test('a sign-up agrees to the version of its day, and not to marketing', async () => {
    await app.app.sites.change(app.site_id, { legal: { effective_from: '2026-05-01' } });
    const { browser } = await signedIn();
    const user = await browser.account.user();
    expect(user).toMatchObject({ policies_due: null, marketing_consent: { given: false } });
    expect(await wordsOf(browser)).toEqual([
      { kind: 'terms', version: '2026-05-01', given: true },
      { kind: 'privacy', version: '2026-05-01', given: true },
      { kind: 'marketing', version: expect.any(String), given: false },
    ]);
  });

  test('a member who agreed to an older version is asked once, with a summary of the changes', async () => {
    await app.app.sites.change(app.site_id, { legal: { effective_from: '2026-05-01' } });
    const { browser } = await signedIn();
    const policy_changes = 'We may ask for proof of age in more countries.';
    const legal = { effective_from: '2026-12-01', policy_changes };
    await app.app.sites.change(app.site_id, { legal });
    const due = { version: '2026-12-01', changes: policy_changes, is_first: false };
    expect((await browser.account.refresh()).user.policies_due).toEqual(due);
    // The texts changed while the notice was open, so the version that was shown is outdated.
    const stale = await browser.account.agreeToPolicies({ body: { version: '2026-11-30' } });
    expect(stale.policies_due).toEqual(due);
    const agreed = await browser.account.agreeToPolicies({ body: { version: '2026-12-01' } });
    expect(agreed.policies_due).toBeNull();
    expect(await wordsOf(browser)).toEqual([
      { kind: 'terms', version: '2026-05-01', given: true },
      { kind: 'privacy', version: '2026-05-01', given: true },
      { kind: 'marketing', version: expect.any(String), given: false },
      { kind: 'terms', version: '2026-12-01', given: true },
      { kind: 'privacy', version: '2026-12-01', given: true },
    ]);
  });

  test('a member who has seen no notice is asked at first', async () => {
    await app.app.sites.change(app.site_id, { legal: { effective_from: '2026-05-01' } });
    const ann = await app.member();
    const { policies_due } = await ann.account.user();
    expect(policies_due).toEqual({ version: '2026-05-01', changes: null, is_first: true });
  });

  test('a new address takes effect when its code is entered; until then the old one stays', async () => {
    const { browser, email } = await signedIn();
    const next = `new-${email}`;
    await expect(
      browser.account.changeEmail({ body: { email: next, password: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
    await browser.account.changeEmail({ body: { email: next, password } });
    expect(await browser.account.user()).toMatchObject({ email, pending_email: next });
    const code = await app.codeFor(next);
    expect(await browser.account.confirmEmail({ body: { code } })).toMatchObject({
      email: next,
      pending_email: null,
    });
    await enter(openBrowser(app), next);
  });

  test('a password entered half an hour ago has to be entered again', async () => {
    const { browser, id } = await signedIn();
    const read = () => app.app.identity.readToken(browser.token ?? '', app.site_id);
    expect(await read()).toMatchObject({ is_proven: true, is_admin: false });
    await app.makeAdmin(id);
    app.clock.forward(30 * 60_000 + 1);
    expect(await read()).toMatchObject({ is_proven: false, is_admin: true });
    await expect(
      browser.account.confirmPassword({ body: { password: 'wrong' } }),
    ).rejects.toMatchObject({ code: 'identity.wrong_credentials' });
    const { confirmed_until } = await browser.account.confirmPassword({ body: { password } });
    expect(Date.parse(confirmed_until) - app.clock.now().getTime()).toBeGreaterThan(29 * 60_000);
    expect(await read()).toMatchObject({ is_proven: true });
    await database.pool.query('update person set is_admin = false where id = $1', [id]);
    app.clock.forward(3_001);
    expect(await read()).toMatchObject({ is_admin: false });
  });
});
