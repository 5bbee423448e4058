// Views of a character's row: card, full view, and addresses of its pictures.
import type { Character, CharacterCard } from '@velour/contract/characters.ts';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import { fillMacros } from '@velour/character-cards/macros.ts';
import type { CardRow, CharacterRow } from './characters.store.ts';
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
import { fold } from '@velour/text-search/search-words.ts';

/** Turns asset ids into addresses; given by the assets module. */
export type AssetUrl = (assetId: string, width: PictureWidth) => string;

export interface PictureUrls {
  /** The public view. */
  readonly shared: AssetUrl;
  /** For the owner and for admins, valid for a while. */
  readonly signed: AssetUrl;
  /** Public or signed, depending on the visibility of this character. */
  of(row: Pick<CharacterRow, 'visibility'>): AssetUrl;
}

/** The drawing for a character without a picture. */
export const NO_PORTRAIT = '/silhouette.svg';

export function toCard(row: CardRow, assetUrl: AssetUrl): CharacterCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    gender: row.gender,
    age: row.age,
    tagline: fillMacros(row.tagline, namesFor(row)),
    tags: row.tags,
    is_official: row.is_official,
    is_exclusive: row.is_exclusive,
    portrait_url: row.portrait_id ? assetUrl(row.portrait_id, 520) : NO_PORTRAIT,
    hover_url: row.hover_id ? assetUrl(row.hover_id, 520) : null,
    preview: row.portrait_preview,
    stats: { chats: row.chats, messages: row.messages, likes: row.likes },
    creator: creatorOf(row),
    created_at: row.created_at.toISOString(),
  };
}

/** Official characters have no creator, and a member without a name is not shown. */
const creatorOf = ({ owner_id, creator_name }: CardRow): CharacterCard['creator'] =>
  owner_id !== null && creator_name !== null ? { id: owner_id, name: creator_name } : null;

/** The catalogue has no user: random macros give the same result for all. */
const namesFor = ({ id, name }: Pick<CardRow, 'id' | 'name'>) => ({
  char: name,
  user: 'you',
  seed: id,
  stable: id,
});

/**
 * The open pictures of a gallery: its first picture, the portrait and the card's second picture. The others are
 * locked. The database marks each picture accordingly: `asset.is_locked`.
 */
export const openPicturesOf = ({
  portrait_id,
  hover_id,
  gallery_ids,
}: Pick<CharacterRow, 'portrait_id' | 'hover_id' | 'gallery_ids'>): string[] =>
  gallery_ids.filter((id, at) => at === 0 || id === portrait_id || id === hover_id);

/** With all placeholders filled in. */
export function toCharacter(row: CharacterRow, assetUrl: AssetUrl): Character {
  const read = (text: string): string => fillMacros(text, namesFor(row));
  return {
    ...toCard(row, assetUrl),
    is_public: row.visibility === 'public',
    description: read(row.description),
    greeting: read(row.greeting),
    alternate_greetings: row.alternate_greetings.map(read),
    personality: read(row.personality),
    scenario: read(row.scenario),
    traits: row.traits,
    rating: row.rating,
    gallery_urls: openPicturesOf(row).map((id) => assetUrl(id, 720)),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Only the content, of a row or of changes applied to a content. */
export const contentOf = (row: CharacterContent): CharacterContent =>
  // Object.fromEntries loses the fields; the list has each of them.
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, row[field]])) as CharacterContent;

/** Fields of every stored content; a field that was added later has a default in `NewContent`. */
const oldest = {
  name: '?',
  gender: 'female',
  age: 18,
  tagline: '',
} as const satisfies z.input<typeof NewContent>;
const defaults: CharacterContent = NewContent.parse(oldest);

/** A part of a content, such as one that was stored before a field existed. */
export type GivenContent = Pick<CharacterContent, keyof typeof oldest> & Partial<CharacterContent>;

/** Missing fields get their defaults. */
export const completeContent = (given: GivenContent): CharacterContent =>
  contentOf({ ...defaults, ...given });

/** Moderated by the rules of names, and kept in other people's chats. */
type Named = 'name';

const isUnnamed = <Field extends TextField>(field: Field): field is Exclude<Field, Named> =>
  field !== 'name';

/** Every text but the name. */
export const textsOf = (content: CharacterContent): string[] =>
  TEXT_FIELDS.filter(isUnnamed).flatMap((field) => content[field]);

/** The field that contains a text, or a part of it. */
export const fieldWith = (content: CharacterContent, text: string): TextField | undefined =>
  TEXT_FIELDS.find((field) => [content[field]].flat().some((own) => own.includes(text)));

/** For addresses: the letters and digits of any name, or a default word if none are left. */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'character';

/** The remaining texts of an erased character. */
export const erasedTexts = () => ({
  ...byField(SINGLE_TEXTS.filter(isUnnamed), () => ''),
  ...byField(TEXT_LISTS, (): string[] => []),
});
