// A FIFO semaphore for one reply at a time; an aborted wait leaves the queue.
import { untilAborted } from '../../../platform/pause.ts';

export function createSemaphore() {
  let last: Promise<void> = Promise.resolve();
  return {
    /** Resolves when the semaphore is free; returns the function that releases it. */
    async enter(signal: AbortSignal): Promise<() => void> {
      const before = last;
      let leave = (): void => {};
      const released = new Promise<void>((resolve) => {
        leave = resolve;
      });
      last = before.then(() => released);
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
