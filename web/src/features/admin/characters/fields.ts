// The form of a character as admins have it: where its fields stand, and how its other greetings are written as one text.
import type { Curated } from '@velour/contract/curation.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import * as field from '../../../lib/character-fields.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const words = texts.form.fields;

export const sections = {
  who: [
    { ...field.lineField('name', words.name), required: true },
    field.ageField(words.age),
    field.genderField(words.gender),
    field.lineField('tagline', words.tagline),
    field.tagsField(words.tags, texts.form.hints.tags),
    field.areaField('description', words.description),
  ],
  begin: [
    field.areaField('greeting', words.greeting),
    {
      name: 'alternate_greetings',
      label: words.alternate_greetings,
      type: 'textarea',
      hint: texts.form.hints.alternate_greetings,
    },
  ],
  inside: [
    field.areaField('personality', words.personality),
    field.areaField('scenario', words.scenario),
    field.areaField('example_dialogue', words.example_dialogue),
    field.areaField('system_notes', words.system_notes),
  ],
  shown: [
    {
      name: 'rating',
      label: words.rating,
      type: 'select',
      required: true,
      options: field.optionsOf(texts.ratings),
    },
    { name: 'is_exclusive', label: words.is_exclusive, type: 'checkbox' },
  ],
} as const satisfies Record<string, readonly FormField[]>;

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

/** As the server has it: what is private or waits for its review is not changed here. */
export const mayBeEdited = (
  one: Pick<Curated, 'is_official' | 'visibility' | 'is_deleted'>,
): boolean => !one.is_deleted && (one.is_official || one.visibility === 'public');

const BETWEEN = '\n---\n';

export const asValues = ({ alternate_greetings, ...plain }: CharacterContent): FormValues => ({
  ...field.plainValues(plain),
  alternate_greetings: alternate_greetings.join(BETWEEN),
});

/** Of a form whose rules have passed. */
export const asContent = (values: FormValues): CharacterContent => ({
  ...field.plainContent(values),
  alternate_greetings: String(values['alternate_greetings'] ?? '')
    .split(/^\s*-{3,}\s*$/m)
    .map((greeting) => greeting.trim())
    .filter(Boolean),
});
