// The last step's three fields and what they accept. Pure.
import { LONGEST } from '@velour/contract/character-limits.ts';
import { checkForm, type FormErrors, type FormField } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';
import type { Draft } from './way.ts';

const within = (most: number) => (value: string | boolean) =>
  String(value).length > most ? texts.too_long(most) : undefined;

export const nameField: FormField = {
  name: 'name',
  label: texts.name,
  type: 'text',
  required: true,
  autoComplete: 'off',
  validation: within(LONGEST.name),
};

export const ageField: FormField = {
  name: 'age',
  label: texts.age,
  type: 'text',
  inputMode: 'numeric',
  required: true,
  autoComplete: 'off',
  validation: (value) => {
    const text = String(value).trim();
    if (!/^\d{1,6}$/.test(text) || Number(text) > 100_000) return texts.age_wrong;
    return Number(text) < 18 ? texts.age_young : undefined;
  },
};

export const descriptionField: FormField = {
  name: 'description',
  label: texts.description,
  type: 'textarea',
  hint: texts.description_hint,
  validation: within(LONGEST.description),
};

const fields = [nameField, ageField, descriptionField];

export const problemsOf = ({ name, age, description }: Draft): FormErrors =>
  checkForm(fields, { name, age, description });

/** One year more or less, never below an adult's. */
export function stepAge(age: string, by: 1 | -1): string {
  const years = /^\d{1,6}$/.test(age.trim()) ? Number(age) : 18 - by;
  return String(Math.max(18, Math.min(100_000, years + by)));
}
