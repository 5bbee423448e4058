// The SQL of own characters: filtered by owner, locked before changes, each state stored as a version.
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { and, desc, eq, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Card } from '@velour/character-cards/card.ts';
import { selectCharacters, type CharacterRow } from '../characters.store.ts';
import { character } from '../tables.ts';
import { readSearch, readWords } from '@velour/text-search/search-words.ts';
import { character_draft, character_origin, character_version } from './own.tables.ts';

export type DraftRow = typeof character_draft.$inferSelect;
export type VersionRow = typeof character_version.$inferSelect;

interface Whose {
  readonly owner_id: string;
  readonly id: string;
}

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(character.site_id, scope.site_id), eq(character.owner_id, ownerId));

const isThis = (scope: Scope, { owner_id, id }: Whose) =>
  and(isOf(scope, owner_id), eq(character.id, id));

export async function findOwn(scope: Scope, whose: Whose): Promise<CharacterRow | undefined> {
  const [row] = await selectCharacters(
    scope,
    and(isThis(scope, whose), isNull(character.deleted_at)),
  );
  return row;
}

/** Locks and reads the character; also a deleted one. */
export async function lockOwn(scope: Scope, whose: Whose): Promise<CharacterRow | undefined> {
  const [row] = await selectCharacters(scope, isThis(scope, whose)).for('update', {
    of: character,
  });
  return row;
}

export async function listOwn(
  scope: Scope,
  ownerId: string,
  { limit, offset, search }: { limit: number; offset: number; search?: string | undefined },
): Promise<{ rows: CharacterRow[]; total: number }> {
  const present = and(isOf(scope, ownerId), isNull(character.deleted_at), isFound(search));
  const rows = await selectCharacters(scope, present)
    .orderBy(desc(character.created_at), desc(character.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await scope.db.$count(character, present) };
}

/** Without a word in it, a search finds nothing. */
function isFound(text = ''): SQL | undefined {
  if (text.trim() === '') return undefined;
  const found = readSearch(text)?.keywords;
  return found === undefined ? sql`false` : sql`${character.keywords} @@ ${found}::tsquery`;
}

/** Characters that their owner deleted, not the site; no more than a member may have. */
export async function listRemoved(scope: Scope, ownerId: string): Promise<CharacterRow[]> {
  return selectCharacters(
    scope,
    and(
      isOf(scope, ownerId),
      isNotNull(character.deleted_at),
      eq(character.removed_by_site, false),
    ),
  ).orderBy(desc(character.deleted_at), desc(character.id));
}

type Change = Partial<
  Pick<
    typeof character.$inferInsert,
    | keyof CharacterContent
    | 'slug'
    | 'version'
    | 'visibility'
    | 'review_reason'
    | 'appealed_version'
    | 'portrait_id'
    | 'portrait_preview'
    | 'deleted_at'
    | 'deleted_from'
    | 'updated_at'
    | 'rating'
    | 'is_exclusive'
    | 'removed_by_site'
    | 'traits'
  >
>;

/** The row must be locked. */
export async function changeRow(scope: Scope, row: CharacterRow, change: Change): Promise<void> {
  const words = readWords({ ...row, ...change });
  await scope.db
    .update(character)
    .set({ ...change, ...words })
    .where(and(eq(character.id, row.id), eq(character.site_id, scope.site_id)));
}

export async function listVersions(db: Db, characterId: string) {
  const { version, created_at, approved_at } = character_version;
  return db
    .select({ version, created_at, approved_at })
    .from(character_version)
    .where(eq(character_version.character_id, characterId))
    .orderBy(desc(version))
    .limit(200);
}

export async function findVersion(
  db: Db,
  characterId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(character_version)
    .where(
      and(eq(character_version.character_id, characterId), eq(character_version.version, version)),
    );
  return row;
}

/** Whether another public character shows this picture, such as the original of a copy. */
export async function isShownElsewhere(
  scope: Scope,
  pictureId: string,
  id: string,
): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: character.id })
    .from(character)
    .where(
      and(
        eq(character.site_id, scope.site_id),
        eq(character.portrait_id, pictureId),
        eq(character.visibility, 'public'),
        ne(character.id, id),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function storeOrigin(db: Db, characterId: string, card: Card): Promise<void> {
  await db.insert(character_origin).values({ character_id: characterId, card });
}

export async function findOrigin(db: Db, characterId: string): Promise<Card | undefined> {
  const [row] = await db
    .select({ card: character_origin.card })
    .from(character_origin)
    .where(eq(character_origin.character_id, characterId));
  return row?.card;
}

export async function addDraft(db: Db, draft: DraftRow): Promise<void> {
  await db.insert(character_draft).values(draft);
}

const isDraft = (scope: Scope, { owner_id, id }: Whose) =>
  and(
    eq(character_draft.site_id, scope.site_id),
    eq(character_draft.owner_id, owner_id),
    eq(character_draft.id, id),
  );

export async function findDraft(scope: Scope, whose: Whose): Promise<DraftRow | undefined> {
  const [row] = await scope.db.select().from(character_draft).where(isDraft(scope, whose));
  return row;
}

export async function listDrafts(scope: Scope, ownerId: string) {
  const { card: _, ...columns } = allOfDraft;
  return scope.db
    .select({ ...columns, card: sql<Card>`'{}'::jsonb` })
    .from(character_draft)
    .where(and(eq(character_draft.site_id, scope.site_id), eq(character_draft.owner_id, ownerId)))
    .orderBy(desc(character_draft.created_at), desc(character_draft.id));
}

/** Deletes the draft, so that of two concurrent requests only one finishes it. */
export async function takeDraft(scope: Scope, whose: Whose): Promise<DraftRow | undefined> {
  const [row] = await scope.db.delete(character_draft).where(isDraft(scope, whose)).returning();
  return row;
}

const { id, site_id, owner_id, name, gender, card, portrait_id, portrait_preview, created_at } =
  character_draft;
const allOfDraft = {
  id,
  site_id,
  owner_id,
  name,
  gender,
  card,
  portrait_id,
  portrait_preview,
  created_at,
};

/** Some characters whose undo period has ended. */
export async function listDeleted(db: Db, before: Date, most: number) {
  return db
    .select({ id: character.id, site_id: character.site_id, owner_id: character.owner_id })
    .from(character)
    .where(and(isNotNull(character.deleted_at), lt(character.deleted_at, before)))
    .limit(most);
}

/** Locks a character that is still due for permanent deletion. */
export async function lockDeleted(scope: Scope, id: string, before: Date): Promise<boolean> {
  const rows = await scope.db
    .select({ id: character.id })
    .from(character)
    .where(
      and(
        eq(character.site_id, scope.site_id),
        eq(character.id, id),
        lt(character.deleted_at, before),
      ),
    )
    .for('update');
  return rows.length > 0;
}
