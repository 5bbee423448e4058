// Views of a character's row: card, full view, and addresses of its pictures.
import type { Character, CharacterCard, Traits } from '@velour/contract/characters.ts';
import type { PictureWidth } from '@velour/contract/pictures.ts';
import { fillMacros } from './macros.rules.ts';
import type { CardRow, CharacterRow } from './characters.store.ts';

/** Turns asset ids into addresses; given by the assets module. */
export type AssetUrl = (assetId: string, width: PictureWidth) => string;

export interface PictureUrls {
  /** The public view. */
  readonly shared: AssetUrl;
  /** For the owner and for admins, good for a while. */
  readonly signed: AssetUrl;
  /** As suits the visibility of this character. */
  of(row: Pick<CharacterRow, 'visibility'>): AssetUrl;
}

/** A character without a picture yet shows this drawing. */
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

/** Official characters have none, and a member without a name is not pointed at. */
const creatorOf = ({ owner_id, creator_name }: CardRow): CharacterCard['creator'] =>
  owner_id !== null && creator_name !== null ? { id: owner_id, name: creator_name } : null;

/** The catalogue has no reader: random macros give the same result for all. */
const namesFor = ({ id, name }: Pick<CardRow, 'id' | 'name'>) => ({
  char: name,
  user: 'you',
  seed: id,
  stable: id,
});

/**
 * What everybody sees of a gallery: its first picture, and what is the portrait or the second picture of the card. The
 * others are locked. The database says the same of each picture: `asset.is_locked`.
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

/** Of a character about whose looks nothing is known. */
export const noTraits: Traits = {
  type: '',
  ethnicity: '',
  body: '',
  breast: '',
  butt: '',
  hair_style: '',
  hair_colour: '',
  eye_colour: '',
  skin: '',
  personalities: [],
  fetishes: [],
};
