// Single flight: concurrent calls with the same key share one execution.

export interface SingleFlight {
  /** A call during an execution with the same key gets that execution's result or error. */
  once<T>(key: string, work: () => Promise<T>): Promise<T>;
  isBusy(): boolean;
  /** Resolves when all current executions have ended. */
  settled(): Promise<void>;
}

/** Must not be awaited inside a transaction: the work may need the connection that the caller holds. */
export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>();
  return {
    once<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = running.get(key);
      // A key is always used for the same kind of work, which determines the result's type.
      if (found) return found as Promise<T>;
      const started = work().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    isBusy: () => running.size > 0,
    async settled() {
      await Promise.allSettled(running.values());
    },
  };
}
