// Tokens for new accounts: once per confirmed email address, for every way to sign in, under concurrency and after a
// deletion.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetPool } from '../../../test/fakes/fake-identity-pool.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';

const password = 'a long enough one';

/** Google vouches for the account whose address is the code. */
const withGoogle = (pool: IdentityProvider): IdentityProvider => ({
  ...createPuppetPool(pool),
  exchangeGoogleCode: (of, { code }) => pool.signIn(of, { email: code, password }),
});

onDatabase('tokens at sign-up', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, around: withGoogle });
  });
  beforeEach(() => give(60));

  async function give(tokens: number): Promise<void> {
    await app.app.sites.change(app.site_id, { sign_up_tokens: tokens });
    app.clock.forward(6_000); // longer than site records are cached
  }

  const someEmail = (): string => `ann-${randomUUID().slice(0, 8)}@example.com`;

  async function signUp(email: string): Promise<TestBrowser> {
    const browser = openBrowser(app);
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    return browser;
  }

  async function signIn(email: string, browser = openBrowser(app)): Promise<TestBrowser> {
    browser.token = (await browser.account.signIn({ body: { email, password } })).token;
    return browser;
  }

  const balanceOf = async (browser: TestBrowser): Promise<number> =>
    (await browser.wallet.wallet()).new_one_time_balance;

  test('a confirmed account gets them once, and the statement says so', async () => {
    const email = someEmail();
    const ann = await signIn(email, await signUp(email));
    await signIn(email);
    expect(await balanceOf(ann)).toBe(60);
    expect((await ann.wallet.transactions({ query: {} })).transactions).toMatchObject([
      { kind: 'grant', reason: 'sign_up', amount: 60, balance_after: 60 },
    ]);
  });

  test('sign-ins at the same time give them once', async () => {
    const email = someEmail();
    await signUp(email);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => signIn(email)));
    const [ann] = browsers;
    expect(ann && (await balanceOf(ann))).toBe(60);
  });

  test('an address that had them gets none after its account was deleted', async () => {
    const email = someEmail();
    const ann = await signIn(email, await signUp(email));
    const { id } = await ann.account.user();
    await ann.account.deleteUser({ body: { when: 'now', password } });
    await app.app.account.erase(openScope(database.db, app.site_id), id);
    const again = await signIn(email, await signUp(email));
    expect(await balanceOf(again)).toBe(0);
    const alias = email.replace('@', '+two@');
    expect(await balanceOf(await signIn(alias, await signUp(alias)))).toBe(0);
  });

  test('the stored row does not contain the address', async () => {
    const email = someEmail();
    await signIn(email, await signUp(email));
    const { rows } = await database.pool.query<{ mark: string }>('select mark from sign_up_grant');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(email.split('@')[0]);
  });

  test('a Google sign-in gives them, too', async () => {
    const code = someEmail();
    const browser = await signUp(code);
    const { url } = await browser.account.startGoogle();
    const state = new URL(url).searchParams.get('state') ?? '';
    browser.token = (await browser.account.finishGoogle({ body: { code, state } })).token;
    expect(await balanceOf(browser)).toBe(60);
  });

  test('an account of before the setting gets none, and 0 gives none', async () => {
    await give(0);
    const email = someEmail();
    expect(await balanceOf(await signIn(email, await signUp(email)))).toBe(0);
    await give(60);
    app.clock.forward(25 * 3_600_000);
    expect(await balanceOf(await signIn(email))).toBe(0);
  });
});
