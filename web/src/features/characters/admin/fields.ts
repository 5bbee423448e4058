// The fields of the admins' form in addition to a character's texts, and which of them can be edited.
import type { Curated } from '@velour/contract/curation.ts';
import { RATINGS } from '@velour/contract/character-limits.ts';
import { optionsOf } from '../../../ui/options.ts';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const words = texts.form.fields;

/** Fields of visibility, in addition to those of every character's form. */
export const shownFields = [
  {
    name: 'rating',
    label: words.rating,
    type: 'select',
    required: true,
    options: optionsOf(RATINGS, texts.ratings),
  },
  { name: 'is_exclusive', label: words.is_exclusive, type: 'checkbox' },
] as const satisfies readonly FormField[];

export const isPublicField: FormField = {
  name: 'is_public',
  label: words.is_public,
  type: 'checkbox',
};
export const reasonField: FormField = {
  name: 'reason',
  label: words.reason,
  type: 'text',
  required: true,
  hint: texts.form.hints.reason,
};

/** The server's rule: private characters and those in review cannot be edited here. */
export const mayBeEdited = (
  one: Pick<Curated, 'is_official' | 'visibility' | 'is_deleted'>,
): boolean => !one.is_deleted && (one.is_official || one.visibility === 'public');
