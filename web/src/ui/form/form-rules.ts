// Form validation by field type; pure. Values are strings, or booleans for checkboxes.
import type { SelectOption } from '../select.tsx';
import { texts } from './texts.ts';

export type FieldType =
  | 'text'
  | 'email'
  | 'password'
  | 'number'
  | 'datetime-local'
  | 'textarea'
  | 'select'
  | 'checkbox';
export type FieldValue = string | boolean;
export type FormValues = Readonly<Record<string, FieldValue>>;
export type FormErrors = Readonly<Record<string, string>>;

interface Common<Value> {
  name: string;
  label: string;
  required?: boolean;
  /** A custom rule, checked before the type's rule, so that its error text wins. */
  validation?: (value: Value, values: FormValues) => string | undefined;
  options?: readonly SelectOption[];
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'email' | 'numeric';
  /**
   * A short secret that is no password (such as a PIN): shown as dots, without the password rules.
   */
  concealed?: boolean;
  /** Help text below the field. */
  hint?: string;
  /** Normalizes typed or pasted text, such as to the digits of a code. */
  clean?: (text: string) => string;
  /** True while other fields have to be filled in first. */
  disabled?: (values: FormValues) => boolean;
}

interface TextField extends Common<string> {
  type: Exclude<FieldType, 'checkbox'>;
}

interface CheckboxField extends Common<boolean> {
  type: 'checkbox';
}

export type FormField = TextField | CheckboxField;

/** The values of a list of fields: `boolean` for a checkbox, else `string`. */
export type ValuesOf<Fields extends readonly FormField[]> = {
  readonly [F in Fields[number] as F['name']]: F['type'] extends 'checkbox'
    ? boolean
    : 'checkbox' extends F['type']
      ? FieldValue
      : string;
};

/** The text of a field; empty if it is not filled in. */
export const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const MIN_PASSWORD = 8;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

const typeRules: Partial<Record<FieldType, (label: string, text: string) => string | undefined>> = {
  email: (label, text) => (isEmail(text) ? undefined : texts.email(label)),
  password: (label, text) => (text.length >= MIN_PASSWORD ? undefined : texts.password(label)),
  number: (label, text) => (Number.isFinite(Number(text)) ? undefined : texts.number(label)),
};

export function checkField(field: FormField, values: FormValues): string | undefined {
  const value = values[field.name] ?? emptyValue(field);
  const isEmpty = typeof value === 'string' ? value.trim() === '' : !value;
  if (isEmpty && field.required) return texts.required(field.label);
  if (field.type === 'checkbox') return field.validation?.(value === true, values);
  const text = textOf(values, field.name);
  const own = field.validation?.(text, values);
  if (own !== undefined || isEmpty) return own;
  return typeRules[field.type]?.(field.label, text);
}

export function checkForm(fields: readonly FormField[], values: FormValues): FormErrors {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = checkField(field, values);
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

export const emptyValue = (field: FormField): FieldValue =>
  field.type === 'checkbox' ? false : '';
