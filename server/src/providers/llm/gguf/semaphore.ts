// Lets one in at a time, in the order of asking; who gives up while waiting leaves the queue.
import { untilAborted } from '../pause.ts';

export interface Semaphore {
  /** Resolves when it is one's turn, with what must be called afterwards. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createSemaphore(): Semaphore {
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
