// Lets one in at a time, in the order of asking; who gives up while waiting leaves the queue.

export interface Turnstile {
  /** Resolves when it is one's turn, with what must be called afterwards. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createTurnstile(): Turnstile {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter(signal) {
      const before = last;
      let leave = (): void => {};
      const mine = new Promise<void>((resolve) => {
        leave = resolve;
      });
      last = before.then(() => mine);
      try {
        await untilAborted(before, signal);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
}

/** The promise, or a rejection the moment that the signal is aborted. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason as Error); // an abort reason is an error by convention
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
