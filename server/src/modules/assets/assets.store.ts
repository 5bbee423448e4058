// The SQL of assets.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { assets } from './tables.ts';

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

/** Whether pictures with any of these bytes exist, of any owner. */
export async function areThere(db: Db, hashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(inArray(assets.sha256, [...hashes]))
    .limit(1);
  return rows.length > 0;
}

/** Publishes pictures of a member, or restricts them to signed addresses. */
export async function setShared(
  scope: Scope,
  ids: readonly string[],
  shown: Pick<Asset, 'is_shared' | 'verdict' | 'rating'>,
): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(assets)
    .set(shown)
    .where(and(eq(assets.site_id, scope.site_id), inArray(assets.id, [...ids])));
}

export type Original = Pick<Asset, 'preview'> & {
  readonly original: string;
  readonly sha256: string;
  readonly bytes: number;
};

/** A recipe has been drawn. A preview that is there already stays: pages show it. */
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
