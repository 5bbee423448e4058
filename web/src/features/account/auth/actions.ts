// The calls of the sign-in forms, with data for the next step and toasts.
import type { SignedIn } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { session } from '../../../lib/session.ts';
import { memory } from '../../../lib/storage.ts';
import { toasts } from '../../../lib/toasts.ts';
import { texts } from '../texts.ts';
import { pauseUntil, pending, requestCode } from './pending.ts';

const typed = (email: string): string => email.trim().toLowerCase();

const HAD_ACCOUNT = 'had-account';

/** True if this browser has been signed in before; signing out does not change it. */
export const hadAccount = (): boolean => memory.read(HAD_ACCOUNT) === 'yes';

export function welcome(signedIn: SignedIn): void {
  memory.write(HAD_ACCOUNT, 'yes');
  pending.forget();
  session.enter(signedIn);
  // With a second factor, the toast is shown after the second step.
  if (!signedIn.second_factor_needed) toasts.success(texts.login.done);
}

/** `unconfirmed` if the address must be confirmed; another code is sent then. */
export async function signIn(email: string, password: string): Promise<'in' | 'unconfirmed'> {
  try {
    welcome(await api.account.signIn({ body: { email: typed(email), password } }));
    return 'in';
  } catch (error) {
    if (!isApiError(error, 'identity.not_confirmed')) throw error;
    toasts.warning(error.title);
    pending.keep({ email: typed(email), password, resendAt: 0, step: 'confirm' });
    await sendCodeAgain(email).catch(() => undefined);
    return 'unconfirmed';
  }
}

interface NewAccount {
  email: string;
  password: string;
  marketing_consent?: boolean;
}

export async function signUp({ email, ...account }: NewAccount): Promise<void> {
  const { resend_at } = await api.account.signUp({ body: { ...account, email: typed(email) } });
  pending.keep({
    email: typed(email),
    password: account.password,
    resendAt: pauseUntil(resend_at),
    step: 'confirm',
  });
}

/** Also signs in if this browser signed up; returns whether it did. */
export async function confirmSignUp(email: string, code: string): Promise<boolean> {
  const { password } = pending.read();
  try {
    // The address may have been signed up before, with another password.
    const body = { email: typed(email), code, ...(password && { password }) };
    const { signed_in } = await api.account.confirmSignUp({ body });
    if (signed_in) {
      toasts.success(texts.confirm.done);
      welcome(signed_in);
      return true;
    }
  } catch (error) {
    if (!isApiError(error, 'identity.already_confirmed')) throw error;
  }
  toasts.success(texts.confirm.done);
  pending.keep({ email: typed(email), password: '', step: null });
  if (!password) return false;
  return signIn(email, password).then(
    (outcome) => outcome === 'in',
    () => false,
  );
}

const sendCodeAgain = (email: string): Promise<void> =>
  requestCode(
    () => api.account.resendCode({ body: { email: typed(email) } }),
    (resendAt) => pending.keep({ resendAt }),
  );

export const resetCode = (email: string): Promise<void> =>
  requestCode(
    () => api.account.forgotPassword({ body: { email: typed(email) } }),
    (resendAt) => pending.keep({ email: typed(email), password: '', resendAt, step: 'reset' }),
  );

/** Requests another code of the same kind. */
export const anotherCode = (purpose: 'confirm' | 'reset', email: string): Promise<void> =>
  purpose === 'confirm' ? sendCodeAgain(email) : resetCode(email);

export async function resetPassword(email: string, code: string, password: string): Promise<void> {
  await api.account.resetPassword({ body: { email: typed(email), code, password } });
  pending.keep({ email: typed(email), password: '', step: null });
  toasts.success(texts.reset.done);
}
