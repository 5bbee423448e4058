// The content of a character, by the list of its fields: what a version holds, which texts are judged, what is erased; its slug.
import {
  CHARACTER_FIELDS,
  CONTENT_FIELDS,
  TEXT_FIELDS,
  type TextField,
} from '@velour/contract/character-fields.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { fold } from '../../platform/search-words.ts';

/** The content alone, of a row or of changes laid over a content. */
export const contentOf = (row: CharacterContent): CharacterContent =>
  // Object.fromEntries forgets the fields; the list has each of them.
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, row[field]])) as CharacterContent;

/** Moderated as a name, which has its own rules, and retained in the chats of others. */
type Named = 'name';

const isUnnamed = (field: TextField): field is Exclude<TextField, Named> => field !== 'name';

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
export function erasedTexts() {
  const erased: Record<string, unknown> = {};
  for (const field of TEXT_FIELDS.filter(isUnnamed)) {
    erased[field] = CHARACTER_FIELDS[field] === 'texts' ? [] : '';
  }
  // A record forgets its keys; they are those of the list.
  return erased as Pick<CharacterContent, Exclude<TextField, Named>>;
}
