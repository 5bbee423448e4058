// Retry delays for a busy server.
export interface Timeouts {
  /** The delay before the next attempt in milliseconds; undefined if the budget is used up. */
  next(elapsedMs: number | undefined): number | undefined;
}

/** Exponential backoff from 250 ms, with jitter so that many replies do not retry at the same moment. */
export function createTimeouts(budgetMs: number, spread: () => number): Timeouts {
  let left = budgetMs;
  let step = 250;
  return {
    next(elapsedMs) {
      const wait = Math.max(elapsedMs ?? 0, step * (0.75 + spread() / 2));
      if (wait > left) return undefined;
      step = Math.min(step * 2, 8_000);
      left -= wait;
      return wait;
    },
  };
}

/** Evenly spread numbers from 0 to 1, deterministic so that a run can be repeated. */
export function createSpread(): () => number {
  let count = 0;
  return () => (count++ * 0.618_034) % 1;
}
