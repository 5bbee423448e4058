// The order of packages, cheapest first, and their discounts. Pure.
import type { CurrencyPackage } from '@velour/contract/wallet.ts';

export type Unit = CurrencyPackage['type'];

/** The displayed price in cents, which the server compares with its own. */
export const centsOf = (usd_price: string): number => Math.round(Number(usd_price) * 100);

export interface Offer extends CurrencyPackage {
  /** In percent; null for none. */
  shownDiscount: number | null;
}

export const offersOf = (packages: readonly CurrencyPackage[]): Offer[] =>
  packages
    .toSorted((a, b) => Number(a.usd_price) - Number(b.usd_price))
    .map((one, at) => ({
      ...one,
      shownDiscount: at > 0 && one.discount > 0 ? one.discount : null,
    }));
