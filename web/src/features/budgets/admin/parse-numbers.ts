// Parses the numbers typed into the fields of a budget. Pure.
import type { UnitPrice } from '@velour/contract/budgets.ts';

const MOST = 1e12;

/** An integer, including zero, which turns a provider off; undefined for other input. */
export function readPieces(text: string): number | undefined {
  const digits = text.trim().replaceAll(/[,\s]/g, '');
  if (!/^\d{1,13}$/.test(digits)) return undefined;
  const pieces = Number(digits);
  return pieces <= MOST ? pieces : undefined;
}

/** Parsed as text, without floating point. */
function readDollars(text: string): number | undefined {
  const [, dollars, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return dollars === undefined ? undefined : Number(dollars + cents.padEnd(2, '0'));
}

/** Null for empty input, undefined for invalid input. */
export function readPrice(dollars: string, per: string): UnitPrice | null | undefined {
  if (dollars.trim() === '') return null;
  const [cents, pieces] = [readDollars(dollars), readPieces(per)];
  if (cents === undefined || pieces === undefined) return undefined;
  return pieces >= 1 && pieces <= 1e9 ? { cents, per: pieces } : undefined;
}
