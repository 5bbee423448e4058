// A circuit breaker: after several connection failures, requests fail at once for a while.

export interface Breaker {
  /** False while the breaker is open; true for one probing request after the pause (half-open). */
  mayTry(): boolean;
  reached(): void;
  failed(): void;
}

interface Needs {
  failuresToOpen: number;
  openMs: number;
  now?: () => number;
}

export function createBreaker({
  failuresToOpen,
  openMs,
  now = () => performance.now(),
}: Needs): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayTry() {
      if (failures < failuresToOpen) return true;
      if (now() < openUntil) return false;
      // This request is the probe; others wait for its result or its timeout.
      openUntil = now() + openMs;
      return true;
    },
    reached() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= failuresToOpen) openUntil = now() + openMs;
    },
  };
}
