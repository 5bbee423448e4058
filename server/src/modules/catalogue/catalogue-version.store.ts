// The SQL of a catalogue's version, which triggers increment.
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { catalogue } from './tables.ts';

/** 0 for a site that never had a public character. */
export async function readVersion(db: Db, siteId: string): Promise<number> {
  const [row] = await db
    .select({ version: catalogue.version })
    .from(catalogue)
    .where(eq(catalogue.site_id, siteId));
  return row?.version ?? 0;
}
