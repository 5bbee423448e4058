// A member's statement: every movement with its reason, page by page, and as CSV.
import type { Movement } from '@velour/contract/wallet.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesOf } from '../../platform/pages.ts';
import type { Unit } from './ledger.rules.ts';
import { statementCsv, toMovement } from './statement.rules.ts';
import { listByCoupon, listCharacters, listTxns, type TxnRow } from './statement.store.ts';

export interface Wanted {
  readonly unit: Unit;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const CSV_ROWS = 5_000;

export type Statement = ReturnType<typeof createStatement>;

export function createStatement() {
  const page = async (
    scope: Scope,
    memberId: string,
    { unit, limit, cursor }: Wanted,
  ): Promise<{ transactions: Movement[]; next_cursor: string | null }> => {
    const last = readCursor(cursor);
    const before = last && BigInt(last.value);
    const rows = await listTxns(scope, { memberId, unit, before, limit: limit + 1 });
    const { shown, next_cursor } = pageOf(rows, limit, ({ seq, id }) =>
      writeCursor({ value: Number(seq), id }),
    );
    return { transactions: await describe(scope, shown), next_cursor };
  };

  return {
    page,

    async csv(scope: Scope, memberId: string, { unit, cursor }: Omit<Wanted, 'limit'>) {
      const request = { unit, limit: CSV_ROWS, cursor };
      const { transactions, next_cursor } = await page(scope, memberId, request);
      return { csv: statementCsv(transactions, cursor === undefined), next_cursor };
    },

    /** All movements of both kinds, for the data export. */
    async *all(scope: Scope, memberId: string): AsyncGenerator<readonly Movement[]> {
      for (const unit of ['token', 'message'] as const) {
        const rows = pagesOf<TxnRow>((last, limit) =>
          listTxns(scope, { memberId, unit, before: last?.seq, limit }),
        );
        for await (const some of rows) yield describe(scope, some);
      }
    },
  };
}

async function describe(scope: Scope, rows: readonly TxnRow[]): Promise<Movement[]> {
  const purchases = rows.flatMap(({ reference_type, reference_id: id }) =>
    reference_type === 'purchase' && id !== null ? [id] : [],
  );
  const grants = rows.flatMap(({ kind, id }) => (kind === 'grant' ? [id] : []));
  const details = {
    characters: await listCharacters(scope, purchases),
    coupons: await listByCoupon(scope, grants),
  };
  return rows.map((row) => toMovement(row, details));
}
