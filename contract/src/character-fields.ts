// Every field of a character's content with its kind. No validator is imported, so that the page can use it.
import type { CharacterContent } from './own-characters.ts';

type KindOf<Value> = Value extends readonly string[]
  ? 'texts'
  : Value extends number
    ? 'number'
    : string extends Value
      ? 'text'
      : 'choice';

/** The kind of each field, derived from its type: a free string is a text. */
export type FieldKinds<Content> = { readonly [Field in keyof Content]: KindOf<Content[Field]> };

/**
 * Every field of the content; a missing one does not compile. Moderation, review, versions, export
 * and erasure of texts are derived from this list.
 */
export const CHARACTER_FIELDS = {
  name: 'text',
  gender: 'choice',
  age: 'number',
  tagline: 'text',
  description: 'text',
  greeting: 'text',
  alternate_greetings: 'texts',
  personality: 'text',
  scenario: 'text',
  example_dialogue: 'text',
  system_notes: 'text',
  tags: 'texts',
} as const satisfies FieldKinds<CharacterContent>;

type Kinds = typeof CHARACTER_FIELDS;
export type ContentField = keyof Kinds;
export type FieldOf<Kind> = {
  [Field in ContentField]: Kinds[Field] extends Kind ? Field : never;
}[ContentField];
export type TextField = FieldOf<'text' | 'texts'>;

const fields = Object.entries(CHARACTER_FIELDS) as [ContentField, Kinds[ContentField]][];

export const CONTENT_FIELDS: readonly ContentField[] = fields.map(([field]) => field);

const isText = (entry: (typeof fields)[number]): entry is [TextField, 'text' | 'texts'] =>
  entry[1] === 'text' || entry[1] === 'texts';

/** All textual fields, `name` included. */
export const TEXT_FIELDS: readonly TextField[] = fields.filter(isText).map(([field]) => field);

export const SINGLE_TEXTS = TEXT_FIELDS.filter(
  (field): field is FieldOf<'text'> => CHARACTER_FIELDS[field] === 'text',
);
export const TEXT_LISTS = TEXT_FIELDS.filter(
  (field): field is FieldOf<'texts'> => CHARACTER_FIELDS[field] === 'texts',
);

/** A value for each of these fields. */
export const byField = <Field extends ContentField, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value,
): Record<Field, Value> =>
  // Object.fromEntries loses the fields.
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
