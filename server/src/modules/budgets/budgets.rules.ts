// Budget states and costs. Pure.
import type { Budget, UnitPrice } from '@velour/contract/budgets.ts';

/** The share of a budget that triggers the early alert. */
const NEAR = 0.8;

/** The cap of a day and its extra amount. */
export interface Bounds {
  readonly cap: number;
  readonly extra: number;
}

export const isNear = (used: number, { cap, extra }: Bounds): boolean =>
  cap + extra > 0 && used >= NEAR * (cap + extra);

/**
 * `refused` is the amount that was refused when today's cap was first reached; null before that. Requests are accepted
 * again once that amount fits, because less was used than reserved, or an admin allowed more.
 */
export function stateOf(used: number, refused: number | null, bounds: Bounds): Budget['state'] {
  const most = bounds.cap + bounds.extra;
  if (most === 0) return 'off';
  if (refused !== null && used + refused > most) return 'stopped';
  return isNear(used, bounds) ? 'near' : 'ok';
}

/** In cents, rounded; null if no price is configured. */
export const centsOf = (used: number, price: UnitPrice | null): number | null =>
  price && Math.round((used * price.cents) / price.per);
