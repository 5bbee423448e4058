// The fields of signing up and in, with their literal rules and with what password managers need to know.
import {
  isEmail,
  type FieldValue,
  type FormField,
  type FormValues,
} from '../../../ui/form/form-rules.ts';
import { texts } from '../texts.ts';

const { label, rule } = texts;

export const emailField: FormField = {
  name: 'email',
  label: label.email,
  type: 'email',
  required: true,
  autoComplete: 'username',
  inputMode: 'email',
  validation: (value) => (value === '' || isEmail(String(value)) ? undefined : rule.email),
};

const withoutEmail = (values: FormValues): boolean => String(values['email'] ?? '').trim() === '';

export const currentPassword: FormField = {
  name: 'password',
  label: label.password,
  type: 'password',
  required: true,
  autoComplete: 'current-password',
  disabled: withoutEmail,
};

export const chosenPassword: FormField = {
  ...currentPassword,
  autoComplete: 'new-password',
  hint: texts.hint.password,
};

const sameAs =
  (name: string) =>
  (value: FieldValue, values: FormValues): string | undefined =>
    value === values[name] ? undefined : rule.match;

export const passwordAgain: FormField = {
  name: 'password_again',
  label: label.password_again,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  validation: sameAs('password'),
  disabled: withoutEmail,
};

export const newPassword: FormField = {
  name: 'password',
  label: label.new_password,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  hint: texts.hint.password,
};

export const newPasswordAgain: FormField = {
  name: 'password_again',
  label: label.new_password_again,
  type: 'password',
  required: true,
  autoComplete: 'new-password',
  validation: sameAs('password'),
};

/** However it is pasted, `123 456` and `123-456` are the same code. */
export const codeField: FormField = {
  name: 'code',
  label: label.code,
  type: 'text',
  required: true,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  clean: (text) => text.replace(/[\s-]/g, '').slice(0, 20),
};

export const marketingField = (site: string): FormField => ({
  name: 'marketing_consent',
  label: label.marketing(site),
  type: 'checkbox',
});
