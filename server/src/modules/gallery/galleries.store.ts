// The SQL of galleries, and of unused uploads.
import type { Gender } from '@velour/contract/scalars.ts';
import { desc, inArray, sql, type SQL, and, asc, eq, lte } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating } from '../characters/service.ts';
import { character } from '../characters/tables.ts';
import type { Db } from '../../platform/db/handle.ts';
import { media_upload } from './tables.ts';

interface Query {
  readonly viewer_id: string;
  readonly ratings: readonly Rating[];
  /** Characters of which this viewer has made or bought pictures. They are part 0 of the list, all others part 1. */
  readonly mine: readonly string[];
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

/** First those of which the viewer has pictures; then public ones with a gallery, and the viewer's own ones with a gallery. */
export async function listGalleries(scope: Scope, query: Query) {
  const { viewer_id, ratings, mine, gender, after, limit } = query;
  const isOwn = sql`owner_id = ${viewer_id}::uuid and deleted_at is null and holds = '{}'`;
  const isMine = sql`id = any(${sql.param(mine)}::uuid[])`;
  const hasGallery = sql`gallery_ids <> '{}'`;
  const start = after
    ? sql`and (created_at, id) < (${new Date(after.value).toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const from = after ? (after.part ?? 1) : 0;
  const first = (part: number, which: SQL): SQL => sql`(
    select id from character
    where site_id = ${scope.site_id}::uuid and rating = any(${sql.param(ratings)}::text[]) and ${which}
      ${gender ? sql`and gender = ${gender}` : sql``} ${part === from ? start : sql``}
    order by created_at desc nulls last, id desc nulls last limit ${part < from ? 0 : limit})`;
  const { rows: found } = await scope.db.execute<{ id: string }>(sql`
    ${first(0, sql`${isMine} and (visibility = 'public' or (${isOwn}))`)}
    union ${first(1, sql`not ${isMine} and visibility = 'public' and ${hasGallery}`)}
    union ${first(1, sql`not ${isMine} and ${isOwn} and ${hasGallery}`)}`);
  return scope.db
    .select(shown)
    .from(character)
    .where(
      inArray(
        character.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(isMine), desc(character.created_at), desc(character.id))
    .limit(limit);
}

export async function addUpload(
  { db, site_id }: Scope,
  upload: { asset_id: string; remove_after: Date },
): Promise<void> {
  await db.insert(media_upload).values({ ...upload, site_id });
}

export async function listDue(db: Db, now: Date, most: number) {
  return db
    .select({ asset_id: media_upload.asset_id, site_id: media_upload.site_id })
    .from(media_upload)
    .where(lte(media_upload.remove_after, now))
    .orderBy(asc(media_upload.remove_after))
    .limit(most);
}

/** Takes uploads out of quarantine; returns those that were neither used nor removed since. */
export async function takeOut({ db, site_id }: Scope, ids: readonly string[]): Promise<string[]> {
  const taken = await db
    .delete(media_upload)
    .where(and(eq(media_upload.site_id, site_id), inArray(media_upload.asset_id, [...ids])))
    .returning({ id: media_upload.asset_id });
  return taken.map(({ id }) => id);
}
