// The SQL of single characters; lists, counts and domes are in the catalogue.
import { MAX_CHARACTERS } from '@velour/contract/character-limits.ts';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { and, eq, getTableColumns, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { person } from '../identity/tables.ts';
import type { Rating } from './policy.ts';
import { contentOf, slugOf } from './characters.rules.ts';
import { character_draft, character_version } from './own/own.tables.ts';
import { character } from './tables.ts';
import { readWords } from '@velour/text-search/search-words.ts';

const { keywords: _keywords, words: _words, ...columns } = getTableColumns(character);

/** The columns of a `CharacterRow`, with `person` joined as the owner: everything except the search words. */
export const characterRow = { ...columns, creator_name: person.public_name };
export const isOwner = eq(person.id, character.owner_id);

/** A character with its owner's display name. */
export type CharacterRow = Omit<typeof character.$inferSelect, 'keywords' | 'words'> & {
  readonly creator_name: string | null;
};

export type CardRow = Pick<
  CharacterRow,
  | 'id'
  | 'owner_id'
  | 'name'
  | 'slug'
  | 'gender'
  | 'age'
  | 'tagline'
  | 'tags'
  | 'is_official'
  | 'is_exclusive'
  | 'portrait_id'
  | 'hover_id'
  | 'portrait_preview'
  | 'chats'
  | 'messages'
  | 'likes'
  | 'created_at'
  | 'creator_name'
>;

/** Characters of this site, with their owners' display names. */
export const selectCharacters = ({ db, site_id }: Scope, condition: SQL | undefined) =>
  db
    .select(characterRow)
    .from(character)
    .leftJoin(person, isOwner)
    .where(and(eq(character.site_id, site_id), condition));

export async function findCharacter(scope: Scope, id: string): Promise<CharacterRow | undefined> {
  const [row] = await selectCharacters(scope, eq(character.id, id));
  return row;
}

/** By id, those that exist. */
export async function findNames(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, name } = character;
  const rows = await scope.db
    .select({ id, name })
    .from(character)
    .where(and(inArray(id, [...ids]), eq(character.site_id, scope.site_id)));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** A public character with one of these ratings. */
export async function findPublic(
  scope: Scope,
  id: string,
  ratings: readonly Rating[],
): Promise<CharacterRow | undefined> {
  const row = await findCharacter(scope, id);
  return row?.visibility === 'public' && ratings.includes(row.rating) ? row : undefined;
}

/** Which of these ids do not exist on this site yet. */
export async function listMissing(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ id: character.id })
    .from(character)
    .where(and(inArray(character.id, [...ids]), eq(character.site_id, scope.site_id)));
  const known = new Set(rows.map((row) => row.id));
  return ids.filter((id) => !known.has(id));
}

export async function setPreview(scope: Scope, id: string, preview: string): Promise<void> {
  await scope.db
    .update(character)
    .set({ portrait_preview: preview })
    .where(and(eq(character.id, id), eq(character.site_id, scope.site_id)));
}

/** The portrait and the second picture of each of these characters, in the order given. */
export async function listPictures(scope: Scope, ids: readonly string[]) {
  const rows = await scope.db
    .select({
      id: character.id,
      portrait_id: character.portrait_id,
      portrait_preview: character.portrait_preview,
      hover_id: character.hover_id,
    })
    .from(character)
    .where(and(inArray(character.id, [...ids]), eq(character.site_id, scope.site_id)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type CharacterDraft = Omit<typeof character.$inferInsert, 'keywords' | 'words'>;

export async function addCharacter(scope: Scope, draft: CharacterDraft): Promise<boolean> {
  const { rowCount } = await scope.db
    .insert(character)
    .values({ ...draft, ...readWords(draft) })
    .onConflictDoNothing({ target: character.id });
  return rowCount === 1;
}

/** A member's new, private character. */
export interface NewOwn {
  readonly id: string;
  readonly owner_id: string;
  readonly content: CharacterContent;
  readonly traits: CharacterRow['traits'];
  readonly portrait_id: string | null;
  readonly portrait_preview: string;
  readonly at: Date;
}

/** Adds a private character with its first version. */
export async function addOwn(scope: Scope, made: NewOwn): Promise<CharacterRow> {
  const { id, owner_id, content, traits, portrait_id, portrait_preview, at } = made;
  await addCharacter(scope, {
    ...content,
    id,
    site_id: scope.site_id,
    owner_id,
    slug: slugOf(content.name),
    traits,
    visibility: 'private',
    rating: 'safe',
    is_official: false,
    is_exclusive: false,
    portrait_id,
    portrait_preview,
    hover_id: null,
    gallery_ids: [],
    created_at: at,
    updated_at: at,
  });
  const row = await findCharacter(scope, id);
  if (!row) throw new Error('The character that was just added was not found.');
  await storeVersion(scope.db, row);
  return row;
}

/** Stores a state as its version; an existing version is not changed. */
export async function storeVersion(db: Db, row: CharacterRow): Promise<void> {
  const { id: character_id, version, portrait_id, updated_at: created_at } = row;
  await db
    .insert(character_version)
    .values({ character_id, version, content: contentOf(row), portrait_id, created_at })
    .onConflictDoNothing();
}

/** Drafts and deleted characters count, too. Throws `character.too_many`. */
export async function requireRoom({ db, site_id }: Scope, ownerId: string): Promise<void> {
  const isOf = ({ site_id: site, owner_id }: typeof character | typeof character_draft) =>
    and(eq(site, site_id), eq(owner_id, ownerId));
  const all = await db.$count(character, isOf(character));
  const drafts = await db.$count(character_draft, isOf(character_draft));
  if (all + drafts >= MAX_CHARACTERS) throw new AppError('character.too_many');
}

/** Indexes the words of some characters that were stored before the word index; returns how many. */
export async function readMissingWords(db: Db, most: number): Promise<number> {
  const { id, name, tags, tagline, description } = character;
  const rows = await db
    .select({ id, name, tags, tagline, description })
    .from(character)
    .where(isNull(character.words))
    .limit(most);
  for (const row of rows) {
    await db.update(character).set(readWords(row)).where(eq(character.id, row.id));
  }
  return rows.length;
}

/**
 * Updates the planner's statistics: the embedded database has no autovacuum, and without statistics
 * the planner sorts all rows instead of using an index.
 */
export async function measureCharacters(db: Db): Promise<void> {
  await db.execute(sql`analyze character`);
}
