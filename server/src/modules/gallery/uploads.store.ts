// The SQL of uploads in quarantine.
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { media_upload } from './tables.ts';

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

/** Ends the quarantine of these; returns those that nobody has used or removed meanwhile. */
export async function takeOut({ db, site_id }: Scope, ids: readonly string[]): Promise<string[]> {
  const taken = await db
    .delete(media_upload)
    .where(and(eq(media_upload.site_id, site_id), inArray(media_upload.asset_id, [...ids])))
    .returning({ id: media_upload.asset_id });
  return taken.map(({ id }) => id);
}
