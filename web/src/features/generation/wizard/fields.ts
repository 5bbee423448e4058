// The three fields of the last step and their validation. Pure.
import { MAX_LENGTH } from '@velour/contract/character-limits.ts';
import { checkAge, within } from '../../shared/field-rules.ts';
import { checkForm, type FormErrors, type FormField } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';
import type { Draft } from './steps.ts';

export const nameField: FormField = {
  name: 'name',
  label: texts.name,
  type: 'text',
  validation: within(MAX_LENGTH.name),
  required: true,
  autoComplete: 'off',
};

/** A text field with its own buttons, because the arrows of a number field are too small for touch. */
export const ageField: FormField = {
  name: 'age',
  label: texts.age,
  type: 'text',
  required: true,
  validation: checkAge,
  inputMode: 'numeric',
  autoComplete: 'off',
};

export const descriptionField: FormField = {
  name: 'description',
  label: texts.description,
  type: 'textarea',
  validation: within(MAX_LENGTH.description),
  hint: texts.description_hint,
};

const fields = [nameField, ageField, descriptionField];

export const problemsOf = ({ name, age, description }: Draft): FormErrors =>
  checkForm(fields, { name, age, description });

/** One year more or less, at least 18. */
export function stepAge(age: string, by: 1 | -1): string {
  const years = /^\d{1,6}$/.test(age.trim()) ? Number(age) : 18 - by;
  return String(Math.max(18, Math.min(100_000, years + by)));
}
