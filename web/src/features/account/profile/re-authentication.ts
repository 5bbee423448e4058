// Re-authentication: by the password, or by an emailed code if there is none.
import { useEffect, useState } from 'react';
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { Resending } from '../code-again.tsx';
import { codeField, currentPassword } from '../auth/fields.ts';
import { requestCode } from '../auth/pending.ts';
import { failureText } from '../../../lib/failures.ts';
import { texts } from './texts.ts';

const words = texts.proof;

const needsCode = (user: User): boolean =>
  !user.has_password && user.email !== null && user.email_verified;

/** Empty for a member without password and address. */
export function proofFields(user: User, label: string = texts.account.current) {
  if (user.has_password) return [{ ...currentPassword, label, disabled: () => false }];
  return needsCode(user) ? [{ ...codeField, label: words.label }] : [];
}

/** The entered values as the calls expect them. */
export const proofIn = ({ password, code }: { password?: string; code?: string }) => ({
  ...(password !== undefined && { password }),
  ...(code !== undefined && { code }),
});

/**
 * Sends the code when the dialog opens, if one is needed; a recently sent one is still valid. Returns how to get
 * another one; undefined if none is needed.
 */
export function useProofCode(user: User): Resending | undefined {
  const isNeeded = needsCode(user);
  const [resendAt, setResendAt] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    sendCode(setResendAt).catch((error: unknown) => {
      if (!isApiError(error, 'request.rate_limited'))
        toasts.error(failureText(error, { failed: words.failed }));
    });
  }, [isNeeded]);
  return isNeeded ? { resendAt, send: () => sendCode(setResendAt) } : undefined;
}

const sendCode = (pause: (resend_at: number) => void): Promise<void> =>
  requestCode(() => api.account.sendProofCode(), pause);

/** Shown above the fields; empty if no code is needed. */
export const proofSentence = (user: User): string =>
  needsCode(user) ? words.sentence(user.email ?? '') : '';
