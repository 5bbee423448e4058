// A FIFO semaphore for one reply at a time; an aborted wait leaves the queue.
import { untilAborted } from '../../../platform/pause.ts';

export interface Semaphore {
  /** Resolves when the semaphore is free; returns the function that releases it. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createSemaphore(): Semaphore {
  let last: Promise<void> = Promise.resolve();
  return {
    async enter(signal) {
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
