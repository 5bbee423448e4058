// The fields of the sign-in forms: rules, the specification's texts, and hints for password managers.
import {
  isEmail,
  type FieldValue,
  type FormField,
  type FormValues,
  textOf,
} from '../../../ui/form/form-rules.ts';
import { texts } from '../texts.ts';

const { label, rule } = texts;

export const emailField = {
  name: 'email',
  label: label.email,
  type: 'email',
  required: true,
  autoComplete: 'username',
  inputMode: 'email',
  validation: (value) => (value === '' || isEmail(value) ? undefined : rule.email),
} as const satisfies FormField;

const withoutEmail = (values: FormValues): boolean => textOf(values, 'email').trim() === '';

export const currentPassword = {
  name: 'password',
  label: label.password,
  type: 'password',
  required: true,
  autoComplete: 'current-password',
  disabled: withoutEmail,
} as const satisfies FormField;

export const chosenPassword = {
  ...currentPassword,
  autoComplete: 'new-password',
  hint: texts.hint.password,
} as const satisfies FormField;

const sameAs =
  (name: string) =>
  (value: FieldValue, values: FormValues): string | undefined =>
    value === values[name] ? undefined : rule.match;

export const passwordAgain = {
  name: 'password_again',
  label: label.password_again,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  validation: sameAs('password'),
  disabled: withoutEmail,
} as const satisfies FormField;

export const newPassword = {
  name: 'password',
  label: label.new_password,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  hint: texts.hint.password,
} as const satisfies FormField;

export const newPasswordAgain = {
  name: 'password_again',
  label: label.new_password_again,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  validation: sameAs('password'),
} as const satisfies FormField;

/** Pasted spaces and dashes are ignored: `123 456`, `123-456`. */
export const codeField = {
  name: 'code',
  label: label.code,
  type: 'text',
  required: true,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  clean: (text) => text.replace(/[\s-]/g, '').slice(0, 20),
} as const satisfies FormField;

export const marketingField = (site: string) =>
  ({
    name: 'marketing_consent',
    label: label.marketing(site),
    type: 'checkbox',
  }) as const satisfies FormField;
