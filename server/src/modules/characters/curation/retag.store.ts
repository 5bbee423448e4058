// The SQL of replacing tags on all public characters, with a version for each.
import { CONTENT_FIELDS } from '@velour/contract/character-fields.ts';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { readWords } from '@velour/text-search/search-words.ts';
import { character } from '../tables.ts';

export interface Tagged {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly tagline: string;
  readonly description: string;
}

/** The next public characters with one of these tags, locked, by keyset pagination. */
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
 * The next characters whose tags are still as this action set them, with their previous tags, locked. Characters that
 * were edited or unpublished since are not included.
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

/** Writes their tags as a new version with the review state of the previous one. */
export async function retag(scope: Scope, rows: readonly Tagged[], now: Date): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await storeVersions(scope, ids, null);
  const changes = rows.map((row) => {
    const { keywords, words } = readWords(row);
    return { id: row.id, tags: row.tags, keywords: asLexemes(keywords), words: asLexemes(words) };
  });
  await scope.db.execute(sql`
    update character set tags = made.tags, keywords = made.keywords::tsvector, words = made.words::tsvector,
      version = version + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as made(id uuid, tags text[], keywords text, words text)
    where character.id = made.id and character.site_id = ${scope.site_id}::uuid`);
  await storeVersions(scope, ids, now);
}

const asLexemes = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');

async function storeVersions(
  scope: Scope,
  ids: readonly string[],
  approved_at: Date | null,
): Promise<void> {
  const content = sql.raw(CONTENT_FIELDS.map((field) => `'${field}', ${field}`).join(', '));
  await scope.db.execute(sql`
    insert into character_version (character_id, version, content, portrait_id, created_at, approved_at)
    select id, version, jsonb_build_object(${content}), portrait_id, updated_at,
      case when visibility = 'public' then ${approved_at?.toISOString() ?? null}::timestamptz end
    from ${character} where site_id = ${scope.site_id}::uuid and id = any(${sql.param(ids)}::uuid[])
    on conflict do nothing`);
}
