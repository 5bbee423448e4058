// Test suite of the identity port, run against each adapter.
import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  IdentityFailure,
  type IdentityFailureKind,
  type Pool,
  type UserPool,
} from '../../src/providers/identity/port.ts';

export interface Subject {
  readonly provider: UserPool;
  readonly pool: Pool;
  /** The code in the newest email to this address. */
  codeFor(email: string): Promise<string>;
  /** Moves the provider's clock forward. */
  forward(ms: number): void;
}

export const PASSWORD = 'a quiet harbour at dawn';

export async function refusal(work: Promise<unknown>): Promise<IdentityFailureKind | 'none'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof IdentityFailure) return error.kind;
    throw error;
  }
}

/** Creates a confirmed account; returns its subject. */
export async function member(
  { provider, pool, codeFor }: Subject,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const { sub } = await provider.signUp(pool, { email, password, name: 'User_ab12' });
  await provider.confirmSignUp(pool, { email, code: await codeFor(email) });
  if (sub === undefined) throw new Error(`${email} has an account already.`);
  return sub;
}

/** A code that is not the given one. */
export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** `open` returns an empty pool. */
export function identitySuite(name: string, open: () => Promise<Subject>): void {
  describe(`identity provider: ${name}`, () => {
    let subject: Subject;
    let provider: UserPool;
    let pool: Pool;
    beforeEach(async () => {
      subject = await open();
      ({ provider, pool } = subject);
    });
    const email = 'ann@example.com';
    const account = { email, password: PASSWORD, name: 'User_ab12' };

    test('signing up, confirming and signing in issues tokens with the account’s claims', async () => {
      const { sub, delivery } = await provider.signUp(pool, account);
      expect(delivery.sent_to).toMatch(/^a\*+@/);
      expect(await refusal(provider.signIn(pool, account))).toBe('not_confirmed');
      await provider.confirmSignUp(pool, { email, code: await subject.codeFor(email) });
      const { id_token, claims, refresh_token } = await provider.signIn(pool, account);
      expect(claims).toMatchObject({ sub, email, email_verified: true, name: account.name });
      expect(claims.expires_at.getTime() - claims.issued_at.getTime()).toBeLessThanOrEqual(
        3_600_000,
      );
      expect(claims.sign_in).not.toBe('');
      expect(refresh_token).not.toBe('');
      expect(await provider.verify(pool, id_token)).toEqual(claims);
      expect(provider.isIssuer(pool, claims.issuer)).toBe(true);
      expect(provider.isIssuer(pool, 'https://accounts.example.com')).toBe(false);
    });

    test('a taken address is refused; one that was never confirmed gets another code', async () => {
      const { sub } = await provider.signUp(pool, account);
      const first = await subject.codeFor(email);
      subject.forward(61_000);
      const again = await provider.signUp(pool, { ...account, password: 'a second choice of Ann' });
      expect(again.sub).toBeUndefined();
      expect(again.delivery.sent_to).toMatch(/^a\*+@/);
      expect(await subject.codeFor(email)).not.toBe(first);
      await provider.confirmSignUp(pool, { email, code: await subject.codeFor(email) });
      expect(await refusal(provider.signUp(pool, account))).toBe('email_taken');
      expect(await refusal(provider.signUp(pool, { ...account, email: 'ANN@Example.com' }))).toBe(
        'email_taken',
      );
      expect((await provider.signIn(pool, account)).claims.sub).toBe(sub);
    });

    test('a password of less than eight characters is refused', async () => {
      const short = { ...account, password: 'seven77' };
      expect(await refusal(provider.signUp(pool, short))).toBe('password_refused');
    });

    test('wrong passwords and unknown addresses have different errors', async () => {
      await member(subject, email);
      const wrong = { email, password: 'not the password' };
      expect(await refusal(provider.signIn(pool, wrong))).toBe('wrong_credentials');
      const unknown = { email: 'nobody@example.com', password: PASSWORD };
      expect(await refusal(provider.signIn(pool, unknown))).toBe('user_unknown');
    });

    test('a wrong code is refused and the right one is used once', async () => {
      await provider.signUp(pool, account);
      const code = await subject.codeFor(email);
      const wrong = { email, code: wrongCode(code) };
      expect(await refusal(provider.confirmSignUp(pool, wrong))).toBe('code_wrong');
      await provider.confirmSignUp(pool, { email, code });
      expect(await refusal(provider.confirmSignUp(pool, { email, code }))).not.toBe('none');
      expect(await refusal(provider.signIn(pool, account))).toBe('none');
    });

    test('a new code can be requested until the account is confirmed', async () => {
      await provider.signUp(pool, account);
      subject.forward(61_000);
      const { sent_to } = await provider.resendCode(pool, { email });
      expect(sent_to).toMatch(/^a\*+@/);
      await provider.confirmSignUp(pool, { email, code: await subject.codeFor(email) });
      subject.forward(61_000);
      expect(await refusal(provider.resendCode(pool, { email }))).toBe('already_confirmed');
      const unknown = { email: 'nobody@example.com' };
      expect(await refusal(provider.resendCode(pool, unknown))).toBe('user_unknown');
    });

    test('a refresh gives a fresh token of the same sign-in', async () => {
      const sub = await member(subject, email);
      const first = await provider.signIn(pool, account);
      subject.forward(60_000);
      const second = await provider.refresh(pool, { refresh_token: first.refresh_token, sub });
      expect(second.claims).toMatchObject({ sub, sign_in: first.claims.sign_in, email });
      expect(second.claims.expires_at.getTime()).toBeGreaterThan(first.claims.expires_at.getTime());
      const third = await provider.refresh(pool, { refresh_token: second.refresh_token, sub });
      expect(third.claims.sign_in).toBe(first.claims.sign_in);
    });

    test('an unknown refresh token is refused', async () => {
      const sub = await member(subject, email);
      for (const refresh_token of ['', 'x', 'a.b.c', randomBytes(32).toString('base64url')]) {
        expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe(
          'refresh_refused',
        );
      }
    });

    test('signing out ends this sign-in and no other', async () => {
      const sub = await member(subject, email);
      const [here, there] = [
        await provider.signIn(pool, account),
        await provider.signIn(pool, account),
      ];
      expect(here.claims.sign_in).not.toBe(there.claims.sign_in);
      await provider.signOut(pool, here);
      await provider.signOut(pool, here);
      await provider.signOut(pool, { refresh_token: 'unknown' });
      expect(await refusal(provider.refresh(pool, { ...here, sub }))).toBe('refresh_refused');
      expect(await refusal(provider.refresh(pool, { ...there, sub }))).toBe('none');
    });

    test('signing out everywhere ends all sign-ins', async () => {
      const sub = await member(subject, email);
      const all = [await provider.signIn(pool, account), await provider.signIn(pool, account)];
      await provider.signOutEverywhere(pool, { sub });
      for (const { refresh_token } of all) {
        expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe(
          'refresh_refused',
        );
      }
    });

    test('a forgotten password is reset with a code, and every device is signed out', async () => {
      const sub = await member(subject, email);
      const before = await provider.signIn(pool, account);
      subject.forward(61_000);
      await provider.forgotPassword(pool, { email });
      const code = await subject.codeFor(email);
      const password = 'an even quieter harbour';
      const wrong = { email, code: wrongCode(code), password };
      expect(await refusal(provider.confirmNewPassword(pool, wrong))).toBe('code_wrong');
      const weak = { email, code, password: 'short' };
      expect(await refusal(provider.confirmNewPassword(pool, weak))).toBe('password_refused');
      await provider.confirmNewPassword(pool, { email, code, password });
      expect(await refusal(provider.signIn(pool, account))).toBe('wrong_credentials');
      const { refresh_token } = before;
      expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe('refresh_refused');
      expect((await provider.signIn(pool, { email, password })).claims.sub).toBe(sub);
    });

    test('a reset replies the same for an unknown address', async () => {
      await member(subject, email);
      subject.forward(61_000);
      const known = await provider.forgotPassword(pool, { email });
      const unknown = await provider.forgotPassword(pool, { email: 'abe@example.com' });
      expect(unknown).toEqual(known);
    });

    test('changing the password requires the old one', async () => {
      const sub = await member(subject, email);
      expect(await provider.hasPassword(pool, { sub })).toBe(true);
      const given = { sub, email, password: PASSWORD };
      await provider.checkPassword(pool, given);
      const wrong = { ...given, password: 'not the password' };
      expect(await refusal(provider.checkPassword(pool, wrong))).toBe('wrong_credentials');
      const new_password = 'a harbour with lanterns';
      expect(await refusal(provider.changePassword(pool, { ...wrong, new_password }))).toBe(
        'wrong_credentials',
      );
      await provider.changePassword(pool, { ...given, new_password });
      expect(await refusal(provider.signIn(pool, account))).toBe('wrong_credentials');
      expect(await refusal(provider.signIn(pool, { email, password: new_password }))).toBe('none');
    });

    test('a new name is in the next token', async () => {
      const sub = await member(subject, email);
      const { refresh_token } = await provider.signIn(pool, account);
      await provider.changeName(pool, { sub, name: 'Ann Marlow' });
      const { claims } = await provider.refresh(pool, { refresh_token, sub });
      expect(claims.name).toBe('Ann Marlow');
    });

    test('a new address takes effect once its code is confirmed', async () => {
      const sub = await member(subject, email);
      const next = 'marlow@example.com';
      subject.forward(61_000);
      const { refresh_token } = await provider.signIn(pool, account);
      const own = { sub, refresh_token };
      const { sent_to } = await provider.changeEmail(pool, { ...own, email: next });
      expect(sent_to).toMatch(/^m\*+@/);
      expect((await provider.signIn(pool, account)).claims.email).toBe(email);
      const code = await subject.codeFor(next);
      expect(await refusal(provider.confirmEmail(pool, { ...own, code: wrongCode(code) }))).toBe(
        'code_wrong',
      );
      expect(await provider.confirmEmail(pool, { ...own, code })).toEqual({ email: next });
      const { claims } = await provider.signIn(pool, { email: next, password: PASSWORD });
      expect(claims).toMatchObject({ sub, email: next, email_verified: true });
    });

    test('a deleted account is gone, and its address is free', async () => {
      const sub = await member(subject, email);
      const { refresh_token } = await provider.signIn(pool, account);
      await provider.deleteAccount(pool, { sub });
      await provider.deleteAccount(pool, { sub });
      expect(await refusal(provider.signIn(pool, account))).toBe('user_unknown');
      expect(await refusal(provider.refresh(pool, { refresh_token, sub }))).toBe('refresh_refused');
      const again = await provider.signUp(pool, account);
      expect(again.sub).not.toBe(sub);
    });

    test('foreign, changed and expired tokens are refused', async () => {
      await member(subject, email);
      const { id_token } = await provider.signIn(pool, account);
      const [header = '', payload = '', signature = ''] = id_token.split('.');
      const claims = Buffer.from(payload, 'base64url').toString();
      const forged = Buffer.from(claims.replace(email, 'eve@example.com')).toString('base64url');
      for (const token of [
        '',
        'x',
        `${header}.${forged}.${signature}`,
        `${header}.${payload}.`,
        `${header}.${payload}`,
        `${id_token}x`,
      ]) {
        expect(await provider.verify(pool, token)).toBeUndefined();
      }
      subject.forward(2 * 3_600_000);
      expect(await provider.verify(pool, id_token)).toBeUndefined();
    });
  });
}

/** The parameters that a caller creates for a sign-in with Google. */
export function googleRequest(redirect_uri: string) {
  const verifier = randomBytes(32).toString('base64url');
  return {
    redirect_uri,
    verifier,
    state: randomBytes(16).toString('base64url'),
    nonce: randomBytes(16).toString('base64url'),
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}
