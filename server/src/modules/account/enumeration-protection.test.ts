// Sites that hide who has an account: the same words, the same status, after the same time; and limits on whoever asks.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { Refused, testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';

const password = 'a long enough one';

onDatabase('hidden accounts', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let taken: string;

  const someEmail = (): string => `ann-${randomUUID().slice(0, 8)}@example.com`;

  beforeAll(async () => {
    app = await testApp({ database: await open(), llm: createPuppetLlm(), later });
    taken = someEmail();
    const browser = openBrowser(app);
    await browser.account.signUp({ body: { email: taken, password } });
    await browser.account.confirmSignUp({ body: { email: taken, code: await app.codeFor(taken) } });
    app.clock.forward(61_000);
  });

  /** Status and words of an answer, without the address and the moment in it, and how long it took. */
  async function told(work: () => Promise<object>): Promise<{ words: unknown; ms: number }> {
    const began = performance.now();
    const answer = await work().catch((error: unknown) => error);
    const ms = performance.now() - began;
    if (answer instanceof Refused) {
      return { words: { status: answer.status, code: answer.code, title: answer.message }, ms };
    }
    return { words: Object.keys(answer as object).sort(), ms };
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
    await asks['signUp']?.(someEmail()); // what is loaded for the first time takes its time
    const nobody = someEmail();
    for (const [name, ask] of Object.entries(asks)) {
      app.clock.forward(61_000);
      // Whoever signs up is somebody from then on.
      const stranger = name === 'signUp' ? someEmail() : nobody;
      const [known, unknown] = [await told(() => ask(taken)), await told(() => ask(stranger))];
      expect(known.words, name).toEqual(unknown.words);
      expect(Math.min(known.ms, unknown.ms), name).toBeGreaterThan(950);
      expect(Math.abs(known.ms - unknown.ms), name).toBeLessThan(250);
    }
    await expect(account.signIn({ body: { email: taken, password } })).resolves.toMatchObject({});
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

  test('where it is told, a stranger may ask twenty times an hour, and no other stranger waits', async () => {
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
