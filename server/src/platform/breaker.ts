// A circuit breaker: after several connection failures, requests fail at once for a while.

export type Breaker = ReturnType<typeof createBreaker>;

interface Needs {
  failuresToOpen: number;
  openMs: number;
  now?: () => number;
}

export function createBreaker({ failuresToOpen, openMs, now = () => performance.now() }: Needs) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** False while the breaker is open; true for one probing request after the pause (half-open). */
    mayTry(): boolean {
      if (failures < failuresToOpen) return true;
      if (now() < openUntil) return false;
      // This request is the probe; others wait for its result or its timeout.
      openUntil = now() + openMs;
      return true;
    },
    reached(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures >= failuresToOpen) openUntil = now() + openMs;
    },
  };
}
