// Turns for work that must not all run at once: so many at a time, the others wait in the order of asking.

export interface Turns {
  /** A turn that was given up while waiting ends with the signal's reason. */
  take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function createTurns(atOnce: number): Turns {
  let free = Math.max(1, atOnce);
  const waiting: (() => void)[] = [];
  return {
    async take(work, signal) {
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        signal?.throwIfAborted();
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
