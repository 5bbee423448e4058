// When something cannot be paid: too few tokens, or a debt that comes first. Pure.
import { sumOf, type Book } from './ledger.rules.ts';

export type Refusal =
  | { readonly is: 'insufficient'; readonly missing: bigint }
  | { readonly is: 'in_debt'; readonly owed: bigint };

/** What has expired was taken out of the book before. */
export function refusalOf({ lots, debt }: Book, price: bigint): Refusal | undefined {
  if (debt > 0n) return { is: 'in_debt', owed: debt };
  const has = sumOf(lots.map(({ remaining }) => ({ amount: remaining })));
  return has < price ? { is: 'insufficient', missing: price - has } : undefined;
}
