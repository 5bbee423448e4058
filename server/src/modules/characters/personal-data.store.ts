// The SQL of all the characters of one member.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import type { ContentField } from '@velour/contract/character-fields.ts';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { removeAppeals } from './review/appeals.store.ts';
import { character_appeal } from './review/appeals.tables.ts';
import { character_creation } from './creations.tables.ts';
import { character_draft, character_origin, character_version } from './own/own.tables.ts';
import { character } from './tables.ts';
import { readWords } from '@velour/text-search/search-words.ts';
import { erasedTexts } from './characters.rules.ts';

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(character.owner_id, ownerId), eq(character.site_id, scope.site_id));

export const countPrivate = (scope: Scope, ownerId: string): Promise<number> =>
  scope.db.$count(
    character,
    and(isOf(scope, ownerId), eq(character.visibility, 'private'), isNull(character.deleted_at)),
  );

const { keywords: _keywords, words: _words, ...columns } = getTableColumns(character);

export async function listAllOf(scope: Scope, ownerId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: character.id })
    .from(character)
    .where(isOf(scope, ownerId))
    .orderBy(asc(character.id));
  return rows.map(({ id }) => id);
}

export const charactersOf = (scope: Scope, ownerId: string) =>
  pagesBy({ id: character.id }, (isLater) =>
    scope.db
      .select(columns)
      .from(character)
      .where(and(isOf(scope, ownerId), isLater)),
  );

export function versionsOf(scope: Scope, ownerId: string) {
  const { character_id, version } = character_version;
  return pagesBy({ character_id, version }, (isLater) =>
    scope.db
      .select(getTableColumns(character_version))
      .from(character_version)
      .innerJoin(character, eq(character.id, character_id))
      .where(and(isOf(scope, ownerId), isLater)),
  );
}

export function appealsOf(scope: Scope, ownerId: string) {
  const { character_id, version } = character_appeal;
  return pagesBy({ character_id, version }, (isLater) =>
    scope.db
      .select(getTableColumns(character_appeal))
      .from(character_appeal)
      .innerJoin(character, eq(character.id, character_id))
      .where(and(isOf(scope, ownerId), isLater)),
  );
}

export function cardsOf(scope: Scope, ownerId: string) {
  const { character_id } = character_origin;
  return pagesBy({ character_id }, (isLater) =>
    scope.db
      .select(getTableColumns(character_origin))
      .from(character_origin)
      .innerJoin(character, eq(character.id, character_id))
      .where(and(isOf(scope, ownerId), isLater)),
  );
}

export const draftsOf = (scope: Scope, ownerId: string) =>
  pagesBy({ id: character_draft.id }, (isLater) =>
    scope.db
      .select()
      .from(character_draft)
      .where(and(isDraftOf(scope, ownerId), isLater)),
  );

export function creationsOf(scope: Scope, ownerId: string) {
  const { job_id, owner_id, site_id } = character_creation;
  return pagesBy({ job_id }, (isLater) =>
    scope.db
      .select()
      .from(character_creation)
      .where(and(eq(owner_id, ownerId), eq(site_id, scope.site_id), isLater)),
  );
}

const isDraftOf = (scope: Scope, ownerId: string) =>
  and(eq(character_draft.owner_id, ownerId), eq(character_draft.site_id, scope.site_id));

export async function removeDrafts(scope: Scope, ownerId: string): Promise<void> {
  await scope.db.delete(character_draft).where(isDraftOf(scope, ownerId));
}

/** False if other people's chats refer to it. */
export async function removeUnused(scope: Scope, id: string): Promise<boolean> {
  try {
    // A savepoint: the expected failure must not undo the earlier statements.
    await scope.db.transaction((tx) => tx.delete(character).where(eq(character.id, id)));
    return true;
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
}

/** Columns other than the content that are kept: not personal, or needed for access checks. */
type StoredVersion =
  | 'id'
  | 'site_id'
  | 'slug'
  | 'is_official'
  | 'is_exclusive'
  | 'rating'
  | 'chats'
  | 'messages'
  | 'likes'
  | 'created_at'
  | 'updated_at'
  | 'version'
  | 'removed_by_site'
  | 'holds'
  | 'held_from'
  | 'held_version'
  | 'held_reason'
  | 'held_report';

/** All other columns: a new one must be in one of the two lists. */
const erasedColumns = {
  owner_id: null,
  visibility: 'rejected',
  review_reason: null,
  appealed_version: null,
  deleted_at: null,
  deleted_from: null,
  traits: NO_TRAITS,
  portrait_id: null,
  hover_id: null,
  gallery_ids: [] as string[],
  portrait_preview: '',
} as const satisfies Record<Exclude<keyof typeof columns, ContentField | StoredVersion>, unknown>;

/** Erases everything except the name, which other people's chats show; it can no longer be found or talked to. */
export async function emptyOut(scope: Scope, id: string, at: Date): Promise<void> {
  await scope.db.delete(character_version).where(eq(character_version.character_id, id));
  await removeAppeals(scope.db, id);
  await scope.db.delete(character_origin).where(eq(character_origin.character_id, id));
  await scope.db.delete(character_creation).where(eq(character_creation.character_id, id));
  const blank = erasedTexts();
  const [row] = await scope.db
    .update(character)
    .set({
      ...blank,
      ...erasedColumns,
      updated_at: at,
    })
    .where(eq(character.id, id))
    .returning({ name: character.name });
  if (!row) return;
  const words = readWords({ name: row.name, ...blank });
  await scope.db.update(character).set(words).where(eq(character.id, id));
}

/** PostgreSQL's error code for a row that another one refers to. */
const STILL_NAMED = '23503';

function isStillNamed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === STILL_NAMED) return true;
  return isStillNamed(error.cause);
}
