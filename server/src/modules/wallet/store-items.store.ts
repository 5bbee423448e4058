// The SQL of purchases with tokens.
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { purchase, store_item } from './price-list.tables.ts';
import { isOf } from './ledger.store.ts';
import { ledger_account } from './tables.ts';

export async function findItem({ db, site_id }: Scope, id: string) {
  const [row] = await db
    .select()
    .from(store_item)
    .where(
      and(eq(store_item.id, id), eq(store_item.site_id, site_id), eq(store_item.is_active, true)),
    );
  return row;
}

export async function isUnlocked({ db }: Scope, accountId: string, imageId: string) {
  const rows = await db
    .select({ id: purchase.id })
    .from(purchase)
    .where(and(eq(purchase.account_id, accountId), eq(purchase.image_id, imageId)));
  return rows.length > 0;
}

/** Which of these pictures this member has bought. */
export async function listUnlocked(
  scope: Scope,
  memberId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  if (imageIds.length === 0) return [];
  const rows = await scope.db
    .select({ image_id: purchase.image_id })
    .from(purchase)
    .innerJoin(ledger_account, eq(ledger_account.id, purchase.account_id))
    .where(and(isOf(scope, memberId), inArray(purchase.image_id, [...imageIds])));
  return rows.flatMap(({ image_id }) => image_id ?? []);
}

/** Of which characters this member has bought pictures. */
export async function listUnlockedCharacters(scope: Scope, memberId: string): Promise<string[]> {
  const rows = await scope.db
    .selectDistinct({ character_id: purchase.character_id })
    .from(purchase)
    .innerJoin(ledger_account, eq(ledger_account.id, purchase.account_id))
    .where(and(isOf(scope, memberId), isNotNull(purchase.image_id)));
  return rows.flatMap(({ character_id }) => character_id ?? []);
}

export async function addPurchase(
  { db, site_id }: Scope,
  row: Omit<typeof purchase.$inferInsert, 'site_id'>,
): Promise<void> {
  await db.insert(purchase).values({ ...row, site_id });
}

export function purchasesOf(scope: Scope, memberId: string) {
  const { id, store_item_id, character_id, image_id, signature, tokens, created_at } = purchase;
  return pagesBy({ id }, (isLater) =>
    scope.db
      .select({
        id,
        store_item_id,
        character_id,
        image_id,
        signature,
        price: tokens,
        created_at,
      })
      .from(purchase)
      .innerJoin(ledger_account, eq(ledger_account.id, purchase.account_id))
      .where(and(isOf(scope, memberId), isLater)),
  );
}

export async function forgetSignatures({ db }: Scope, accountId: string): Promise<void> {
  await db.update(purchase).set({ signature: null }).where(eq(purchase.account_id, accountId));
}
