// The fields of a character as a form has them, and what the form says as a change.
import { LONGEST, MOST } from '@velour/contract/character-limits.ts';
import type { CharacterChanges, CharacterContent } from '@velour/contract/own-characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const { fields: labels, hints } = texts.editor;

const within = (most: number) => (value: string | boolean) =>
  String(value).length > most ? texts.editor.too_long(most) : undefined;

type TextField = Exclude<keyof typeof LONGEST, 'tag'>;

const text = (name: TextField, more: Partial<FormField> = {}): FormField => ({
  name,
  label: labels[name],
  type: 'textarea',
  validation: within(LONGEST[name]),
  ...more,
});

export const ageField: FormField = {
  name: 'age',
  label: texts.age_label,
  type: 'number',
  required: true,
  validation: (value) =>
    /^\d{1,6}$/.test(String(value).trim()) && Number(value) >= 18 ? undefined : texts.age_wrong,
};

export const genderField: FormField = {
  name: 'gender',
  label: texts.gender_label,
  type: 'select',
  required: true,
  options: Object.entries(texts.genders).map(([value, label]) => ({ value, label })),
};

export const genderOf = (value: string): Gender =>
  value === 'anime' || value === 'male' ? value : 'female';

const tagsField: FormField = {
  name: 'tags',
  label: labels.tags,
  type: 'text',
  hint: hints.tags,
  validation: (value) => within(MOST.tags * (LONGEST.tag + 2))(value),
};

const alternate = (at: number): FormField => ({
  name: `alternate_${at}`,
  label: labels.alternate(at + 1),
  type: 'textarea',
  validation: within(LONGEST.greeting),
});

/** In three parts, as a person thinks of somebody. */
export const sections = (
  greetings: number,
): Record<keyof typeof texts.editor.sections, FormField[]> => ({
  who: [
    text('name', { type: 'text', required: true }),
    ageField,
    genderField,
    text('tagline', { type: 'text' }),
    tagsField,
    text('description'),
    text('personality'),
  ],
  begin: [
    text('scenario'),
    text('greeting'),
    ...Array.from({ length: Math.min(greetings, MOST.alternate_greetings) }, (_, at) =>
      alternate(at),
    ),
  ],
  inside: [text('example_dialogue'), text('system_notes')],
});

const textFields = [
  'name',
  'tagline',
  'description',
  'personality',
  'scenario',
  'greeting',
  'example_dialogue',
  'system_notes',
] as const;

export function valuesOf(content: CharacterContent): Record<string, string> {
  const { age, tags, alternate_greetings, ...others } = content;
  return {
    ...Object.fromEntries(textFields.map((name) => [name, others[name]])),
    gender: content.gender,
    age: String(age),
    tags: tags.join(', '),
    ...Object.fromEntries(alternate_greetings.map((words, at) => [`alternate_${at}`, words])),
  };
}

/** Only what differs from what was loaded, so that nothing is written that nobody has touched. */
export function changesOf(values: FormValues, seen: CharacterContent): CharacterChanges {
  const said = (name: string) => String(values[name] ?? '');
  const next: CharacterContent = {
    name: said('name').trim(),
    tagline: said('tagline').trim(),
    description: said('description'),
    personality: said('personality'),
    scenario: said('scenario'),
    greeting: said('greeting'),
    example_dialogue: said('example_dialogue'),
    system_notes: said('system_notes'),
    age: Number(said('age')),
    gender: genderOf(said('gender')),
    tags: [
      ...new Set(
        said('tags')
          .split(',')
          .map((tag) => tag.trim().toLowerCase()),
      ),
    ].filter(Boolean),
    alternate_greetings: Array.from({ length: MOST.alternate_greetings }, (_, at) =>
      said(`alternate_${at}`).trim(),
    ).filter(Boolean),
  };
  const entries = Object.entries(next).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(seen[key as keyof CharacterContent]),
  );
  return Object.fromEntries(entries);
}
