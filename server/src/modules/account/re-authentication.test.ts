// Re-authentication of members without a password: by a code to their address; they may set a first password.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const password = 'a long enough one';
const MINUTE_MS = 60_000;

onDatabase('members without a password', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
  });

  const refused = (code: string) => expect.objectContaining({ code });
  const someEmail = (): string => `ann-${randomUUID().slice(0, 8)}@example.com`;
  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000');

  /** Signed in without a password, and added an email address. */
  async function withAddress(): Promise<Person & { email: string }> {
    const ann = await app.member();
    const email = someEmail();
    await ann.account.changeEmail({ body: { email } });
    const user = await ann.account.confirmEmail({ body: { code: await app.codeFor(email) } });
    expect(user).toMatchObject({ email, email_verified: true, has_password: false });
    app.clock.forward(MINUTE_MS + 1_000);
    return { ...ann, email };
  }

  async function proofOf(ann: Person & { email: string }): Promise<string> {
    const sent = await ann.account.sendProofCode();
    expect(sent.sent_to).toMatch(/^a\*+@example\.com$/);
    return app.codeFor(ann.email);
  }

  test('a member without an address can add one, and then needs a code from it to change it', async () => {
    const ann = await withAddress();
    const next = someEmail();
    const change = (code?: string) => ann.account.changeEmail({ body: { email: next, code } });
    await expect(change()).rejects.toEqual(refused('identity.code_expired'));
    const code = await proofOf(ann);
    await expect(change(wrong(code))).rejects.toEqual(refused('identity.code_wrong'));
    await change(code);
    await expect(change(code)).rejects.toEqual(refused('identity.code_expired'));
    const user = await ann.account.confirmEmail({ body: { code: await app.codeFor(next) } });
    expect(user.email).toBe(next);
  });

  test('a first password is set with a code, once, signs in, and sends a notice', async () => {
    const ann = await withAddress();
    const code = await proofOf(ann);
    const set = (given: string, new_password = password) =>
      ann.account.setPassword({ body: { code: given, new_password } });
    await expect(set(wrong(code))).rejects.toEqual(refused('identity.code_wrong'));
    await expect(set(code, 'password123')).rejects.toEqual(refused('identity.password_refused'));
    const outcomes = await Promise.allSettled([set(code), set(code, 'another long one')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const first = outcomes[0]?.status === 'fulfilled' ? password : 'another long one';
    const { user } = await openBrowser(app).account.signIn({
      body: { email: ann.email, password: first },
    });
    expect(user).toMatchObject({ id: ann.id, has_password: true });
    await app.settled();
    expect(app.mails()[0]).toMatchObject({
      to: ann.email,
      subject: 'You added a password',
    });
    app.clock.forward(MINUTE_MS + 1_000);
    const another = await proofOf(ann);
    await expect(set(another)).rejects.toEqual(refused('identity.wrong_credentials'));
  });

  test('an admin without a password re-authenticates by a code after half an hour', async () => {
    const ann = await withAddress();
    const scope = openScope(database.db, app.site_id);
    await app.app.identity.members.change(scope, ann.id, { is_admin: true });
    app.clock.forward(31 * MINUTE_MS);
    await expect(ann.operations.providers()).rejects.toEqual(refused('identity.password_needed'));
    const code = await proofOf(ann);
    await expect(ann.account.confirmPassword({ body: { code: wrong(code) } })).rejects.toEqual(
      refused('identity.code_wrong'),
    );
    await ann.account.confirmPassword({ body: { code } });
    await expect(ann.operations.providers()).resolves.toMatchObject({});
    await expect(ann.account.confirmPassword({ body: { code } })).rejects.toEqual(
      refused('identity.code_expired'),
    );
  });

  test('a member without password and address cannot re-authenticate, but can delete the account', async () => {
    const ann = await app.member();
    await expect(ann.account.confirmPassword({ body: {} })).rejects.toEqual(
      refused('identity.password_needed'),
    );
    await expect(ann.account.sendProofCode()).rejects.toEqual(refused('mail.address_missing'));
    await ann.account.deleteUser({ body: { when: 'later' } });
  });

  test('a member without password and address needs a sign-in of the last half hour to add an address or to leave', async () => {
    const ann = await app.member();
    app.clock.forward(31 * MINUTE_MS);
    const email = someEmail();
    const stale = refused('identity.sign_in_stale');
    await expect(ann.account.changeEmail({ body: { email } })).rejects.toEqual(stale);
    await expect(ann.account.deleteUser({ body: { when: 'now' } })).rejects.toEqual(stale);
    await app.settled();
    expect(app.mails().filter(({ to }) => to === email)).toEqual([]);
    expect(await ann.account.user()).toMatchObject({ email: null, deletion_at: null });
  });

  test('deleting the account requires the code, too', async () => {
    const ann = await withAddress();
    await expect(ann.account.deleteUser({ body: { when: 'now' } })).rejects.toEqual(
      refused('identity.code_expired'),
    );
    const code = await proofOf(ann);
    await ann.account.deleteUser({ body: { when: 'now', code } });
    await expect(ann.account.user()).rejects.toEqual(refused('identity.token_invalid'));
  });

  test('members with a password cannot use a code instead, and codes cannot be guessed', async () => {
    const ann = await withAddress();
    const code = await proofOf(ann);
    const guesses: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      const guess = ann.account.confirmPassword({ body: { code: wrong(code) } });
      guesses.push(
        await guess.then(
          () => 'none',
          (error: { code: string }) => error.code,
        ),
      );
    }
    expect(guesses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'identity.code_wrong'));
    expect(guesses[5]).toBe('identity.code_expired');
    app.clock.forward(16 * MINUTE_MS);
    await ann.account.setPassword({ body: { code: await proofOf(ann), new_password: password } });
    app.clock.forward(MINUTE_MS + 1_000);
    const other = await proofOf(ann);
    await expect(ann.account.confirmPassword({ body: { code: other } })).rejects.toEqual(
      refused('identity.wrong_credentials'),
    );
    await ann.account.confirmPassword({ body: { password } });
  });
});
