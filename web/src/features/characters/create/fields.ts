// The last step's three fields and what they accept. Pure.
import { ageField as anyAgeField, areaField, lineField } from '../../../lib/character-fields.ts';
import { checkForm, type FormErrors, type FormField } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';
import type { Draft } from './way.ts';

export const nameField: FormField = {
  ...lineField('name', texts.name),
  required: true,
  autoComplete: 'off',
};

/** A text with buttons beside it, for the arrows of a number's own field are too small for thumbs. */
export const ageField: FormField = {
  ...anyAgeField(texts.age),
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
};

export const descriptionField: FormField = {
  ...areaField('description', texts.description),
  hint: texts.description_hint,
};

const fields = [nameField, ageField, descriptionField];

export const problemsOf = ({ name, age, description }: Draft): FormErrors =>
  checkForm(fields, { name, age, description });

/** One year more or less, never below an adult's. */
export function stepAge(age: string, by: 1 | -1): string {
  const years = /^\d{1,6}$/.test(age.trim()) ? Number(age) : 18 - by;
  return String(Math.max(18, Math.min(100_000, years + by)));
}
