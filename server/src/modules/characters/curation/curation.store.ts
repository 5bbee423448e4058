// The SQL of curation: lists of all characters of a site, and locks for actions on them.
import type { Gender } from '@velour/contract/scalars.ts';
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm';
import { descending } from '../../../platform/db/descending.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { person } from '../../identity/tables.ts';
import { character_version } from '../own/own.tables.ts';
import type { Rating } from '../policy.ts';
import { isOwner, selectCharacters, type CharacterRow } from '../characters.store.ts';
import { character } from '../tables.ts';
import type { Search } from '@velour/text-search/search-words.ts';

/** Without the texts, which are stored out of line and slow to read. */
const curatedRow = {
  id: character.id,
  owner_id: character.owner_id,
  name: character.name,
  gender: character.gender,
  tagline: character.tagline,
  tags: character.tags,
  visibility: character.visibility,
  is_official: character.is_official,
  is_exclusive: character.is_exclusive,
  deleted_at: character.deleted_at,
  deleted_from: character.deleted_from,
  removed_by_site: character.removed_by_site,
  rating: character.rating,
  portrait_id: character.portrait_id,
  portrait_preview: character.portrait_preview,
  chats: character.chats,
  messages: character.messages,
  likes: character.likes,
  version: character.version,
  created_at: character.created_at,
  creator_name: person.name,
};

export type CuratedRow = Pick<CharacterRow, keyof typeof curatedRow>;

export interface Wanted {
  readonly search: Search | undefined;
  /** By prefix of the name. */
  readonly creators: readonly string[];
  readonly creator_id: string | undefined;
  readonly visibility: CharacterRow['visibility'] | undefined;
  readonly gender: Gender | undefined;
  readonly rating: Rating | undefined;
  readonly is_official: boolean | undefined;
  readonly is_exclusive: boolean | undefined;
  readonly is_deleted: boolean;
}

/** Counts are exact up to this number. */
const MAX_COUNT = 10_000;
const MAX_CREATORS = 200;

const orders: Readonly<Record<string, () => SQL[]>> = {
  new: () => [rising(character.created_at), rising(character.id)],
  '-new': () => descending(character.created_at, character.id),
  messages: () => [rising(character.messages), rising(character.id)],
  '-messages': () => descending(character.messages, character.id),
  name: () => [asc(character.name), asc(character.id)],
  '-name': () => [sql`${character.name} desc`, sql`${character.id} desc`],
};

/** Scanning backwards along an index with nulls last in descending order. */
const rising = (column: AnyColumn): SQL => sql`${column} asc nulls first`;

/** Private characters are not found by their tags. */
const isOpenTo = or(
  eq(character.is_official, true),
  inArray(character.visibility, ['public', 'pending_review']),
);

function wants(scope: Scope, wanted: Wanted): SQL | undefined {
  const { search, creators, creator_id, visibility, gender, rating } = wanted;
  const { is_official, is_exclusive, is_deleted } = wanted;
  return and(
    eq(character.site_id, scope.site_id),
    is_deleted ? isNotNull(character.deleted_at) : isNull(character.deleted_at),
    search === undefined
      ? undefined
      : or(
          sql`${character.keywords} @@ ${search.name}::tsquery`,
          and(isOpenTo, sql`${character.keywords} @@ ${search.keywords}::tsquery`),
          creators.length > 0 ? inArray(character.owner_id, [...creators]) : undefined,
        ),
    creator_id === undefined ? undefined : eq(character.owner_id, creator_id),
    visibility === undefined ? undefined : eq(character.visibility, visibility),
    gender === undefined ? undefined : eq(character.gender, gender),
    rating === undefined ? undefined : eq(character.rating, rating),
    is_official === undefined ? undefined : eq(character.is_official, is_official),
    is_exclusive === undefined ? undefined : eq(character.is_exclusive, is_exclusive),
  );
}

export async function listCurated(
  scope: Scope,
  wanted: Wanted,
  { sort, limit, offset }: { sort: string; limit: number; offset: number },
): Promise<CuratedRow[]> {
  return scope.db
    .select(curatedRow)
    .from(character)
    .leftJoin(person, isOwner)
    .where(wants(scope, wanted))
    .orderBy(...(orders[sort]?.() ?? descending(character.created_at, character.id)))
    .limit(limit)
    .offset(offset);
}

/** Includes their versions, which show later whether they were changed. */
export async function listMatching(
  scope: Scope,
  wanted: Wanted,
  most: number,
): Promise<{ id: string; version: number }[]> {
  return scope.db
    .select({ id: character.id, version: character.version })
    .from(character)
    .where(wants(scope, wanted))
    .orderBy(asc(character.id))
    .limit(most);
}

export async function countCurated(
  scope: Scope,
  wanted: Wanted,
): Promise<{ total_count: number; is_more: boolean }> {
  const some = scope.db
    .select({ one: sql`1`.as('one') })
    .from(character)
    .where(wants(scope, wanted))
    .limit(MAX_COUNT + 1)
    .as('some');
  const [row] = await scope.db.select({ n: sql<number>`count(*)::int` }).from(some);
  const count = row?.n ?? 0;
  return { total_count: Math.min(count, MAX_COUNT), is_more: count > MAX_COUNT };
}

/** Members by prefix of the name. */
export async function findCreators(scope: Scope, name: string): Promise<string[]> {
  const like = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await scope.db
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.site_id, scope.site_id),
        eq(person.kind, 'member'),
        sql`lower(${person.name}) like ${like}`,
      ),
    )
    .limit(MAX_CREATORS);
  return rows.map(({ id }) => id);
}

export async function findCurated(scope: Scope, ids: readonly string[]): Promise<CuratedRow[]> {
  return scope.db
    .select(curatedRow)
    .from(character)
    .leftJoin(person, isOwner)
    .where(and(eq(character.site_id, scope.site_id), inArray(character.id, [...ids])));
}

/** Locks them in a fixed order, so that two admins cannot deadlock. */
export async function lockCharacters(
  scope: Scope,
  ids: readonly string[],
): Promise<CharacterRow[]> {
  return selectCharacters(scope, inArray(character.id, [...ids]))
    .orderBy(asc(character.id))
    .for('update', { of: character });
}

/** Which of these are approved in their current version. */
export async function findApprovedNow(scope: Scope, ids: readonly string[]): Promise<Set<string>> {
  const rows = await scope.db
    .select({ id: character.id })
    .from(character)
    .innerJoin(
      character_version,
      and(
        eq(character_version.character_id, character.id),
        eq(character_version.version, character.version),
      ),
    )
    .where(
      and(
        eq(character.site_id, scope.site_id),
        inArray(character.id, [...ids]),
        isNotNull(character_version.approved_at),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
