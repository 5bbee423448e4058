// The SQL of the pool's accounts and their linked Google identities.
import { and, eq, isNull, asc, sql } from 'drizzle-orm';
import { isBreachOf } from '../../../platform/db/failures.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { pool_account, pool_link, pool_sign_in } from './tables.ts';

export type AccountRow = typeof pool_account.$inferSelect;
export type NewAccount = typeof pool_account.$inferInsert;

/** Returns false if the address is taken. */
export async function addAccount(db: Db, row: NewAccount): Promise<boolean> {
  const { rowCount } = await db.insert(pool_account).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findByEmail(
  db: Db,
  siteId: string,
  email: string,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(pool_account)
    .where(and(eq(pool_account.site_id, siteId), eq(pool_account.email, email)));
  return row;
}

export async function findAccount(
  db: Db,
  siteId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(pool_account).where(here(siteId, id));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockAccount(
  tx: Db,
  siteId: string,
  id: string,
): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(pool_account).where(here(siteId, id)).for('update');
  return row;
}

export type AccountChanges = Partial<
  Pick<AccountRow, 'name' | 'email' | 'password_hash' | 'confirmed_at' | 'pending_email'>
>;

export async function changeAccount(
  db: Db,
  account: { site_id: string; id: string },
  changes: AccountChanges,
): Promise<void> {
  await db.update(pool_account).set(changes).where(here(account.site_id, account.id));
}

/** True if a statement failed because another account has taken the address in the meantime. */
export const isTakenEmail = (error: unknown): boolean =>
  isBreachOf('pool_account_site_email', error);

/** Also deletes its codes, links and sign-ins. */
export async function removeAccount(db: Db, siteId: string, id: string): Promise<void> {
  await db.delete(pool_account).where(here(siteId, id));
}

/** Deletes the unconfirmed account of an address; it never had a sign-in, so nothing is lost. */
export async function removeUnconfirmed(db: Db, siteId: string, email: string): Promise<void> {
  await db
    .delete(pool_account)
    .where(
      and(
        eq(pool_account.site_id, siteId),
        eq(pool_account.email, email),
        isNull(pool_account.confirmed_at),
      ),
    );
}

const here = (siteId: string, id: string) =>
  and(eq(pool_account.id, id), eq(pool_account.site_id, siteId));

export interface Elsewhere {
  readonly site_id: string;
  readonly issuer: string;
  readonly subject: string;
}

export async function findLinked(db: Db, elsewhere: Elsewhere): Promise<AccountRow | undefined> {
  const [found] = await db
    .select({ account: pool_account })
    .from(pool_link)
    .innerJoin(pool_account, eq(pool_account.id, pool_link.account_id))
    .where(
      and(
        eq(pool_link.site_id, elsewhere.site_id),
        eq(pool_link.issuer, elsewhere.issuer),
        eq(pool_link.subject, elsewhere.subject),
      ),
    );
  return found?.account;
}

/** Returns false if it was linked already. */
export async function addLink(
  db: Db,
  row: Elsewhere & { account_id: string; created_at: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(pool_link).values(row).onConflictDoNothing();
  return rowCount === 1;
}

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
