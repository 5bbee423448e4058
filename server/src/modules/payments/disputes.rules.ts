// The rate of disputes: of what was paid in thirty days, how much was disputed or called fraud. Pure.

/** Card networks look at a month, and start programs for merchants above about this share. */
export const DISPUTE_DAYS = 30;
const DISPUTE_ALARM = 0.0075;

export interface DisputeCount {
  /** Payments and bills that were first disputed or called fraud in these days, whenever they were paid. */
  readonly disputed: number;
  /** Payments and bills that were paid in these days. */
  readonly settled: number;
}

/** Disputes of what was paid before, with nothing paid since, are all there is. */
export const rateOf = ({ disputed, settled }: DisputeCount): number =>
  disputed === 0 ? 0 : settled === 0 ? 1 : disputed / settled;

export const isHigh = (count: DisputeCount): boolean => rateOf(count) >= DISPUTE_ALARM;
