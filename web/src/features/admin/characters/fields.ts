// The form of a character, between what a call holds and what fields hold: lists are written as text.
import type { Curated } from '@velour/contract/curation.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { LONGEST, MOST } from '@velour/contract/character-limits.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const words = texts.form.fields;
const ADULT = 18;

const within = (name: keyof typeof LONGEST) => (value: unknown) =>
  String(value).length > LONGEST[name] ? `At most ${LONGEST[name]} characters` : undefined;

const options = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));

const area = (
  name:
    'description' | 'greeting' | 'personality' | 'scenario' | 'example_dialogue' | 'system_notes',
): FormField => ({
  name,
  label: words[name],
  type: 'textarea',
  validation: within(name),
});

export const sections = {
  who: [
    { name: 'name', label: words.name, type: 'text', required: true, validation: within('name') },
    { name: 'age', label: words.age, type: 'number', required: true, validation: checkAge },
    {
      name: 'gender',
      label: words.gender,
      type: 'select',
      required: true,
      options: options(texts.genders),
    },
    { name: 'tagline', label: words.tagline, type: 'text', validation: within('tagline') },
    {
      name: 'tags',
      label: words.tags,
      type: 'text',
      hint: texts.form.hints.tags,
      validation: checkTags,
    },
    area('description'),
  ],
  begin: [
    area('greeting'),
    {
      name: 'alternate_greetings',
      label: words.alternate_greetings,
      type: 'textarea',
      hint: texts.form.hints.alternate_greetings,
    },
  ],
  inside: [area('personality'), area('scenario'), area('example_dialogue'), area('system_notes')],
  shown: [
    {
      name: 'rating',
      label: words.rating,
      type: 'select',
      required: true,
      options: options(texts.ratings),
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

function checkAge(value: unknown): string | undefined {
  const age = Number(value);
  if (!Number.isInteger(age)) return texts.form.number;
  return age < ADULT ? texts.form.adult : undefined;
}

function checkTags(value: unknown): string | undefined {
  const tags = listOf(String(value));
  if (tags.length > MOST.tags) return `At most ${MOST.tags} tags`;
  return tags.some((tag) => tag.length > LONGEST.tag)
    ? `At most ${LONGEST.tag} characters in a tag`
    : undefined;
}

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

const BETWEEN = '\n---\n';

export const asValues = (content: CharacterContent): FormValues => ({
  ...content,
  age: String(content.age),
  tags: content.tags.join(', '),
  alternate_greetings: content.alternate_greetings.join(BETWEEN),
});

/** Of a form whose rules have passed. */
export function asContent(values: FormValues): CharacterContent {
  const text = (name: string) => String(values[name] ?? '');
  const gender = text('gender');
  return {
    name: text('name').trim(),
    gender: gender === 'anime' || gender === 'male' ? gender : 'female',
    age: Number(text('age')),
    tagline: text('tagline').trim(),
    description: text('description'),
    greeting: text('greeting'),
    alternate_greetings: text('alternate_greetings')
      .split(/^\s*-{3,}\s*$/m)
      .map((greeting) => greeting.trim())
      .filter(Boolean),
    personality: text('personality'),
    scenario: text('scenario'),
    example_dialogue: text('example_dialogue'),
    system_notes: text('system_notes'),
    tags: listOf(text('tags')),
  };
}

/** Only what is not as it was. */
export function changesOf(
  before: CharacterContent,
  now: CharacterContent,
): Partial<CharacterContent> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[name as keyof CharacterContent]),
    ),
  );
}
