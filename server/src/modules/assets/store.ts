// The SQL of assets.
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { assets } from './tables.ts';

export type Asset = typeof assets.$inferSelect;

export async function insertAsset(db: Db, asset: Asset): Promise<void> {
  await db.insert(assets).values(asset);
}

export async function findAsset(db: Db, id: string): Promise<Asset | undefined> {
  const [asset] = await db.select().from(assets).where(eq(assets.id, id));
  return asset;
}
