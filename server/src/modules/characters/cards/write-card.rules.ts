// Writes a character as a card: imports without edits unchanged, edits in place, V3 with V2 for older programs.
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { readDecorators } from '@velour/character-cards/lorebook/decorators.ts';
import { isObject, type Json, type JsonObject } from '@velour/character-cards/json.ts';
import { asList, asText, cardLists, cardTexts, OWN, ownFields, placeOf } from './fields.rules.ts';
import { listOf, textOf, type Card } from '@velour/character-cards/card.ts';

/** The card of a character; `icon` is the path of its picture in the file. */
export function writeV3(
  character: CharacterContent,
  card: Pick<Card, 'data' | 'beside'> | null,
  icon: { uri: string; ext: string },
): JsonObject {
  const imported = card?.data ?? {};
  const data: JsonObject = { ...imported, ...writeFields(character, imported) };
  return {
    ...(card?.beside ?? {}),
    spec: 'chara_card_v3',
    spec_version: '3.0',
    data: {
      ...data,
      creator_notes: textOf(imported['creator_notes']) || character.tagline,
      post_history_instructions: textOf(imported['post_history_instructions']),
      creator: textOf(imported['creator']),
      character_version: textOf(imported['character_version']),
      group_only_greetings: listOf(imported['group_only_greetings']),
      assets: [{ type: 'icon', name: 'main', ...icon }, ...assetsOf(imported['assets'])],
    },
  };
}

const assetsOf = (assets: Json | undefined): Json[] => (Array.isArray(assets) ? assets : []);

/** For programs without V3, which would show decorators as text. They ignore the newer fields. */
export function asV2(card: JsonObject): JsonObject {
  const { assets: _, ...data } = isObject(card['data']) ? card['data'] : {};
  const book = data['character_book'];
  const plain: JsonObject = isObject(book) ? { character_book: withoutDecorators(book) } : {};
  return { ...card, spec: 'chara_card_v2', spec_version: '2.0', data: { ...data, ...plain } };
}

function withoutDecorators(book: JsonObject): JsonObject {
  const { entries } = book;
  if (!Array.isArray(entries)) return book;
  const plain = entries.map((entry) => {
    const content = isObject(entry) ? textOf(entry['content']) : '';
    if (!isObject(entry) || !content.trimStart().startsWith('@@')) return entry;
    return { ...entry, content: readDecorators(content.trim()).content };
  });
  return { ...book, entries: plain };
}

/** An unedited text is written exactly as imported, including whitespace. */
function writeFields(character: CharacterContent, imported: JsonObject): JsonObject {
  const texts = cardTexts.map((field): [string, string] => {
    const came = textOf(imported[placeOf[field]]);
    return [placeOf[field], asText(field, came) === character[field] ? came : character[field]];
  });
  const lists = cardLists.map((field): [string, string[]] => {
    const came = listOf(imported[placeOf[field]]);
    return [placeOf[field], asImported(came, character[field], asList[field])];
  });
  const extensions = isObject(imported['extensions']) ? imported['extensions'] : {};
  const before = isObject(extensions[OWN]) ? extensions[OWN] : {};
  const own = Object.fromEntries(ownFields.map((field) => [field, character[field]]));
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(lists),
    extensions: { ...extensions, [OWN]: { ...before, ...own } },
  };
}

function asImported(
  came: readonly string[],
  present: readonly string[],
  asOurs: (list: readonly string[]) => string[],
): string[] {
  const ours = asOurs(came);
  const isSame = ours.length === present.length && ours.every((one, at) => one === present[at]);
  return [...(isSame ? came : present)];
}
