// Purchases for admins: what was refunded, and what needs review.
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { WalletService } from '../wallet/service.ts';
import { listPurchases, type Wanted } from './admin-list.store.ts';

/** Labels of members for admins. */
export type LabelsOf = (
  scope: Scope,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface PageRequest extends Partial<Pick<Wanted, 'only' | 'member_id' | 'search'>> {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export const createAdminList =
  (labelsOf: LabelsOf, { priceList }: Pick<WalletService, 'priceList'>) =>
  async (
    scope: Scope,
    { limit, cursor: written, ...filter }: PageRequest,
  ): Promise<{ purchases: PaidPurchase[]; next_cursor: string | null }> => {
    const cursor = readCursor(written);
    const rows = await listPurchases(scope, { ...filter, cursor, limit: limit + 1 });
    const ids = rows.flatMap(({ member_id: id }) => id ?? []);
    const labels = await labelsOf(scope, [...new Set(ids)]);
    const { shown, next_cursor } = pageOf(rows, limit, ({ created_at, id }) =>
      writeCursor({ value: Date.parse(created_at), id }),
    );
    const names = await priceList.namesOf(scope);
    const purchases = shown.map(({ plan_id, ...row }) => ({
      ...row,
      plan_name: (plan_id && names.get(plan_id)) ?? null,
      paid_cents: Number(row.paid_cents),
      refunded_cents: Number(row.refunded_cents),
      member_name: (row.member_id && labels.get(row.member_id)) ?? null,
      units: Number(row.units),
      reversed: Number(row.reversed),
      settled_at: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
      created_at: new Date(row.created_at).toISOString(),
    }));
    return { purchases, next_cursor };
  };
