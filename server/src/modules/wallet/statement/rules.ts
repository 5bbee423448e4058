// How a movement is shown, and how a statement is written as CSV. Pure.
import type { Movement } from '@velour/contract/wallet.ts';
import type { TxnRow } from './store.ts';

export const toMovement = (row: TxnRow): Movement => ({
  id: row.id,
  unit: row.unit,
  kind: row.kind,
  reason: row.reason,
  note: row.note,
  amount: Number(row.amount),
  balance_after: Number(row.balance_after),
  reference:
    row.reference_type !== null && row.reference_id !== null
      ? { type: row.reference_type, id: row.reference_id }
      : null,
  created_at: row.created_at.toISOString(),
});

const HEAD = ['time', 'kind', 'reason', 'amount', 'balance', 'unit', 'about', 'note', 'id'];

/** By RFC 4180; the head only on the first page, so that pages can be put together. */
export function toCsv(movements: readonly Movement[], isFirst: boolean): string {
  const rows = movements.map(({ created_at, kind, reason, amount, balance_after, ...rest }) => {
    const about = rest.reference ? `${rest.reference.type} ${rest.reference.id}` : '';
    return [created_at, kind, reason, amount, balance_after, rest.unit, about, rest.note, rest.id];
  });
  return [...(isFirst ? [HEAD] : []), ...rows]
    .map((row) => `${row.map((cell) => toCell(cell ?? '')).join(',')}\r\n`)
    .join('');
}

/** A text that begins like a formula is one for a spreadsheet, so it gets an apostrophe; our numbers stay numbers. */
function toCell(cell: string | number): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
