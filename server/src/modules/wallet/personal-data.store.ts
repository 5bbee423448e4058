// The SQL of everything that the books hold about one member.
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isOf } from './ledger.store.ts';
import { daily_claim, ledger_account, token_lot } from './tables.ts';

export async function listAccounts(scope: Scope, memberId: string) {
  return scope.db
    .select({
      id: ledger_account.id,
      kind: ledger_account.kind,
      unit: ledger_account.unit,
      balance: sql<string>`${ledger_account.balance}::text`,
      created_at: ledger_account.created_at,
    })
    .from(ledger_account)
    .where(isOf(scope, memberId))
    .orderBy(asc(ledger_account.id));
}

export async function listClaims({ db }: Scope, accountIds: readonly string[]) {
  const { day, streak, tokens: reward, created_at } = daily_claim;
  return db
    .select({ day, streak, reward, created_at })
    .from(daily_claim)
    .where(inArray(daily_claim.account_id, [...accountIds]))
    .orderBy(asc(day));
}

/** Removes all references to the member; the books themselves stay. */
export async function stripOwner(scope: Scope, memberId: string): Promise<void> {
  await scope.db.update(ledger_account).set({ owner_id: null }).where(isOf(scope, memberId));
}

/** Members with expired tokens. */
export async function listExpired(db: Db, now: Date, most: number) {
  return db
    .selectDistinct({
      site_id: ledger_account.site_id,
      owner_id: ledger_account.owner_id,
      unit: ledger_account.unit,
    })
    .from(token_lot)
    .innerJoin(ledger_account, eq(ledger_account.id, token_lot.account_id))
    .where(
      and(
        sql`token_lot.is_open and ledger_account.owner_id is not null and token_lot.remaining > 0`,
        lte(token_lot.expires_at, now),
      ),
    )
    .limit(most);
}
