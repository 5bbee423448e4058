// Budget days, states and costs. Pure.
import type { Budget, EnginePrice } from '@velour/contract/budgets.ts';

/** The share of a budget that triggers the early alert. */
const NEAR = 0.8;

/** The cap of a day with what an admin allowed beyond it. */
export interface Bounds {
  readonly cap: number;
  readonly extra: number;
}

export const isNear = (used: number, { cap, extra }: Bounds): boolean =>
  cap + extra > 0 && used >= NEAR * (cap + extra);

/**
 * `refused` is what did not fit any more when the cap was first reached today; null before that. It flows again as soon
 * as as much would fit, be it that less was used than reserved or that an admin allowed more.
 */
export function stateOf(used: number, refused: number | null, bounds: Bounds): Budget['state'] {
  const most = bounds.cap + bounds.extra;
  if (most === 0) return 'off';
  if (refused !== null && used + refused > most) return 'stopped';
  return isNear(used, bounds) ? 'near' : 'ok';
}

/** Rounded to cents; null where no price is configured. */
export const centsOf = (used: number, price: EnginePrice | null): number | null =>
  price && Math.round((used * price.cents) / price.per);

/** The UTC day, YYYY-MM-DD. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

export const untilNextDay = (at: Date): number => DAY_MS - (at.getTime() % DAY_MS);
