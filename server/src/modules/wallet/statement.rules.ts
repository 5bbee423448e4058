// How a movement is shown, and how a statement is written as CSV. Pure.
import { toCsv } from '@velour/contract/csv.ts';
import type { Movement } from '@velour/contract/wallet.ts';
import type { TxnRow } from './statement.store.ts';

/** Details of transactions: the character by the purchase's id, the coupon's share by the transaction's id. */
export interface Details {
  readonly characters: ReadonlyMap<string, string>;
  readonly coupons: ReadonlyMap<string, bigint>;
}

export const toMovement = (row: TxnRow, { characters, coupons }: Details): Movement => ({
  id: row.id,
  unit: row.unit,
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  amount: Number(row.amount),
  balance_after: Number(row.balance_after),
  by_coupon: Number(coupons.get(row.id) ?? 0n),
  reference: referenceOf(row, characters),
  created_at: row.created_at.toISOString(),
});

/** A purchase has no page of its own; its entry links to the character it was for. */
function referenceOf(
  { reference_type: type, reference_id: id }: TxnRow,
  characters: Details['characters'],
): Movement['reference'] {
  if (type === null || id === null) return null;
  const character = type === 'purchase' ? characters.get(id) : undefined;
  return character === undefined ? { type, id } : { type: 'character', id: character };
}

const HEAD = [
  ...['time', 'kind', 'reason', 'amount', 'balance', 'unit'],
  ...['by coupon', 'about', 'about id', 'note', 'id'],
];

/** As RFC 4180 says; the header only on the first page, so that pages can be concatenated. */
export function statementCsv(movements: readonly Movement[], isFirst: boolean): string {
  const rows = movements.map(({ created_at, kind, reason, amount, balance_after, ...rest }) => [
    ...[created_at, kind, reason, amount, balance_after, rest.unit],
    ...[rest.by_coupon, rest.reference?.type, rest.reference?.id, rest.note, rest.id],
  ]);
  return toCsv([...(isFirst ? [HEAD] : []), ...rows]);
}
