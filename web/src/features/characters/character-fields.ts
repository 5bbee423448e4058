// The fields of a character in a form, between what a call holds and what fields hold, for members and admins alike. Pure.
import { GENDERS, MAX_LENGTH, MAX_COUNT } from '@velour/contract/character-limits.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { checkAge, within } from '../shared/field-rules.ts';
import { texts } from '../shared/texts.ts';
import { optionsOf } from '../../ui/options.ts';
import { textOf } from '../../ui/form/form-rules.ts';
import { texts as words } from './form-texts.ts';

const { fields: labels } = words;

type Length = Exclude<keyof typeof MAX_LENGTH, 'tag'>;
/** What a form holds. */
type Written = Readonly<Record<string, string | boolean>>;

const text =
  <T extends 'text' | 'textarea'>(type: T) =>
  <N extends Length>(name: N, label: string) => ({
    ...{ name, label, type },
    validation: within(MAX_LENGTH[name]),
  });

const lineField = text('text');
const areaField = text('textarea');

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

/** Each once, in the order of writing. */
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
  ...areaField('greeting', labels.alternate(at + 1)),
  name: nameOf(at),
});

/** The three sections of the form, with the given number of alternate greetings. */
export const characterSections = (greetings: number) => ({
  who: [
    { ...lineField('name', labels.name), required: true },
    ageField,
    genderField,
    lineField('tagline', labels.tagline),
    tagsField,
    areaField('description', labels.description),
    areaField('personality', labels.personality),
  ],
  begin: [
    areaField('scenario', labels.scenario),
    areaField('greeting', labels.greeting),
    ...Array.from({ length: Math.min(greetings, MAX_COUNT.alternate_greetings) }, (_, at) =>
      alternate(at),
    ),
  ],
  inside: [
    areaField('example_dialogue', labels.example_dialogue),
    areaField('system_notes', labels.system_notes),
  ],
});

/** How many first messages beside the first some values hold. */
export const greetingsIn = (values: Written): number =>
  Object.keys(values).filter((name) => name.startsWith(nameOf(0).slice(0, -1))).length;

export const labelOf = (name: string): string => {
  const fields = Object.values(characterSections(MAX_COUNT.alternate_greetings)).flat();
  return fields.find((field) => field.name === name)?.label ?? name;
};

/** The first messages beside the first have a field each. */
type InOneField = Exclude<keyof CharacterContent, 'alternate_greetings'>;

/** What the form begins with; a text that is left out would be emptied by the next saving. */
export const valuesOf = (of: CharacterContent): Record<string, string> => {
  const values: Record<InOneField, string> = {
    name: of.name,
    gender: of.gender,
    age: String(of.age),
    tagline: of.tagline,
    tags: of.tags.join(', '),
    description: of.description,
    personality: of.personality,
    scenario: of.scenario,
    greeting: of.greeting,
    example_dialogue: of.example_dialogue,
    system_notes: of.system_notes,
  };
  const alternates = of.alternate_greetings.map((text, at) => [nameOf(at), text]);
  return { ...values, ...Object.fromEntries(alternates) };
};

/** Of a form whose rules have passed. */
export function contentOf(values: Written): CharacterContent {
  const given = (name: string) => textOf(values, name);
  return {
    name: given('name').trim(),
    gender: genderOf(given('gender')),
    age: Number(given('age')),
    tagline: given('tagline').trim(),
    description: given('description'),
    greeting: given('greeting'),
    alternate_greetings: Array.from({ length: MAX_COUNT.alternate_greetings }, (_, at) =>
      given(nameOf(at)).trim(),
    ).filter(Boolean),
    personality: given('personality'),
    scenario: given('scenario'),
    example_dialogue: given('example_dialogue'),
    system_notes: given('system_notes'),
    tags: tagsIn(given('tags')),
  };
}

/** Only what changed, so that untouched fields are not written. */
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
