// A new email address takes effect once its code is confirmed, by the member's own device.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import type { IdentityProvider } from '../../providers/identity/port.ts';

const password = 'a long enough one';
const email = 'ann@example.com';
const next = 'marlow@example.com';

onDatabase('a new address', (open) => {
  const later = cleanUp();
  let app: TestApp;
  const devices: (string | undefined)[] = [];
  beforeAll(async () => {
    const around = (pool: IdentityProvider): IdentityProvider => ({
      ...pool,
      changeEmail: (site, given) => {
        devices.push(given.refresh_token);
        return pool.changeEmail(site, given);
      },
      confirmEmail: (site, given) => {
        devices.push(given.refresh_token);
        return pool.confirmEmail(site, given);
      },
    });
    const database = await open();
    app = await testApp({ database, later, around, log: quietLog });
  });

  test('belongs to the account once its code was entered', async () => {
    const browser = openBrowser(app);
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    const { token } = await browser.account.signIn({ body: { email, password } });
    browser.token = token;
    const { sent_to } = await browser.account.changeEmail({ body: { email: next, password } });
    expect(sent_to).toMatch(/^m\*+@/);
    const code = await app.codeFor(next);
    const user = await browser.account.confirmEmail({ body: { code } });
    expect(user).toMatchObject({ email: next, email_verified: true, pending_email: null });
    expect(devices.slice(-2)).toEqual([expect.any(String), expect.any(String)]);
    const again = await openBrowser(app).account.signIn({ body: { email: next, password } });
    expect(again.user.email).toBe(next);
  });
});
