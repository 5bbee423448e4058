// The circuit breaker: after several failures to reach a server, says so at once for a while instead of trying.

export interface Breaker {
  /** False while the server is taken for dead; true for one probing request once the pause is over. */
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
      // This request is the probe; the others wait for its outcome, or for its timeout.
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
