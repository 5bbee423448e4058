// Proving that it is oneself: the password, or where there is none a code that is sent to the own address.
import { useEffect } from 'react';
import type { User } from '@velour/contract/account.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { codeField, currentPassword } from '../door/fields.ts';
import { wordsOf } from '../refusals.ts';
import { texts } from './texts.ts';

const words = texts.proof;

const needsCode = (user: User): boolean =>
  !user.has_password && user.email !== null && user.email_verified;

/** None for who has neither password nor address. */
export function proofFields(user: User, label: string = texts.account.current): FormField[] {
  if (user.has_password) return [{ ...currentPassword, label, disabled: () => false }];
  return needsCode(user) ? [{ ...codeField, label: words.label }] : [];
}

/** What was entered in them, as calls take it. */
export function proofIn(values: FormValues): { password?: string; code?: string } {
  const { password, code } = values;
  return {
    ...(password !== undefined && { password: String(password) }),
    ...(code !== undefined && { code: String(code) }),
  };
}

/** Sends the code when the dialog opens, where one is needed. One of a moment ago serves as well. */
export function useProofCode(user: User): void {
  const isNeeded = needsCode(user);
  useEffect(() => {
    if (!isNeeded) return;
    api.account.sendProofCode().catch((error: unknown) => {
      if (!isApiError(error, 'request.rate_limited')) toasts.error(wordsOf(error, words.failed));
    });
  }, [isNeeded]);
}

/** Said above the fields; nothing where no code is needed. */
export const proofSentence = (user: User): string =>
  needsCode(user) ? words.sentence(user.email ?? '') : '';
