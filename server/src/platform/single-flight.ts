// Single flight: concurrent calls with the same key share one execution.

/** Must not be awaited inside a transaction: the work may need the connection that the caller holds. */
export function createSingleFlight() {
  const running = new Map<string, Promise<unknown>>();
  return {
    /** A call during an execution with the same key gets that execution's result or error. */
    once<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = running.get(key);
      // A key is always used for the same kind of work, which determines the result's type.
      if (found) return found as Promise<T>;
      const started = work().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    isBusy: (): boolean => running.size > 0,
    /** Resolves when all current executions have ended. */
    async settled(): Promise<void> {
      await Promise.allSettled(running.values());
    },
  };
}
