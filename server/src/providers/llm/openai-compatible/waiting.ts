// Retry delays for a busy server.
export interface Timeouts {
  /** How long to wait before the next try, or `undefined` when it would be too long. */
  next(elapsedMs: number | undefined): number | undefined;
}

/** Doubling waits from a quarter of a second, spread so that many replies do not come back in one moment. */
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

/** Evenly spread numbers from 0 to 1 without randomness, so that a run can be repeated. */
export function createSpread(): () => number {
  let count = 0;
  return () => (count++ * 0.618_034) % 1;
}
