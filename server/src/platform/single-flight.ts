// Work that several ask for at the same time and that is done once for all of them.

export interface SharedWork {
  /** Whoever asks for a key while its work is under way gets that work's end, good or bad. */
  once<T>(key: string, work: () => Promise<T>): Promise<T>;
  isBusy(): boolean;
  /** Resolves when what is under way now has ended. */
  settled(): Promise<void>;
}

/** Never waited for inside a transaction: the work may need the very connection that the waiting one holds. */
export function createSharedWork(): SharedWork {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    once<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = underWay.get(key);
      // One key stands for one kind of work, so the answer is of its kind.
      if (found) return found as Promise<T>;
      const begun = work().finally(() => underWay.delete(key));
      underWay.set(key, begun);
      return begun;
    },
    isBusy: () => underWay.size > 0,
    async settled() {
      await Promise.allSettled(underWay.values());
    },
  };
}
