// The SQL of an account's data for the member's export: without hashes and nonces.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_account, pool_link, pool_sign_in } from './tables.ts';

export async function readOwnData(db: Db, siteId: string, accountId: string) {
  const { id, email, name, password_hash, confirmed_at, pending_email, created_at } = pool_account;
  const has_password = sql<boolean>`${password_hash} is not null`;
  const provider_account = await db
    .select({ id, email, name, confirmed_at, pending_email, has_password, created_at })
    .from(pool_account)
    .where(and(eq(id, accountId), eq(pool_account.site_id, siteId)));
  const provider_links = await db
    .select({
      issuer: pool_link.issuer,
      subject: pool_link.subject,
      created_at: pool_link.created_at,
    })
    .from(pool_link)
    .where(and(eq(pool_link.account_id, accountId), eq(pool_link.site_id, siteId)))
    .orderBy(asc(pool_link.created_at));
  const provider_sign_ins = await db
    .select({
      id: pool_sign_in.id,
      created_at: pool_sign_in.created_at,
      refreshed_at: pool_sign_in.turned_at,
      ended_at: pool_sign_in.ended_at,
    })
    .from(pool_sign_in)
    .where(and(eq(pool_sign_in.account_id, accountId), eq(pool_sign_in.site_id, siteId)))
    .orderBy(asc(pool_sign_in.created_at));
  return { provider_account, provider_links, provider_sign_ins };
}
