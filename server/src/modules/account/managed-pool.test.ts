// With a managed user pool: one-time links and a bot's users sign in by tokens of our own, with the same rules.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { FakeCognito } from '../../../test/fakes/cognito/server.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openManagedPool } from '../../../test/managed-pool.ts';
import type { Database } from '../../platform/db/open.ts';

const secret = 'the-secret-of-our-bot';
const password = 'a long enough one';
const HOUR_MS = 3_600_000;

onDatabase('with a managed user pool', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let fake: FakeCognito;

  beforeAll(async () => {
    database = await open();
    app = await testApp({
      database,
      llm: createPuppetLlm(),
      later,
      environment: { TELEGRAM_BOT_SECRET: secret },
      managed: async (clock) => {
        const opened = await openManagedPool(clock, later);
        ({ fake } = opened);
        return opened.managed;
      },
    });
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const fresh = () => `ann-${randomUUID().slice(0, 8)}@example.com`;

  async function byTelegram(telegram_id: number) {
    const bot = openBrowser(app, { origin: null, headers: { 'x-bot-secret': secret } });
    const user = { telegram_id, bot_username: 'velour_bot' };
    const { short_token } = await bot.account.createShortToken({ body: user });
    const phone = openBrowser(app);
    phone.token = (await phone.account.exchangeShortToken({ body: { short_token } })).jwt;
    return { phone, short_token, me: await phone.account.user() };
  }

  /** Signed up and signed in with a password that only the managed pool knows. */
  async function byPassword() {
    const email = fresh();
    await app.guest.account.signUp({ body: { email, password } });
    // The sign-up continues after its reply.
    await expect.poll(() => tryCode(email)).toBeDefined();
    const code = fake.codeFor(email);
    await app.guest.account.confirmSignUp({ body: { email, code } });
    const laptop = openBrowser(app);
    const { token, user } = await laptop.account.signIn({ body: { email, password } });
    laptop.token = token;
    return { email, laptop, user };
  }
  const tryCode = (email: string): string | undefined => {
    try {
      return fake.codeFor(email);
    } catch {
      return undefined; // not sent yet
    }
  };

  async function byLink(person_id: string) {
    const token = await app.app.identity.oneTime.makeSignIn(app.scope, person_id, HOUR_MS);
    const browser = openBrowser(app);
    const entered = await browser.account.useOneTimeSignIn({ body: { token } });
    browser.token = entered.token;
    return { browser, entered, token };
  }

  test('a short token signs a bot’s user in once, and the same user is the same member', async () => {
    const { phone, short_token, me } = await byTelegram(4242);
    expect(me).toMatchObject({ email: null, has_password: false });
    const again = phone.account.exchangeShortToken({ body: { short_token } });
    await expect(again).rejects.toEqual(refused('identity.link_used'));
    app.clock.forward(HOUR_MS + 60_000);
    await expect(phone.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    phone.token = (await phone.account.refresh()).token;
    expect((await phone.account.user()).id).toBe(me.id);
    expect((await byTelegram(4242)).me.id).toBe(me.id);
  });

  test('a bot’s user signs devices out, is banned, and is erased', async () => {
    const { phone, me } = await byTelegram(7);
    const { phone: other } = await byTelegram(7);
    await phone.account.revokeOtherDevices();
    app.clock.forward(4_000);
    await expect(other.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    await expect(other.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));

    await app.app.identity.members.change(app.scope, me.id, { banned_at: app.clock.now() });
    await expect(phone.account.user()).rejects.toEqual(refused('identity.banned'));
    await expect(byTelegram(7)).rejects.toEqual(refused('identity.banned'));
    await app.app.identity.members.change(app.scope, me.id, { banned_at: null });

    const { phone: last } = await byTelegram(7);
    await last.account.deleteUser({ body: { when: 'now' } });
    app.clock.forward(20_000);
    await app.app.account.erase(app.scope, me.id);
    await expect(last.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    const { rows } = await database.pool.query(
      `select 1 from pool_link where subject = 'telegram:7'`,
    );
    expect(rows).toEqual([]);
    expect((await byTelegram(7)).me.id).not.toBe(me.id);
  });

  test('a one-time link signs in the member that the password signs in, once', async () => {
    const { email, user } = await byPassword();
    const { browser, entered, token } = await byLink(user.id);
    expect(entered.user).toMatchObject({ id: user.id, email, has_password: true });
    const again = browser.account.useOneTimeSignIn({ body: { token } });
    await expect(again).rejects.toEqual(refused('identity.link_used'));
    app.clock.forward(HOUR_MS + 60_000);
    const renewed = await browser.account.refresh();
    expect(renewed.user).toMatchObject({ id: user.id, email, email_verified: true });
    browser.token = renewed.token;
    // The password is still required.
    await expect(
      browser.account.deleteUser({ body: { when: 'now', password: 'not this one' } }),
    ).rejects.toEqual(refused('identity.wrong_credentials'));
  });

  test('its account disabled there, a link’s sign-in ends with the hour', async () => {
    const { email, user } = await byPassword();
    const { browser } = await byLink(user.id);
    fake.disable(email);
    await expect(byLink(user.id)).rejects.toEqual(refused('identity.user_unknown'));
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    await expect(browser.account.user()).rejects.toEqual(refused('identity.token_invalid'));
  });

  test('an admin’s second factor is required after a link, too', async () => {
    const { user } = await byPassword();
    await app.makeAdmin(user.id);
    const { browser } = await byLink(user.id);
    const { factor_id, secret: base32 } = await browser.second_factor.startApp();
    const code = new TOTP({ secret: Secret.fromBase32(base32) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    await browser.second_factor.confirmApp({ body: { factor_id, code } });
    const { browser: next, entered } = await byLink(user.id);
    expect(entered.second_factor_needed).toBe(true);
    await expect(next.members.list({ query: {} })).rejects.toEqual(
      refused('identity.second_factor_needed'),
    );
  });

  test('deletion removes the account in both pools', async () => {
    const { email, user, laptop } = await byPassword();
    const { browser } = await byLink(user.id);
    await laptop.account.deleteUser({ body: { when: 'now', password } });
    app.clock.forward(20_000);
    await app.app.account.erase(app.scope, user.id);
    await expect(browser.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    const back = openBrowser(app).account.signIn({ body: { email, password } });
    await expect(back).rejects.toEqual(refused('identity.user_unknown'));
    const { rows } = await database.pool.query('select 1 from pool_link where issuer like $1', [
      'https://cognito-idp.%',
    ]);
    const left = await database.pool.query('select 1 from person where id = $1', [user.id]);
    expect(left.rows).toEqual([]);
    // Rows of other tests remain.
    expect(rows.length).toBeGreaterThan(0);
  });
});
