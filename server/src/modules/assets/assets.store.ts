// The SQL of assets, and of hiding them: takedowns and erasure.
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  sql,
  arrayContains,
  isNotNull,
  not,
  or,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { asset_spare, assets } from './tables.ts';

export type Asset = typeof assets.$inferSelect;

export async function insertAssets(db: Db, rows: readonly Asset[]): Promise<void> {
  if (rows.length > 0) await db.insert(assets).values([...rows]);
}

export async function findAsset(db: Db, id: string): Promise<Asset | undefined> {
  const [asset] = await db.select().from(assets).where(eq(assets.id, id));
  return asset;
}

export async function findOfSite(scope: Scope, id: string): Promise<Asset | undefined> {
  const asset = await findAsset(scope.db, id);
  return asset?.site_id === scope.site_id ? asset : undefined;
}

export async function findOwned(
  scope: Scope,
  ownerId: string,
  ids: readonly string[],
): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const isWanted = inArray(assets.id, [...ids]);
  const isTheirs = and(eq(assets.site_id, scope.site_id), eq(assets.owner_id, ownerId));
  return scope.db.select().from(assets).where(and(isTheirs, isWanted));
}

export async function listAssets({ db, site_id }: Scope, ids: readonly string[]): Promise<Asset[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.site_id, site_id), inArray(assets.id, [...ids])));
}

/** Locked until the transaction ends, so that concurrent deliveries of generated pictures see each other's rows. */
export async function lockDeliveries(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('assets.delivered'))`);
}

/** True if pictures with any of these hashes exist, of any owner. */
export async function areThere(db: Db, hashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(inArray(assets.sha256, [...hashes]))
    .limit(1);
  return rows.length > 0;
}

/** Publishes approved pictures of a member, or restricts them to signed addresses. */
export async function setShared(
  scope: Scope,
  ids: readonly string[],
  shown: Pick<Asset, 'is_shared' | 'rating'>,
): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(assets)
    .set({ ...shown, verdict: 'approved' })
    .where(and(eq(assets.site_id, scope.site_id), inArray(assets.id, [...ids])));
}

export async function attachUpload(
  scope: Scope,
  { id, owner_id, to }: { id: string; owner_id: string; to: string },
): Promise<boolean> {
  const { provenance } = assets;
  const { rowCount } = await scope.db
    .update(assets)
    .set({ provenance: sql`${provenance} || jsonb_build_object('attached_to', ${to}::text)` })
    .where(
      and(
        eq(assets.id, id),
        eq(assets.site_id, scope.site_id),
        eq(assets.owner_id, owner_id),
        sql`${provenance} ->> 'uploaded' = 'true'`,
      ),
    );
  return rowCount === 1;
}

type Original = Pick<Asset, 'preview' | 'fingerprint'> & {
  readonly original: string;
  readonly sha256: string;
  readonly bytes: number;
};

/** Stores the original after the first drawing. An existing preview stays, because pages may show it. */
export async function noteOriginal(db: Db, id: string, made: Original): Promise<void> {
  const preview = sql`case when ${assets.preview} = '' then ${made.preview} else ${assets.preview} end`;
  await db
    .update(assets)
    .set({ ...made, preview })
    .where(eq(assets.id, id));
}

export async function notePreview(db: Db, id: string, preview: string): Promise<void> {
  await db
    .update(assets)
    .set({ preview })
    .where(and(eq(assets.id, id), eq(assets.preview, '')));
}

export async function findUndrawn(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), isNull(assets.original)));
  return rows.map(({ id }) => id);
}

/** A band that more pictures than this share says little, so no more are read. */
const MAX_LIKE = 500;

/** Pictures that share bands of their fingerprints with these, those with the most shared bands first. */
export async function findLike({ db, site_id }: Scope, bands: readonly number[]) {
  const given = sql`${`{${bands.join(',')}}`}::integer[]`;
  const shared = sql`cardinality(array(select unnest(${assets.fingerprint}) intersect select unnest(${given})))`;
  return db
    .select({ fingerprint: assets.fingerprint, created_at: assets.created_at })
    .from(assets)
    .where(and(eq(assets.site_id, site_id), sql`${assets.fingerprint} && ${given}`))
    .orderBy(desc(shared))
    .limit(MAX_LIKE);
}

/** The takedowns of pictures with exactly these bytes, on any site. */
export async function takedownsOfCopies(db: Db, sha256: string): Promise<string[]> {
  const rows = await db
    .select({ holds: assets.holds })
    .from(assets)
    .where(and(eq(assets.sha256, sha256), sql`${assets.holds} <> '{}'`));
  return [...new Set(rows.flatMap(({ holds }) => holds))];
}

type NewOrphan = typeof asset_spare.$inferInsert;

export async function addOrphans(db: Db, rows: readonly NewOrphan[]): Promise<void> {
  if (rows.length > 0) await db.insert(asset_spare).values([...rows]);
}

/** Claims drafts that have not expired; returns their number. */
export async function claimDrafts(db: Db, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .delete(asset_spare)
    .where(and(inArray(asset_spare.asset_id, [...ids]), gt(asset_spare.remove_after, now)))
    .returning({ id: asset_spare.asset_id });
  return rows.length;
}

export async function listDueOrphans(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: asset_spare.asset_id })
    .from(asset_spare)
    .where(lte(asset_spare.remove_after, before))
    .orderBy(asc(asset_spare.remove_after))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function listOrphansOf({ db, site_id }: Scope, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: asset_spare.asset_id })
    .from(asset_spare)
    .where(and(eq(asset_spare.owner_id, ownerId), eq(asset_spare.site_id, site_id)));
  return rows.map(({ id }) => id);
}

/** Removes the owner and expires the pictures; they are deleted with all other expired ones. */
export async function disown(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(asset_spare)
    .set({ owner_id: null, remove_after: now })
    .where(inArray(asset_spare.asset_id, [...ids]));
}

export async function removeOrphans(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(asset_spare).where(inArray(asset_spare.asset_id, [...ids]));
}

export async function removeAssets(
  { db, site_id }: Scope,
  ids: readonly string[],
  { evenHeld }: { evenHeld: boolean },
) {
  if (ids.length === 0) return [];
  const isThese = and(eq(assets.site_id, site_id), inArray(assets.id, [...ids]));
  return db
    .delete(assets)
    .where(evenHeld ? isThese : and(isThese, sql`${assets.holds} = '{}'`))
    .returning({ asset_id: assets.id, site_id: assets.site_id, owner_id: assets.owner_id });
}

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(assets.owner_id, ownerId), eq(assets.site_id, scope.site_id));

export function assetsOf(scope: Scope, ownerId: string) {
  const { id, kind, mime, width, height, bytes, recipe, provenance, created_at } = assets;
  return pagesBy({ id }, (isLater) =>
    scope.db
      .select({ id, kind, mime, width, height, bytes, recipe, provenance, created_at })
      .from(assets)
      .where(and(isOf(scope, ownerId), isLater)),
  );
}

const isHeld = sql`${assets.holds} <> '{}'`;

export async function addTakedown(
  { db, site_id }: Scope,
  ids: readonly string[],
  reason_id: string,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const named = and(eq(assets.site_id, site_id), inArray(assets.id, [...ids]));
  const bytes = db.select({ sha256: assets.sha256 }).from(assets).where(named);
  await db
    .update(assets)
    .set({ holds: sql`array_append(${assets.holds}, ${reason_id}::uuid)` })
    .where(
      and(
        or(named, and(isNotNull(assets.sha256), inArray(assets.sha256, bytes))),
        not(arrayContains(assets.holds, [reason_id])),
      ),
    );
  return listTakenDown(db, reason_id);
}

export async function listTakenDown(db: Db, reason_id: string): Promise<string[]> {
  const held = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(isHeld, arrayContains(assets.holds, [reason_id])))
    .orderBy(asc(assets.id));
  return held.map(({ id }) => id);
}

export async function removeTakedown(db: Db, reason_id: string): Promise<string[]> {
  const lifted = await db
    .update(assets)
    .set({ holds: sql`array_remove(${assets.holds}, ${reason_id}::uuid)` })
    .where(and(isHeld, arrayContains(assets.holds, [reason_id])))
    .returning({ id: assets.id, holds: assets.holds });
  return lifted.filter(({ holds }) => holds.length === 0).map(({ id }) => id);
}
