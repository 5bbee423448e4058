// Signing in and out in a browser: codes, cookies, trial chats, and enumeration protection.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetPool, type PuppetPool } from '../../../test/fakes/fake-identity-pool.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openSocket } from '../../../test/sockets.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';
import type { Database } from '../../platform/db/open.ts';

const password = 'a long enough one';

onDatabase('coming in and going out', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let pool: PuppetPool;
  let llm: PuppetLlm;
  let address: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    const around = (embedded: IdentityProvider) => (pool = createPuppetPool(embedded));
    // The unreachable pool is logged as an error, which this test expects.
    app = await testApp({ database, llm, later, around, log: quietLog });
    address = await app.listen();
  });

  const someEmail = (): string => `ann-${randomUUID().slice(0, 8)}@example.com`;

  /** Signed up and confirmed, but not signed in. */
  async function confirmed(browser: TestBrowser): Promise<string> {
    const email = someEmail();
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    return email;
  }

  async function signedIn(browser = openBrowser(app)) {
    const email = await confirmed(browser);
    const { token, user } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    return { browser, email, user };
  }

  const refused = (code: string) => expect.objectContaining({ code });

  test('an account is opened, confirmed and signed in, and its record has the fields of a user', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const sent = await browser.account.signUp({
      body: { email: ` ${email.toUpperCase()} `, password },
    });
    expect(sent.sent_to).toMatch(/^a\*+@example\.com$/);
    const code = await app.codeFor(email);
    await expect(
      browser.account.confirmSignUp({ body: { email, code: code === '111111' ? '2' : '111111' } }),
    ).rejects.toEqual(refused('identity.code_wrong'));
    await browser.account.confirmSignUp({ body: { email, code } });
    const { user, token } = await browser.account.signIn({ body: { email, password } });
    expect(user).toMatchObject({
      email,
      email_verified: true,
      name: expect.stringMatching(/^User_\w{10}$/),
      is_admin: false,
      active_plan: null,
      plan_end_date: null,
      subscription_currency: 0,
      one_time_currency: 0,
      double_credit_status: false,
      private_character: 0,
      has_password: true,
      marketing_consent: { given: false },
      deletion_at: null,
    });
    browser.token = token;
    expect(await browser.account.user()).toEqual(user);
    const cookie = browser.setCookies.at(-1);
    expect(cookie).toMatch(
      /^velour_refresh=[\w.-]+; Path=\/api\/auth; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    // The sign-up notice confirms being 18 or older.
    const id = await openChat(app, browser);
    await expect(
      browser.chat.send({ params: { id }, body: { text: 'Hi' } }),
    ).resolves.toMatchObject({ seq: 3 });
    (await llm.next()).end();
  });

  test('refusals have the literal texts of the specification', async () => {
    const browser = openBrowser(app);
    const email = await confirmed(browser);
    await expect(browser.account.signIn({ body: { email, password: 'wrong' } })).rejects.toThrow(
      'Incorrect email or password.',
    );
    await expect(
      browser.account.signIn({ body: { email: someEmail(), password } }),
    ).rejects.toThrow('User does not exist.');
    await expect(browser.account.signUp({ body: { email, password } })).rejects.toThrow(
      'An account with this email already exists.',
    );
    await expect(
      browser.account.signUp({ body: { email: someEmail(), password: 'password' } }),
    ).rejects.toThrow('Password does not meet the requirements.');
  });

  test('signing up again before the address was confirmed sends another code, with the new password', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    const first = await browser.account.signUp({
      body: { email, password: 'the first try', marketing_consent: true },
    });
    app.clock.forward(61_000);
    const second = await browser.account.signUp({ body: { email, password } });
    expect(second.sent_to).toBe(first.sent_to);
    await browser.account.confirmSignUp({
      body: { email, password, code: await app.codeFor(email) },
    });
    await expect(browser.account.signIn({ body: { email, password } })).resolves.toMatchObject({
      user: { email },
    });
    await expect(
      browser.account.signIn({ body: { email, password: 'the first try' } }),
    ).rejects.toThrow('Incorrect email or password.');
  });

  test('the code alone signs in the browser that signed up, with its own password, once and for half an hour', async () => {
    const stranger = openBrowser(app);
    const browser = openBrowser(app);
    const email = someEmail();
    await stranger.account.signUp({ body: { email, password: 'the stranger’s one' } });
    app.clock.forward(61_000);
    await browser.account.signUp({ body: { email, password } });
    expect(browser.setCookies.at(-1)).toMatch(
      /^velour_sign_up=[\w-]+; Path=\/api\/auth; Max-Age=1800; HttpOnly; SameSite=Lax$/,
    );
    const cookie = browser.cookies.get('velour_sign_up') ?? '';
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(password);
    const code = await app.codeFor(email);
    const { signed_in } = await browser.account.confirmSignUp({ body: { email, code } });
    expect(signed_in?.user.email).toBe(email);
    expect([...browser.cookies.keys()]).toEqual(['velour_refresh']);
    await expect(
      stranger.account.signIn({ body: { email, password: 'the stranger’s one' } }),
    ).rejects.toThrow('Incorrect email or password.');
    await expect(stranger.account.signIn({ body: { email, password } })).resolves.toMatchObject({
      user: { email },
    });
  });

  test('another browser, another email, or a later hour needs the password', async () => {
    const confirmWith = async (cookie: (own: TestBrowser) => Promise<string | undefined>) => {
      const browser = openBrowser(app);
      const email = someEmail();
      await browser.account.signUp({ body: { email, password } });
      const stored = await cookie(browser);
      browser.cookies.clear();
      if (stored !== undefined) browser.cookies.set('velour_sign_up', stored);
      await browser.account.resendCode({ body: { email } }).catch(() => undefined);
      const code = await app.codeFor(email);
      return (await browser.account.confirmSignUp({ body: { email, code } })).signed_in;
    };
    const cookieOf = (browser: TestBrowser) => browser.cookies.get('velour_sign_up');
    expect(await confirmWith(async () => undefined)).toBeNull();
    expect(await confirmWith(async () => 'made-up')).toBeNull();
    expect(
      await confirmWith(async () => {
        const other = openBrowser(app);
        await other.account.signUp({ body: { email: someEmail(), password } });
        return cookieOf(other);
      }),
    ).toBeNull();
    expect(
      await confirmWith(async (browser) => {
        app.clock.forward(31 * 60_000);
        return cookieOf(browser);
      }),
    ).toBeNull();
  });

  test('signing in unconfirmed sends another code', async () => {
    const browser = openBrowser(app);
    const email = someEmail();
    await browser.account.signUp({ body: { email, password } });
    const first = await app.codeFor(email);
    app.clock.forward(61_000);
    await expect(browser.account.signIn({ body: { email, password } })).rejects.toThrow(
      'Your account is not verified. Please check your email for the verification code.',
    );
    const second = await app.codeFor(email);
    expect(second).not.toBe(first);
    await browser.account.confirmSignUp({ body: { email, code: second } });
    await expect(browser.account.signIn({ body: { email, password } })).resolves.toMatchObject({
      user: { email },
    });
  });

  test('a refresh returns a new token and cookie; reusing the old cookie later ends the sign-in', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get('velour_refresh') ?? '';
    const renewed = await browser.account.refresh();
    const second = browser.cookies.get('velour_refresh') ?? '';
    expect(second).not.toBe(first);
    expect(renewed.token).not.toBe(browser.token);
    app.clock.forward(121_000);
    browser.cookies.set('velour_refresh', first);
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    expect(browser.cookies.has('velour_refresh')).toBe(false);
    browser.cookies.set('velour_refresh', second);
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    await expect(browser.account.user()).rejects.toEqual(refused('identity.token_invalid'));
  });

  test('two tabs that refresh at once get the same token with one call to the pool', async () => {
    const { browser } = await signedIn();
    const cookie = browser.cookies.get('velour_refresh') ?? '';
    const before = pool.refreshes();
    const tabs = [browser, openBrowser(app), openBrowser(app), openBrowser(app)];
    for (const tab of tabs) tab.cookies.set('velour_refresh', cookie);
    const replies = await Promise.all(tabs.map((tab) => tab.account.refresh()));
    expect(new Set(replies.map((reply) => reply.token)).size).toBe(1);
    expect(new Set(tabs.map((tab) => tab.cookies.get('velour_refresh'))).size).toBe(1);
    expect(pool.refreshes() - before).toBe(1);
    await expect(browser.account.refresh()).resolves.toMatchObject({ user: {} });
  });

  test('a page that lost a response gets the same one a minute later, unless its cookie was already used', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get('velour_refresh') ?? '';
    const { token } = await browser.account.refresh();
    const second = browser.cookies.get('velour_refresh') ?? '';
    app.clock.forward(60_000);
    browser.cookies.set('velour_refresh', first);
    await expect(browser.account.refresh()).resolves.toMatchObject({ token });
    expect(browser.cookies.get('velour_refresh')).toBe(second);
    await browser.account.refresh();
    browser.cookies.set('velour_refresh', first);
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
  });

  test('a refresh of a dead process is repeated, and its late result changes nothing', async () => {
    const { browser } = await signedIn();
    const first = browser.cookies.get('velour_refresh') ?? '';
    const paused = Promise.withResolvers<void>();
    pool.holdNext(paused.promise);
    const before = pool.refreshes();
    const late = browser.account.refresh();
    await expect.poll(() => pool.refreshes()).toBe(before + 1);
    app.clock.forward(16_000);
    const again = openBrowser(app);
    again.cookies.set('velour_refresh', first);
    await again.account.refresh();
    await again.account.refresh();
    const newest = again.cookies.get('velour_refresh') ?? '';
    paused.resolve();
    await expect(late).resolves.toMatchObject({ user: {} });
    expect(browser.cookies.get('velour_refresh')).toBe(newest);
    await expect(again.account.refresh()).resolves.toMatchObject({ user: {} });
  });

  test('an unreachable pool ends no sign-in', async () => {
    const { browser } = await signedIn();
    pool.cutOff(true);
    await expect(browser.account.refresh()).rejects.toMatchObject({
      code: 'identity.unavailable',
      status: 503,
    });
    pool.cutOff(false);
    await expect(browser.account.refresh()).resolves.toMatchObject({ user: {} });
  });

  test('cookies that are forged or of another site are ignored', async () => {
    const { browser } = await signedIn();
    const good = browser.cookies.get('velour_refresh') ?? '';
    for (const cookie of [
      'x',
      good.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      good.replace('.1.', '.2.'),
    ]) {
      browser.cookies.set('velour_refresh', cookie);
      await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    }
    browser.cookies.set('velour_refresh', good);
    await expect(browser.account.refresh()).resolves.toMatchObject({ user: {} });
  });

  test('a foreign page can neither refresh nor sign out, and a program without a page has no cookie', async () => {
    const { browser } = await signedIn();
    const jar = browser.cookies;
    for (const more of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: null, headers: { 'sec-fetch-site': 'cross-site' } },
      { origin: null, headers: { 'sec-fetch-site': 'same-site' } },
      { origin: null },
    ]) {
      const foreign = openBrowser(app, more);
      for (const [name, value] of jar) foreign.cookies.set(name, value);
      await expect(foreign.account.refresh()).rejects.toEqual(refused('identity.forbidden'));
      await expect(foreign.account.signOut()).rejects.toEqual(refused('identity.forbidden'));
    }
    const own = openBrowser(app, { origin: null, headers: { 'sec-fetch-site': 'same-origin' } });
    for (const [name, value] of jar) own.cookies.set(name, value);
    await expect(own.account.refresh()).resolves.toMatchObject({ user: {} });
  });

  test('signing out ends the token, the cookie and the open socket', async () => {
    const { browser } = await signedIn();
    const cookie = browser.cookies.get('velour_refresh') ?? '';
    const socket = await openSocket(address, { token: browser.token ?? '' });
    await socket.expect('ready');
    const began = Date.now();
    await browser.account.signOut();
    expect(browser.cookies.size).toBe(0);
    expect(await socket.closed()).toBe(4401);
    expect(Date.now() - began).toBeLessThan(5_000);
    app.clock.forward(3_001);
    await expect(browser.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    browser.cookies.set('velour_refresh', cookie);
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    await expect(browser.account.signOut()).resolves.toEqual({ done: true });
  });

  test('a ban closes the socket and ends every sign-in', async () => {
    const { browser, user } = await signedIn();
    const socket = await openSocket(address, { token: browser.token ?? '' });
    await socket.expect('ready');
    await database.pool.query('update person set banned_at = $1 where id = $2', [
      app.clock.now(),
      user.id,
    ]);
    expect(await socket.closed()).toBe(4403);
    app.clock.forward(3_001);
    await expect(browser.account.user()).rejects.toEqual(refused('identity.banned'));
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.banned'));
    const again = await openSocket(address, { token: browser.token ?? '' });
    expect(await again.closed()).toBe(4403);
  });

  test('a forgotten password is reset with a code, and every device is signed out', async () => {
    const { browser, email } = await signedIn();
    const elsewhere = openBrowser(app);
    app.clock.forward(61_000);
    await elsewhere.account.forgotPassword({ body: { email } });
    const unknown = await elsewhere.account.forgotPassword({ body: { email: someEmail() } });
    expect(unknown.sent_to).toMatch(/^a\*+@example\.com$/);
    const body = { email, code: await app.codeFor(email), password: 'another long one' };
    await elsewhere.account.resetPassword({ body });
    app.clock.forward(3_001);
    await expect(browser.account.user()).rejects.toEqual(refused('identity.token_invalid'));
    await expect(browser.account.refresh()).rejects.toEqual(refused('identity.sign_in_ended'));
    await expect(elsewhere.account.resetPassword({ body })).rejects.toEqual(
      refused('identity.code_expired'),
    );
    await elsewhere.account.signIn({ body: { email, password: body.password } });
  });

  /** A visitor's chat with one message and its reply. */
  async function trialChat(): Promise<{ visitor: Person; id: string; character_id: string }> {
    const visitor = await app.visitor();
    const character_id = await app.addCharacter();
    const { session_id: id } = await visitor.chat.open({ body: { character_id } });
    await visitor.chat.send({ params: { id }, body: { text: 'I like lamps' } });
    await llm.answer('So do I.');
    await expect
      .poll(async () => (await visitor.chat.history({ params: { id }, query: {} })).messages.at(-1))
      .toMatchObject({ state: 'complete', text: 'So do I.' });
    return { visitor, id, character_id };
  }

  test('trial chats belong to the account after signing in, and to the visitor no more', async () => {
    const { visitor, id } = await trialChat();
    const browser = openBrowser(app);
    const email = await confirmed(browser);
    browser.token = visitor.token;
    const { token, user } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    const { chats } = await browser.chat.list({ query: {} });
    expect(chats).toMatchObject([{ session_id: id, last_message: 'So do I.' }]);
    const { messages } = await browser.chat.history({ params: { id }, query: {} });
    expect(messages.map((message) => message.text).slice(-2)).toEqual(['I like lamps', 'So do I.']);
    await expect(visitor.chat.read({ params: { id } })).rejects.toEqual(refused('chat.not_found'));
    expect((await visitor.chat.list({ query: {} })).chats).toEqual([]);
    // The chat continues, encrypted with the member's key.
    await browser.chat.send({ params: { id }, body: { text: 'And candles?' } });
    await llm.answer('Those, too.');
    await expect
      .poll(
        async () =>
          (await browser.chat.history({ params: { id }, query: {} })).messages.at(-1)?.text,
      )
      .toBe('Those, too.');
    const { rows } = await database.pool.query('select person_id from chat_session where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ person_id: user.id }]);
  });

  test('the visitor who signed up is remembered when the sign-in happens on another device', async () => {
    const { visitor, id } = await trialChat();
    const phone = openBrowser(app);
    phone.token = visitor.token;
    const email = await confirmed(phone);
    const device = openBrowser(app);
    const { token } = await device.account.signIn({ body: { email, password } });
    device.token = token;
    expect((await device.chat.read({ params: { id } })).last_message).toBe('So do I.');
  });

  test('a running reply is stopped, stored and moved', async () => {
    const { visitor, id } = await trialChat();
    await visitor.chat.send({ params: { id }, body: { text: 'Tell me more' } });
    const puppet = await llm.next();
    puppet.write('There was once');
    const browser = openBrowser(app);
    const email = await confirmed(browser);
    browser.token = visitor.token;
    const { token } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    // Moved at once, so that the member's next message finds its chat.
    const { messages } = await browser.chat.history({ params: { id }, query: {} });
    expect(messages.at(-1)).toMatchObject({ state: 'stopped' });
  });

  test('the state of a Google sign-in can be used once, and its cookie is deleted', async () => {
    const browser = openBrowser(app);
    const { url } = await browser.account.startGoogle();
    const state = new URL(url).searchParams.get('state') ?? '';
    const cookie = browser.cookies.get('velour_google') ?? '';
    const finish = () =>
      browser.account.finishGoogle({ body: { code: `google-${randomUUID()}`, state } });
    await finish();
    expect(browser.cookies.has('velour_google')).toBe(false);
    // A copy of the cookie from before.
    browser.cookies.set('velour_google', cookie);
    await expect(finish()).rejects.toEqual(refused('identity.google_failed'));
  });

  test('a member passes the age gate once, by whatever visitor', async () => {
    const visitor = await app.visitor();
    const browser = openBrowser(app);
    browser.token = visitor.token;
    const { url } = await browser.account.startGoogle();
    const state = new URL(url).searchParams.get('state') ?? '';
    const { token } = await browser.account.finishGoogle({
      body: { code: `google-${randomUUID()}`, state },
    });
    browser.token = token;
    const character_id = await app.addCharacter();
    const { session_id: id } = await browser.chat.open({ body: { character_id } });
    await browser.chat.send({ params: { id }, body: { text: 'Hi' } });
    (await llm.next()).end();

    const young = openBrowser(app);
    const start = await young.account.startGoogle();
    const other = new URL(start.url).searchParams.get('state') ?? '';
    young.token = (
      await young.account.finishGoogle({ body: { code: `google-${randomUUID()}`, state: other } })
    ).token;
    const chat = await young.chat.open({ body: { character_id } });
    const send = () => young.chat.send({ params: { id: chat.session_id }, body: { text: 'Hi' } });
    await expect(send()).rejects.toEqual(refused('safety.age_gate_required'));
    expect(await young.safety.confirmAge({ body: { adult: true } })).toEqual({ jwt: young.token });
    await expect(send()).resolves.toMatchObject({ seq: 3 });
    (await llm.next()).end();
  });
});
