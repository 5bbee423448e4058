// Without a mail server in production, each request for a code is refused with the reason, also on sites that hide accounts.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import type { MailProvider } from '../../providers/mail/port.ts';

const none: MailProvider = {
  name: 'mailbox',
  isBuiltIn: true,
  isOpen: false,
  send: () => Promise.reject(new Error('it was asked to send an email')),
  close: () => Promise.resolve(),
};

onDatabase('without a mail server', (open) => {
  const later = cleanUp();
  const logged: string[] = [];
  let app: TestApp;
  beforeAll(async () => {
    const error = (fields: { err?: unknown }) => {
      const cause = fields.err instanceof Error ? fields.err.cause : undefined;
      logged.push(cause instanceof Error ? cause.message : '');
    };
    app = await testApp({ database: await open(), later, mail: none, log: { ...quietLog, error } });
  });

  test.each([[false], [true]])(
    'sign-up, a new code and a reset say so (hidden accounts: %s)',
    async (hide_account_existence) => {
      await app.app.sites.change(app.site_id, { hide_account_existence });
      const { account } = openBrowser(app);
      const email = `ann-${randomUUID()}@example.com`;
      for (const ask of [
        () => account.signUp({ body: { email, password: 'a long enough one' } }),
        () => account.resendCode({ body: { email } }),
        () => account.forgotPassword({ body: { email } }),
      ]) {
        await expect(ask()).rejects.toMatchObject({ status: 503, code: 'identity.code_not_sent' });
        expect(logged.pop()).toMatch(/^no mail server is configured.* Set SMTP_URL and MAIL_FROM/);
      }
    },
  );
});
