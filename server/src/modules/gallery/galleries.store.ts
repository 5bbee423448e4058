// The SQL of characters with pictures, newest first.
import type { Gender } from '@velour/contract/scalars.ts';
import { desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating } from '../characters/service.ts';
import { character } from '../characters/tables.ts';

interface Query {
  readonly viewer_id: string;
  readonly ratings: readonly Rating[];
  /** Characters of which this viewer has made pictures. */
  readonly made: readonly string[];
  readonly gender: Gender | undefined;
  readonly after: Cursor | undefined;
  readonly limit: number;
}

const shown = {
  id: character.id,
  owner_id: character.owner_id,
  name: character.name,
  slug: character.slug,
  gender: character.gender,
  visibility: character.visibility,
  portrait_id: character.portrait_id,
  portrait_preview: character.portrait_preview,
  gallery_ids: character.gallery_ids,
  created_at: character.created_at,
};

/** Public ones with a gallery, the viewer's own ones with a gallery, and those that the viewer has made pictures of. */
export async function listGalleries(scope: Scope, query: Query) {
  const { viewer_id, ratings, made, gender, after, limit } = query;
  const isOwn = sql`owner_id = ${viewer_id}::uuid and deleted_at is null and holds = '{}'`;
  const hasGallery = sql`gallery_ids <> '{}'`;
  const start = after
    ? sql`and (created_at, id) < (${new Date(after.value).toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const first = (which: SQL): SQL => sql`(
    select id from character
    where site_id = ${scope.site_id}::uuid and rating = any(${sql.param(ratings)}::text[]) and ${which}
      ${gender ? sql`and gender = ${gender}` : sql``} ${start}
    order by created_at desc nulls last, id desc nulls last limit ${limit})`;
  const { rows: found } = await scope.db.execute<{ id: string }>(sql`
    ${first(sql`visibility = 'public' and ${hasGallery}`)}
    union ${first(sql`${isOwn} and ${hasGallery}`)}
    union ${first(sql`id = any(${sql.param(made)}::uuid[]) and (visibility = 'public' or (${isOwn}))`)}`);
  return scope.db
    .select(shown)
    .from(character)
    .where(
      inArray(
        character.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(character.created_at), desc(character.id))
    .limit(limit);
}
