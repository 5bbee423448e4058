// When something cannot be paid: too few tokens, or a debt that comes first. Pure.
import { sumOf, type Book } from './ledger.rules.ts';

export type Refusal =
  | { readonly status: 'insufficient'; readonly missing: bigint }
  | { readonly status: 'in_debt'; readonly owed: bigint };

/** What has expired was taken out of the book before. */
export function refusalOf({ lots, debt }: Book, price: bigint): Refusal | undefined {
  if (debt > 0n) return { status: 'in_debt', owed: debt };
  const has = sumOf(lots.map(({ remaining }) => ({ amount: remaining })));
  return has < price ? { status: 'insufficient', missing: price - has } : undefined;
}
