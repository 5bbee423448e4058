// The content of a character, by the list of its fields: what a version holds, which texts are judged, what is erased; its slug.
import {
  byField,
  CONTENT_FIELDS,
  SINGLE_TEXTS,
  TEXT_FIELDS,
  TEXT_LISTS,
  type TextField,
} from '@velour/contract/character-fields.ts';
import { NewContent, type CharacterContent } from '@velour/contract/own-characters.ts';
import type { z } from 'zod';
import { fold } from '../../platform/search-words.ts';

/** The content alone, of a row or of changes laid over a content. */
export const contentOf = (row: CharacterContent): CharacterContent =>
  // Object.fromEntries forgets the fields; the list has each of them.
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, row[field]])) as CharacterContent;

/** What every stored content has; a field that was added later has a default in `NewContent`. */
const oldest = {
  name: '?',
  gender: 'female',
  age: 18,
  tagline: '',
} as const satisfies z.input<typeof NewContent>;
const defaults: CharacterContent = NewContent.parse(oldest);

/** Part of a content, such as what was stored before a field existed. */
export type GivenContent = Pick<CharacterContent, keyof typeof oldest> & Partial<CharacterContent>;

/** Fields that it lacks have their defaults. */
export const completeContent = (given: GivenContent): CharacterContent =>
  contentOf({ ...defaults, ...given });

/** Moderated as a name, which has its own rules, and retained in the chats of others. */
type Named = 'name';

const isUnnamed = <Field extends TextField>(field: Field): field is Exclude<Field, Named> =>
  field !== 'name';

/** Every text but the name. */
export const textsOf = (content: CharacterContent): string[] =>
  TEXT_FIELDS.filter(isUnnamed).flatMap((field) => content[field]);

/** The field that holds a text, or a part of one. */
export const fieldWith = (content: CharacterContent, text: string): TextField | undefined =>
  TEXT_FIELDS.find((field) => [content[field]].flat().some((own) => own.includes(text)));

/** For addresses: letters and digits of any name, or a word where none is left. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'character';

/** What is left of the texts of a character that is erased. */
export const erasedTexts = () => ({
  ...byField(SINGLE_TEXTS.filter(isUnnamed), () => ''),
  ...byField(TEXT_LISTS, (): string[] => []),
});
