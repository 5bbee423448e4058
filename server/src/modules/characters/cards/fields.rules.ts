// Maps a card to fields of a character, with a report of what was stored, changed and left out.
import {
  byField,
  CONTENT_FIELDS,
  SINGLE_TEXTS,
  TEXT_LISTS,
  type ContentField,
  type FieldOf,
} from '@velour/contract/character-fields.ts';
import { MAX_LENGTH, MAX_COUNT } from '@velour/contract/character-limits.ts';
import type { CardNote, CharacterContent } from '@velour/contract/own-characters.ts';
import { INVISIBLE } from '@velour/contract/scalars.ts';
import { isObject, type JsonObject } from '@velour/character-cards/json.ts';
import { isOfDialect, listOf, ownOf, textOf, type Card } from '@velour/character-cards/card.ts';
import { readDepthNote } from '@velour/character-cards/lorebook/extensions.ts';
import { passedOverIn } from '@velour/character-cards/lorebook/lorebook.ts';
import { unknownMacros } from '@velour/character-cards/macros.ts';
import { guessGender, statedAge } from './guesses.rules.ts';

export interface CardFields extends Omit<CharacterContent, 'age'> {
  /** Null if the card states none: the owner enters it. */
  readonly age: number | null;
}

/** Our extension, for fields that cards have no place for. */
export const OWN = 'velour';

/** Where each field is in a card. */
export const placeOf = {
  name: 'name',
  description: 'description',
  personality: 'personality',
  scenario: 'scenario',
  greeting: 'first_mes',
  example_dialogue: 'mes_example',
  system_notes: 'system_prompt',
  tags: 'tags',
  alternate_greetings: 'alternate_greetings',
  age: OWN,
  gender: OWN,
  tagline: OWN,
} as const satisfies Record<ContentField, string>;

type Places = typeof placeOf;
type OwnField = { [F in ContentField]: Places[F] extends typeof OWN ? F : never }[ContentField];

const isInCard = <Field extends ContentField>(field: Field): field is Exclude<Field, OwnField> =>
  placeOf[field] !== OWN;
export const cardTexts = SINGLE_TEXTS.filter(isInCard);
export const cardLists = TEXT_LISTS.filter(isInCard);
export const ownFields = CONTENT_FIELDS.filter((field) => !isInCard(field));

/** Converts a card's text to a field; converting it again later gives the same text. */
export const asText = (field: FieldOf<'text'>, text: string): string => {
  const line = field === 'name' || field === 'tagline' ? inOneLine(text) : text;
  return cut(line.trim(), MAX_LENGTH[field]);
};

const asGreetings = (texts: readonly string[]): string[] =>
  texts
    .map((text) => asText('greeting', text))
    .filter((text) => text !== '')
    .slice(0, MAX_COUNT.alternate_greetings);

const asTags = (tags: readonly string[]): string[] =>
  [
    ...new Set(
      tags.map((tag) =>
        cut(inOneLine(tag.replaceAll(',', ' ')).trim().toLowerCase(), MAX_LENGTH.tag),
      ),
    ),
  ]
    .filter((tag) => tag !== '')
    .slice(0, MAX_COUNT.tags);

/** Converts a card's list to a field. */
export const asList: Readonly<Record<FieldOf<'texts'>, (given: readonly string[]) => string[]>> = {
  tags: asTags,
  alternate_greetings: asGreetings,
};

/** Removes what a form would refuse in a single line. */
const inOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(new RegExp(INVISIBLE, 'gu'), '');

const cut = (text: string, most: number): string => text.slice(0, most).toWellFormed();

export function readFields(card: Card): CardFields {
  const own = ownOf(card);
  const given = (field: ContentField) =>
    placeOf[field] === OWN ? own[field] : card.data[placeOf[field]];
  const texts = byField(SINGLE_TEXTS, (field) => asText(field, textOf(given(field))));
  return {
    ...texts,
    ...byField(TEXT_LISTS, (field) => asList[field](listOf(given(field)))),
    age: statedAge(card),
    gender: guessGender(card).gender,
    tagline: texts.tagline || asText('tagline', openingOf(texts)),
  };
}

/** A sentence in prose; lists of attributes are written for the model. */
const PLAIN_SENTENCE = /^[\p{L}"“][^\n[\]{}<>|+=:;*#]{8,138}[.!?]$/u;
const LONGEST_OPENING = 400;

/** The first plain sentence of a description, with the character's name filled in; creators' notes describe the card. */
function openingOf({ description, name }: Pick<CardFields, 'description' | 'name'>): string {
  const sentences = description
    .slice(0, LONGEST_OPENING)
    .replace(/\{\{char\}\}|<bot>/gi, name)
    .split(/(?<=[.!?])\s+|\n/);
  return sentences.find((sentence) => PLAIN_SENTENCE.test(sentence)) ?? '';
}

/** Fields that chats read from the card itself. */
const IN_CHATS = ['post_history_instructions', 'character_book', 'nickname'];

/** Unsupported fields of cards; they are stored and exported with the card. */
const STORED = [
  'creator_notes',
  'creator',
  'character_version',
  'group_only_greetings',
  'creator_notes_multilingual',
  'source',
  'extensions',
];

const MAX_NAMED = 100;

/** The card as it is stored, and a report on each field. */
export function reportOf(card: Card, fields: CardFields): { card: Card; notes: CardNote[] } {
  const { assets, ...data } = card.data;
  const notes: CardNote[] = [];
  const note = (kind: CardNote['kind'], field: string, reason: CardNote['reason']): void => {
    notes.push({ kind, field: field.slice(0, 60), reason });
  };
  noteTexts(card, fields, note);
  noteLists(card, fields, note);
  for (const [key, value] of Object.entries(data)) {
    if (isEmpty(value) || isRead(key)) continue;
    if (IN_CHATS.includes(key)) note('kept', key, 'used');
    else note('kept', key, STORED.includes(key) ? 'stored' : 'unknown');
  }
  for (const key of Object.keys(card.beside)) {
    // Many programs repeat the fields of the first version next to the newer ones.
    const name = key in data ? `${key} (beside data)` : key;
    note('kept', name, card.spec === 'v1' && isOfDialect(key) ? 'used' : 'unknown');
  }
  noteDepthNote(data, note);
  for (const { field, reason } of passedOverIn(data['character_book']).slice(0, MAX_NAMED)) {
    note('left_out', `character_book ${field}`, reason);
  }
  if (guessGender(card).is_guess) note('changed', 'gender', 'guessed');
  noteAssets(assets, note);
  const valid = Array.isArray(assets) ? assets.filter(isStorable) : [];
  return { card: { ...card, data: valid.length > 0 ? { ...data, assets: valid } : data }, notes };
}

type Noting = (kind: CardNote['kind'], field: string, reason: CardNote['reason']) => void;

const isRead = (key: string): boolean => Object.values<string>(placeOf).includes(key);

const isEmpty = (value: JsonObject[string] | undefined): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

function noteTexts({ data }: Card, fields: CardFields, note: Noting): void {
  for (const field of cardTexts) {
    const value = data[placeOf[field]];
    const given = textOf(value);
    if (given === '' && !isEmpty(value ?? null)) note('left_out', placeOf[field], 'wrong_kind');
    if (given.trim() === '') continue;
    if (fields[field].length < given.trim().length) note('changed', placeOf[field], 'shortened');
    else note('kept', placeOf[field], 'used');
  }
  const texts = [...cardTexts.map((field) => fields[field]), ...fields.alternate_greetings];
  for (const macro of unknownMacros(texts.join('\n'))) note('left_out', macro, 'not_followed');
}

function noteLists({ data }: Card, fields: CardFields, note: Noting): void {
  for (const field of cardLists) {
    const value = data[placeOf[field]] ?? null;
    const isWhole = Array.isArray(value) && listOf(value).length === value.length;
    if (!isWhole && !isEmpty(value)) note('left_out', placeOf[field], 'wrong_kind');
  }
  const tags = listOf(data['tags']);
  if (tags.length > 0) {
    const isSame =
      tags.length === fields.tags.length && tags.every((tag, at) => tag === fields.tags[at]);
    note(isSame ? 'kept' : 'changed', 'tags', isSame ? 'used' : 'tidied');
  }
  const greetings = listOf(data['alternate_greetings']).filter((text) => text.trim() !== '');
  if (greetings.length === 0) return;
  const isWhole =
    greetings.length === fields.alternate_greetings.length &&
    greetings.every((text, at) => text.trim() === fields.alternate_greetings[at]);
  note(isWhole ? 'kept' : 'changed', 'alternate_greetings', isWhole ? 'used' : 'shortened');
}

/** Other programs' data in there is stored unchanged. */
function noteDepthNote(data: JsonObject, note: Noting): void {
  const { note: depthNote, is_shortened, passed_over } = readDepthNote(data);
  if (is_shortened) note('changed', 'extensions.depth_prompt', 'shortened');
  else if (depthNote) note('kept', 'extensions.depth_prompt', 'used');
  for (const { field, reason } of passed_over) note('left_out', `extensions.${field}`, reason);
}

/** A remote picture is never fetched; one in the file is used if it is the character's own. */
function noteAssets(assets: JsonObject[string] | undefined, note: Noting): void {
  if (!Array.isArray(assets)) return;
  for (const asset of assets.slice(0, 200)) {
    if (!isObject(asset)) continue;
    const uri = textOf(asset['uri']);
    const name = `assets/${textOf(asset['type'])}/${textOf(asset['name'])}`;
    if (uri.startsWith('ccdefault:')) continue;
    if (REMOTE.test(uri)) note('left_out', name, 'remote_address');
    else if (!isMainIcon(asset)) note('left_out', name, 'other_file');
  }
}

const REMOTE = /^(?:https?|ftp|file):|^\/\//i;

/** Web addresses are exported as imported; embedded files are not stored, and we write the icon ourselves. */
const isStorable = (asset: JsonObject[string]): boolean =>
  isObject(asset) && !isMainIcon(asset) && /^https:/i.test(textOf(asset['uri']));

export const isMainIcon = (asset: JsonObject): boolean =>
  asset['type'] === 'icon' && (asset['name'] === 'main' || asset['name'] === undefined);
