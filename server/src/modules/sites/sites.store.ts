// The SQL of sites and client applications.
import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { client_app, site } from './tables.ts';

export type SiteRow = typeof site.$inferSelect;

export async function findByHost(db: Db, host: string): Promise<SiteRow | undefined> {
  const [row] = await db.select().from(site).where(eq(site.host, host));
  return row;
}

export async function findById(db: Db, id: string): Promise<SiteRow | undefined> {
  const [row] = await db.select().from(site).where(eq(site.id, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockById(tx: Db, id: string): Promise<SiteRow | undefined> {
  const [row] = await tx.select().from(site).where(eq(site.id, id)).for('update');
  return row;
}

/** Hosts of sites with this rating in their record. */
export async function listHostsRated(db: Db, rating: string): Promise<string[]> {
  const rows = await db
    .select({ host: site.host })
    .from(site)
    .where(sql`${site.record} ->> 'content_rating' = ${rating}`)
    .orderBy(site.host);
  return rows.map((row) => row.host);
}

/** Enough for a warning: in deployments with more sites, only the first ones are checked. */
const MAX_LISTED = 1_000;

export async function listSites(db: Db): Promise<SiteRow[]> {
  return db.select().from(site).orderBy(site.host).limit(MAX_LISTED);
}

export async function writeRecord(
  db: Db,
  { id, ...change }: { id: string; record: object; updated_at: Date },
): Promise<void> {
  await db.update(site).set(change).where(eq(site.id, id));
}

/** Writes a record if there is none yet. */
export async function fillEmptyRecord(
  db: Db,
  { id, ...change }: { id: string; record: object; updated_at: Date },
): Promise<void> {
  await db
    .update(site)
    .set(change)
    .where(and(eq(site.id, id), sql`${site.record} = '{}'::jsonb`));
}

export async function findByHostname(db: Db, hostname: string): Promise<SiteRow | undefined> {
  const [row] = await db
    .select()
    .from(site)
    .where(arrayContains(site.hostnames, [hostname]))
    .limit(1);
  return row;
}

export async function findByKey(db: Db, apiKey: string): Promise<SiteRow | undefined> {
  const [row] = await db
    .select({ site })
    .from(client_app)
    .innerJoin(site, eq(site.id, client_app.site_id))
    .where(eq(client_app.api_key, apiKey));
  return row?.site;
}

/** The application of the site's own page; a site may have others. */
export const WEB_APP = 'web';

export async function readWebKey(db: Db, siteId: string): Promise<string | undefined> {
  const [row] = await db
    .select()
    .from(client_app)
    .where(and(eq(client_app.site_id, siteId), eq(client_app.name, WEB_APP)))
    .orderBy(client_app.id)
    .limit(1);
  return row?.api_key;
}

export async function addSite(db: Db, row: SiteRow): Promise<void> {
  await db.insert(site).values(row).onConflictDoNothing();
}

export async function addClientApp(db: Db, row: typeof client_app.$inferInsert): Promise<void> {
  await db.insert(client_app).values(row).onConflictDoNothing();
}
