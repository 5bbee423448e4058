// Retry delays and timeouts for a busy server.
import type { Clock } from '../../../platform/clock.ts';

/** `Retry-After` as seconds or as an HTTP date, or the milliseconds that some gateways send beside it. */
export function readRetryAfter(
  headers: { get(name: string): string | null },
  clock: Clock,
): number | undefined {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const written = headers.get('retry-after')?.trim();
  if (!written) return undefined;
  if (/^\d+(\.\d+)?$/.test(written)) return Number(written) * 1000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? undefined : Math.max(0, at - clock.now().getTime());
}

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
