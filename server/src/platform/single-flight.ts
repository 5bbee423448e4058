// Single flight: concurrent calls with the same key share one execution.

export interface SingleFlight {
  /** A call during the execution of the same key gets that execution's result or failure. */
  once<T>(key: string, work: () => Promise<T>): Promise<T>;
  isBusy(): boolean;
  /** Resolves when all current executions have ended. */
  settled(): Promise<void>;
}

/** Never awaited inside a transaction: the work may need the connection that the caller holds. */
export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>();
  return {
    once<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = running.get(key);
      // One key always means one kind of work, so the result has its type.
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
