// The SQL of tags as admins keep them: counted, set, and replaced on every character that everybody sees.
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { character } from '../characters/tables.ts';
import { readWords } from '../../platform/search-words.ts';
import { tag_setting } from './tags.tables.ts';

export interface TagRow extends Record<string, unknown> {
  readonly name: string;
  readonly count: number;
  readonly is_hidden: boolean;
  readonly is_first: boolean;
}

export interface WantedTags {
  readonly search: string;
  readonly is_hidden: boolean | undefined;
  readonly sort: string;
  readonly limit: number;
  readonly offset: number;
}

const orders: Readonly<Record<string, SQL>> = {
  count: sql`count, name`,
  '-count': sql`count desc, name`,
  name: sql`name`,
  '-name': sql`name desc`,
};

/** Those that everybody sees on somebody, and those about which something was decided. */
export async function listTags(
  scope: Scope,
  { search, is_hidden, sort, limit, offset }: WantedTags,
): Promise<{ rows: TagRow[]; total: number }> {
  const like = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const all = sql`
    select name, coalesce(count, 0)::int as count, coalesce(is_hidden, false) as is_hidden,
      position is not null as is_first
    from (
      select tag as name, sum(shown) as count from character_count
      where site_id = ${scope.site_id}::uuid and tag <> '' group by tag having sum(shown) > 0
    ) counted
    full join (
      select name, is_hidden, position from tag_setting where site_id = ${scope.site_id}::uuid
    ) settings using (name)
    where name like ${like}
      and (${is_hidden ?? null}::boolean is null or coalesce(is_hidden, false) = ${is_hidden ?? null})`;
  const { rows } = await scope.db.execute<TagRow>(
    sql`${all} order by ${orders[sort] ?? sql`count desc, name`} limit ${limit} offset ${offset}`,
  );
  const counted = await scope.db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${all}) known`,
  );
  return { rows: rows.map((row) => ({ ...row })), total: counted.rows[0]?.n ?? 0 };
}

const ofSite = (scope: Scope) => eq(tag_setting.site_id, scope.site_id);

/** Those of these that are not offered. */
export async function listHidden(scope: Scope, names: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ name: tag_setting.name })
    .from(tag_setting)
    .where(and(ofSite(scope), inArray(tag_setting.name, [...names]), tag_setting.is_hidden))
    .orderBy(asc(tag_setting.name));
  return rows.map(({ name }) => name);
}

export async function listFirst(scope: Scope): Promise<string[]> {
  const rows = await scope.db
    .select({ name: tag_setting.name })
    .from(tag_setting)
    .where(and(ofSite(scope), isNotNull(tag_setting.position)))
    .orderBy(asc(tag_setting.position), asc(tag_setting.name));
  return rows.map(({ name }) => name);
}

/** Admins who keep tags take turns, site by site. */
export async function takeTurn({ db, site_id }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags ' || ${site_id}, 0))`);
}

export async function setHidden(
  scope: Scope,
  names: readonly string[],
  is_hidden: boolean,
): Promise<void> {
  await scope.db
    .insert(tag_setting)
    .values(names.map((name) => ({ site_id: scope.site_id, name, is_hidden })))
    .onConflictDoUpdate({
      target: [tag_setting.site_id, tag_setting.name],
      set: { is_hidden },
    });
  await forgetIdle(scope);
}

export async function setFirst(scope: Scope, names: readonly string[]): Promise<void> {
  await scope.db.update(tag_setting).set({ position: null }).where(ofSite(scope));
  if (names.length > 0) {
    await scope.db
      .insert(tag_setting)
      .values(names.map((name, position) => ({ site_id: scope.site_id, name, position })))
      .onConflictDoUpdate({
        target: [tag_setting.site_id, tag_setting.name],
        set: { position: sql`excluded.position` },
      });
  }
  await forgetIdle(scope);
}

export async function forgetTags(scope: Scope, names: readonly string[]): Promise<void> {
  await scope.db
    .delete(tag_setting)
    .where(and(ofSite(scope), inArray(tag_setting.name, [...names])));
}

/** Rows that decide nothing any more. */
async function forgetIdle(scope: Scope): Promise<void> {
  await scope.db
    .delete(tag_setting)
    .where(and(ofSite(scope), eq(tag_setting.is_hidden, false), sql`position is null`));
}

export interface Tagged {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly tagline: string;
  readonly description: string;
}

/** Some of those who carry one of these tags where everybody sees it, beyond the last of before, locked. */
export async function lockTagged(
  scope: Scope,
  names: readonly string[],
  { after, most }: { after: string; most: number },
): Promise<Tagged[]> {
  const { rows } = await scope.db.execute<Tagged & Record<string, unknown>>(sql`
    select id, version, name, tags, tagline, description from character
    where site_id = ${scope.site_id}::uuid and tags && ${sql.param([...names])}::text[]
      and (is_official or visibility = 'public') and deleted_at is null and id > ${after}::uuid
    order by id limit ${most} for update`);
  return rows;
}

/**
 * Some of those whose tags are still what this deed made of them, with the tags from before it, beyond the last of
 * before, locked. Whose tags were written since, or who is nobody's to see any more, is none of them.
 */
export async function lockRetagged(
  scope: Scope,
  undoId: string,
  { after, most }: { after: string; most: number },
): Promise<Tagged[]> {
  const { rows } = await scope.db.execute<Tagged & Record<string, unknown>>(sql`
    select character.id, character.version, name, tagline, description,
      array(select jsonb_array_elements_text(was.content -> 'tags')) as tags
    from curation_undo_character touched
    join character on character.id = touched.character_id
    join character_version was on was.character_id = character.id
      and was.version = (touched.before ->> 'version')::int
    join character_version made on made.character_id = character.id
      and made.version = (touched.after ->> 'version')::int
      and made.content -> 'tags' = to_jsonb(character.tags)
    where touched.undo_id = ${undoId}::uuid and character.site_id = ${scope.site_id}::uuid
      and (is_official or visibility = 'public') and deleted_at is null and character.id > ${after}::uuid
    order by character.id limit ${most} for update of character`);
  return rows;
}

/** The tags of these anew, as a next version, which was reviewed as the one before it was. */
export async function retag(scope: Scope, rows: readonly Tagged[], now: Date): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await keepVersions(scope, ids, null);
  const changes = rows.map((row) => {
    const { handles, words } = readWords(row);
    return { id: row.id, tags: row.tags, handles: asLexemes(handles), words: asLexemes(words) };
  });
  await scope.db.execute(sql`
    update character set tags = made.tags, handles = made.handles::tsvector, words = made.words::tsvector,
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as made(id uuid, tags text[], handles text, words text)
    where character.id = made.id and character.site_id = ${scope.site_id}::uuid`);
  await keepVersions(scope, ids, now);
}

const asLexemes = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

const CONTENT = [
  ...['name', 'gender', 'age', 'tagline', 'description', 'greeting', 'alternate_greetings'],
  ...['personality', 'scenario', 'example_dialogue', 'system_notes', 'tags'],
] as const satisfies readonly (keyof CharacterContent | string)[];

async function keepVersions(
  scope: Scope,
  ids: readonly string[],
  approved_at: Date | null,
): Promise<void> {
  const content = sql.raw(CONTENT.map((field) => `'${field}', ${field}`).join(', '));
  await scope.db.execute(sql`
    insert into character_version (character_id, version, content, portrait_id, created_at, approved_at)
    select id, version, jsonb_build_object(${content}), portrait_id, updated_at,
      case when visibility = 'public' then ${approved_at?.toISOString() ?? null}::timestamptz end
    from ${character} where site_id = ${scope.site_id}::uuid and id = any(${sql.param(ids)}::uuid[])
    on conflict do nothing`);
}
