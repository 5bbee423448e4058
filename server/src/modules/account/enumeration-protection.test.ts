// Enumeration protection: the same reply, status and time whether an account exists or not; and rate limits.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { Refused, testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';

const password = 'a long enough one';

/** The same provider with a counter of its calls. */
const counted = (pool: IdentityProvider, count: { calls: number; pending: number }) =>
  new Proxy(pool, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      // Rules about passwords are checked before anything is hidden.
      if (typeof method !== 'function' || name === 'requireGoodPassword') return method;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(method, target, given);
        if (!(result instanceof Promise)) return result;
        count.calls += 1;
        count.pending += 1;
        return result.finally(() => (count.pending -= 1));
      };
    },
  });

onDatabase('hidden accounts', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let taken: string;

  /** Calls of the identity provider: made so far, and pending. */
  const provider = { calls: 0, pending: 0 };

  const someEmail = (): string => `ann-${randomUUID().slice(0, 8)}@example.com`;

  beforeAll(async () => {
    const around = (pool: IdentityProvider): IdentityProvider => counted(pool, provider);
    app = await testApp({ database: await open(), later, around });
    taken = someEmail();
    const browser = openBrowser(app);
    await browser.account.signUp({ body: { email: taken, password } });
    await browser.account.confirmSignUp({ body: { email: taken, code: await app.codeFor(taken) } });
    app.clock.forward(61_000);
    app.clock.stop();
  });

  /** Status and body of a response that takes exactly a second, without the address and the time in it. */
  async function answerOf(call: () => Promise<object>): Promise<unknown> {
    let isAnswered = false;
    const { calls } = provider;
    const answered = call()
      .catch((error: unknown) => error)
      .finally(() => (isAnswered = true));
    await expect.poll(() => app.clock.waiting()).toBe(1);
    // Work that takes longer than a second is not awaited, and on a busy machine it may take longer.
    await expect.poll(() => provider.calls > calls && provider.pending === 0).toBe(true);
    app.clock.forward(999);
    await app.settled();
    expect(isAnswered).toBe(false);
    app.clock.forward(1);
    const reply = await answered;
    if (reply instanceof Refused)
      return { status: reply.status, code: reply.code, title: reply.message };
    return Object.keys(reply as object).sort();
  }

  test('a known and an unknown address get one answer, after one time', async () => {
    await app.app.sites.change(app.site_id, { hide_account_existence: true });
    const { account } = openBrowser(app);
    const asks: Record<string, (email: string) => Promise<object>> = {
      signUp: (email) => account.signUp({ body: { email, password } }),
      signIn: (email) => account.signIn({ body: { email, password: 'not this one' } }),
      resend: (email) => account.resendCode({ body: { email } }),
      forgot: (email) => account.forgotPassword({ body: { email } }),
      confirm: (email) => account.confirmSignUp({ body: { email, code: '1' } }),
      reset: (email) => account.resetPassword({ body: { email, code: '1', password } }),
    };
    const unknown = someEmail();
    for (const [name, ask] of Object.entries(asks)) {
      app.clock.forward(61_000);
      // The sign-up creates an account.
      const stranger = name === 'signUp' ? someEmail() : unknown;
      expect(await answerOf(() => ask(taken)), name).toEqual(await answerOf(() => ask(stranger)));
    }
    const signedIn = await answerOf(() => account.signIn({ body: { email: taken, password } }));
    expect(signedIn).toContain('token');
    await app.app.sites.change(app.site_id, { hide_account_existence: null });
  });

  test('signing up, then signing in and asking for a code says nothing either, from one network or two', async () => {
    await app.app.sites.change(app.site_id, { hide_account_existence: true });
    const given = { password: 'another one than Ann has' };
    const all = [];
    for (const email of [taken, someEmail()]) {
      app.clock.forward(16 * 60_000);
      const here = openBrowser(app, { address: '198.51.100.20' }).account;
      const there = openBrowser(app, { address: '203.0.113.20' }).account;
      const body = { email, ...given };
      const answers = [await answerOf(() => here.signUp({ body }))];
      answers.push(await answerOf(() => here.signIn({ body })));
      app.clock.forward(61_000);
      for (const browser of [here, here, there, here]) {
        answers.push(await answerOf(() => browser.signIn({ body })));
        answers.push(await answerOf(() => browser.resendCode({ body: { email } })));
      }
      for (let turn = 0; turn < 7; turn += 1) {
        const tried = { body: { email, code: '1' } };
        answers.push(await answerOf(() => here.confirmSignUp(tried)));
        answers.push(await answerOf(() => there.confirmSignUp(tried)));
      }
      all.push(answers);
    }
    expect(all[1]).toEqual(all[0]);
    await app.app.sites.change(app.site_id, { hide_account_existence: null });
  });

  test('a password that is too easy is refused as such, whether there is an account or not', async () => {
    await app.app.sites.change(app.site_id, { hide_account_existence: true });
    app.clock.forward(61_000);
    const { account } = openBrowser(app);
    for (const email of [taken, someEmail()]) {
      await expect(
        account.signUp({ body: { email, password: 'password123' } }),
      ).rejects.toMatchObject({
        status: 422,
        code: 'identity.password_refused',
        message: 'Password does not meet the requirements.',
      });
    }
    await app.app.sites.change(app.site_id, { hide_account_existence: null });
  });

  test('without protection a stranger gets twenty checks an hour, and other strangers are not limited by them', async () => {
    const stranger = openBrowser(app, { address: '198.51.100.9' });
    const ask = (browser = stranger) =>
      browser.account.signIn({ body: { email: someEmail(), password } }).catch((error) => error);
    const codes: string[] = [];
    for (let index = 0; index < 24; index += 1) codes.push((await ask()).code);
    expect(codes.filter((code) => code === 'identity.user_unknown')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(Array.from({ length: 4 }, () => 'request.rate_limited'));
    const other = openBrowser(app, { address: '203.0.113.9' });
    expect(await ask(other)).toMatchObject({ code: 'identity.user_unknown' });
    await expect(
      stranger.account.signIn({ body: { email: taken, password } }),
    ).resolves.toMatchObject({ user: { email: taken } });
  });
});
