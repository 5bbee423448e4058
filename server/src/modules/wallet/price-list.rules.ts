// Pure rules of the price list: a new site's prices, and discounts derived from prices.
import type { CurrencyPackage, Plan } from '@velour/contract/wallet.ts';
import type { PackageRow, PlanRow } from './price-list.store.ts';

export const defaultPackages = [
  { unit: 'token', package_name: '100 tokens', internal_currency: 100, price_cents: 999 },
  { unit: 'token', package_name: '350 tokens', internal_currency: 350, price_cents: 2999 },
  { unit: 'token', package_name: '1,000 tokens', internal_currency: 1_000, price_cents: 6999 },
  { unit: 'token', package_name: '2,500 tokens', internal_currency: 2_500, price_cents: 14_999 },
  { unit: 'message', package_name: '50 messages', internal_currency: 50, price_cents: 299 },
  { unit: 'message', package_name: '200 messages', internal_currency: 200, price_cents: 999 },
] as const;

export const defaultPlans = [
  { name: 'Monthly', months: 1, price_cents: 1299, tokens_per_month: 100 },
  { name: 'Quarterly', months: 3, price_cents: 2598, tokens_per_month: 100 },
  {
    name: 'Annual',
    months: 12,
    price_cents: 4365,
    tokens_per_month: 100,
    offer_price_cents: 3897,
  },
] as const;

export const defaultItems = [
  { kind: 'unlock', name: 'Gallery picture', tokens: 5 },
  { kind: 'gift', name: 'A rose', tokens: 5 },
  { kind: 'gift', name: 'A box of chocolates', tokens: 10 },
  { kind: 'gift', name: 'Dinner by candlelight', tokens: 25 },
] as const;

/** Dollars with two decimals, from integer cents. */
const dollars = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Percent saved, compared with the same amount at the price of `base`. */
const percentOff = (price: number, full: number): number =>
  Math.round((100 * (full - price)) / full);

/**
 * Sorted by price; each with its discount against the smallest. A doubled package has twice as much for the same price.
 */
export function toPackages(rows: readonly PackageRow[], doubled: boolean): CurrencyPackage[] {
  const base = rows[0];
  return rows.map(({ id, package_name, internal_currency, price_cents, unit }) => {
    const full = base
      ? (base.price_cents * internal_currency) / base.internal_currency
      : price_cents;
    return {
      id,
      package_name,
      type: unit,
      internal_currency: doubled ? 2 * internal_currency : internal_currency,
      list_currency: internal_currency,
      usd_price: dollars(price_cents),
      discount: percentOff(price_cents, full),
      doubled,
    };
  });
}

/** The discount against paying for single months. */
export const toPlans = (rows: readonly PlanRow[]): Plan[] =>
  rows.map((row) => toPlan(row, row.price_cents, rows));

/** The plan with the special offer, at its offer price; undefined if none has one. */
export function toOffer(rows: readonly PlanRow[]): Plan | undefined {
  const row = rows.find(({ offer_price_cents }) => offer_price_cents !== null);
  return row && toPlan(row, row.offer_price_cents ?? row.price_cents, rows);
}

/** The highest discount of any plan, for the banner. */
export const mostPercentOff = (rows: readonly PlanRow[]): number =>
  Math.max(0, ...toPlans(rows).map(({ discount }) => discount));

function toPlan(row: PlanRow, price_cents: number, rows: readonly PlanRow[]): Plan {
  const { id, name, months, tokens_per_month } = row;
  const monthly = rows.find((one) => one.months === 1)?.price_cents;
  const full = monthly === undefined ? row.price_cents : monthly * months;
  return {
    id,
    name,
    months,
    tokens_per_month,
    usd_price: dollars(price_cents),
    usd_price_per_month: dollars(Math.round(price_cents / months)),
    usd_list_price: dollars(full),
    discount: percentOff(price_cents, full),
  };
}
