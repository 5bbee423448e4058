// Security notices: one email for each change, to the former address, in plain text, never blocking the change.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { noticeEmail, type Notice } from './security-notices.rules.ts';

const password = 'a long enough one';

onDatabase('notices', (open) => {
  const later = cleanUp();
  let app: TestApp;

  beforeAll(async () => {
    app = await testApp({ database: await open(), later });
  });

  async function signedIn(): Promise<{ browser: TestBrowser; email: string }> {
    const browser = openBrowser(app);
    const email = `ann-${randomUUID().slice(0, 8)}@example.com`;
    await browser.account.signUp({ body: { email, password } });
    await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
    browser.token = (await browser.account.signIn({ body: { email, password } })).token;
    return { browser, email };
  }

  const subjectsTo = async (email: string): Promise<string[]> => {
    await app.settled();
    return app
      .mails()
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject);
  };

  test('a changed and a reset password send one notice each', async () => {
    const { browser, email } = await signedIn();
    await browser.account.changePassword({ body: { password, new_password: 'another long one' } });
    expect(await subjectsTo(email)).toEqual(['Your password was changed', 'Confirm your email']);
    app.clock.forward(61_000);
    await browser.account.forgotPassword({ body: { email } });
    const code = await app.codeFor(email);
    const reset = { email, code, password: 'a third long one' };
    await expect(
      browser.account.resetPassword({
        body: { ...reset, code: code === '000000' ? '1' : '000000' },
      }),
    ).rejects.toMatchObject({ code: 'identity.code_wrong' });
    await browser.account.resetPassword({ body: reset });
    expect((await subjectsTo(email)).slice(0, 2)).toEqual([
      'Your password was changed',
      'Reset your password',
    ]);
  });

  test('a changed address sends a notice to the former one, with the new one masked', async () => {
    const { browser, email } = await signedIn();
    const next = `bea-${randomUUID().slice(0, 8)}@example.org`;
    await browser.account.changeEmail({ body: { email: next, password } });
    await browser.account.confirmEmail({ body: { code: await app.codeFor(next) } });
    expect((await subjectsTo(email))[0]).toBe('Your email was changed');
    const notice = app.mails().find(({ to }) => to === email)?.text ?? '';
    expect(notice).toContain('b***@example.org');
    expect(notice).not.toContain(next);
    expect(await subjectsTo(next)).toEqual(['Confirm your new email']);
  });

  test('a deletion sends a notice with its day, also where it is immediate', async () => {
    const { browser, email } = await signedIn();
    const { deletion_at } = await browser.account.deleteUser({ body: { when: 'later', password } });
    expect((await subjectsTo(email))[0]).toBe('Your account will be deleted');
    const year = deletion_at.slice(0, 4);
    expect(app.mails().find(({ to }) => to === email)?.text).toContain(year);
    await browser.account.deleteUser({ body: { when: 'now', password } });
    expect((await subjectsTo(email))[0]).toBe('Your account has been deleted');
  });
});

test('no notice contains a link, and each says what to do', () => {
  const brand = { site_name: 'Rose', support_email: 'help@rose.example' };
  const notices: Notice[] = [
    { type: 'password_changed' },
    { type: 'password_added' },
    { type: 'email_changed', to: 'b***@example.org' },
    { type: 'deletion_asked', at: new Date('2026-12-05T23:30:00Z'), time_zone: 'Europe/Berlin' },
    { type: 'deleted' },
  ];
  for (const notice of notices) {
    const { text, html, sender_name } = noticeEmail(brand, notice);
    expect(sender_name).toBe('Rose');
    expect(text + html).not.toMatch(/https?:|<a\b|undefined/);
    expect(text).toMatch(/help@rose\.example|on December 6, 2026/);
  }
});
