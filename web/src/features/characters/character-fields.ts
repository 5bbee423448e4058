// The fields of a character's form, converted from and to the API's values, for members and admins. Pure.
import { GENDERS, MAX_LENGTH, MAX_COUNT } from '@velour/contract/character-limits.ts';
import {
  byField,
  SINGLE_TEXTS,
  type ContentField,
  type FieldOf,
} from '@velour/contract/character-fields.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { checkAge, within } from '../shared/field-rules.ts';
import { texts } from '../shared/texts.ts';
import { optionsOf } from '../../ui/options.ts';
import { textOf, type FormField } from '../../ui/form/form-rules.ts';
import { texts as words } from './form-texts.ts';

const { fields: labels } = words;

/** The values of a form. */
type Written = Readonly<Record<string, string | boolean>>;

const textField =
  <T extends 'text' | 'textarea'>(type: T) =>
  (name: FieldOf<'text'>) => ({
    name,
    label: labels[name],
    type,
    validation: within(MAX_LENGTH[name]),
  });

const line = textField('text');
const area = textField('textarea');

export const ageField = {
  name: 'age',
  label: labels.age,
  type: 'number',
  required: true,
  validation: checkAge,
} as const;

const genderField = {
  name: 'gender',
  label: labels.gender,
  type: 'select',
  required: true,
  options: optionsOf(GENDERS, texts.genders),
} as const;

export const genderOf = (value: string): Gender =>
  value === 'anime' || value === 'male' ? value : 'female';

const tagsField = {
  name: 'tags',
  label: labels.tags,
  type: 'text',
  hint: words.tags_hint(MAX_COUNT.tags),
  validation: checkTags,
} as const;

function checkTags(value: string): string | undefined {
  const tags = tagsIn(value);
  if (tags.length > MAX_COUNT.tags) return words.too_many_tags(MAX_COUNT.tags);
  return tags.some((tag) => tag.length > MAX_LENGTH.tag)
    ? words.tag_too_long(MAX_LENGTH.tag)
    : undefined;
}

/** Without duplicates, in the given order. */
const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const nameOf = (at: number): string => `alternate_${at}`;

const alternate = (at: number) => ({
  ...area('greeting'),
  label: words.alternate_greeting(at + 1),
  name: nameOf(at),
});

const who = {
  name: { ...line('name'), required: true },
  age: ageField,
  gender: genderField,
  tagline: line('tagline'),
  tags: tagsField,
  description: area('description'),
  personality: area('personality'),
};
const begin = { scenario: area('scenario'), greeting: area('greeting') };
const inside = {
  example_dialogue: area('example_dialogue'),
  system_notes: area('system_notes'),
};

/** Alternate greetings have several fields. */
type InOneField = Exclude<ContentField, 'alternate_greetings'>;

/** Exhaustive, so that a new field must be in a section to compile. */
const inSections: Record<InOneField, FormField> = { ...who, ...begin, ...inside };
// Object.keys loses the fields.
const oneFields = Object.keys(inSections) as InOneField[];

/** The three sections of the form, with the given number of alternate greetings. */
export const characterSections = (greetings: number) => ({
  who: Object.values(who),
  begin: [
    ...Object.values(begin),
    ...Array.from({ length: Math.min(greetings, MAX_COUNT.alternate_greetings) }, (_, at) =>
      alternate(at),
    ),
  ],
  inside: Object.values(inside),
});

/** The number of alternate greetings in these values. */
export const greetingsIn = (values: Written): number =>
  Object.keys(values).filter((name) => name.startsWith(nameOf(0).slice(0, -1))).length;

export const labelOf = (name: string): string => {
  const fields = Object.values(characterSections(MAX_COUNT.alternate_greetings)).flat();
  return fields.find((field) => field.name === name)?.label ?? name;
};

/** The initial values of the form. */
export const valuesOf = (of: CharacterContent): Record<string, string> => {
  const alternates = of.alternate_greetings.map((text, at) => [nameOf(at), text]);
  return {
    ...byField(oneFields, (field) => [of[field]].flat().join(', ')),
    ...Object.fromEntries(alternates),
  };
};

/** The content of a valid form. */
export function contentOf(values: Written): CharacterContent {
  const given = byField(oneFields, (field) => textOf(values, field));
  return {
    ...byField(SINGLE_TEXTS, (field) => given[field]),
    name: given.name.trim(),
    gender: genderOf(given.gender),
    age: Number(given.age),
    tagline: given.tagline.trim(),
    alternate_greetings: Array.from({ length: MAX_COUNT.alternate_greetings }, (_, at) =>
      textOf(values, nameOf(at)).trim(),
    ).filter(Boolean),
    tags: tagsIn(given.tags),
  };
}

/** Changed fields only, so that other fields are not overwritten. */
export const changesBetween = (
  before: CharacterContent,
  now: CharacterContent,
): Partial<CharacterContent> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[name as keyof CharacterContent]),
    ),
  );
