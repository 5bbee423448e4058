// The SQL of holds and their parts.
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Part } from './ledger.rules.ts';
import { hold, hold_part, ledger_account } from './tables.ts';

export type HoldRow = typeof hold.$inferSelect;

export async function addHold(
  scope: Scope,
  row: Omit<typeof hold.$inferInsert, 'site_id'>,
  parts: readonly Part[],
): Promise<void> {
  await scope.db.insert(hold).values({ ...row, site_id: scope.site_id });
  await scope.db
    .insert(hold_part)
    .values(parts.map((part, n) => ({ ...part, n, hold_id: row.id })));
}

export async function findHold(scope: Scope, key: string) {
  const [row] = await scope.db
    .select({
      hold,
      owner_id: ledger_account.owner_id,
      unit: ledger_account.unit,
    })
    .from(hold)
    .innerJoin(ledger_account, eq(ledger_account.id, hold.account_id))
    .where(and(eq(hold.site_id, scope.site_id), eq(hold.key, key)));
  return row;
}

export async function listParts(scope: Scope, holdId: string): Promise<Part[]> {
  return scope.db
    .select({ lot_id: hold_part.lot_id, amount: hold_part.amount })
    .from(hold_part)
    .where(eq(hold_part.hold_id, holdId))
    .orderBy(asc(hold_part.n));
}

export async function closeHold(
  scope: Scope,
  id: string,
  to: Pick<HoldRow, 'state' | 'captured' | 'released'> & { closed_at: Date },
): Promise<void> {
  const closed = await scope.db
    .update(hold)
    .set(to)
    .where(and(eq(hold.id, id), eq(hold.state, 'open')))
    .returning({ id: hold.id });
  if (closed.length !== 1) throw new Error('A hold was closed twice.');
}

export async function listLate(db: Db, now: Date, most: number) {
  return db
    .select({ site_id: hold.site_id, key: hold.key })
    .from(hold)
    .innerJoin(ledger_account, eq(ledger_account.id, hold.account_id))
    .where(and(eq(hold.state, 'open'), lte(hold.expires_at, now), isNull(ledger_account.frozen_at)))
    .orderBy(asc(hold.expires_at))
    .limit(most);
}

export async function listOpenOf(scope: Scope, accountId: string): Promise<{ key: string }[]> {
  return scope.db
    .select({ key: hold.key })
    .from(hold)
    .where(and(eq(hold.account_id, accountId), eq(hold.state, 'open')));
}
