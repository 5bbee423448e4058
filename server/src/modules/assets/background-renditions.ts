// Background renditions: one at a time, only if no request waits and a core is idle, and for at most half the time.
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';

/** The maximum length of the queue: a dropped rendition is queued again by its next request. */
const MAX = 5_000;
const POLL_MS = 200;

interface Needs {
  readonly log: Log;
  readonly isBusy: () => boolean;
  readonly closing: AbortSignal;
}

export function createBackgroundRenditions({ log, isBusy, closing }: Needs) {
  const waiting = new Map<string, () => Promise<unknown>>();
  let running: Promise<void> | undefined;

  const runAll = async (): Promise<void> => {
    for (const [key, work] of waiting) {
      while (isBusy()) await pause(POLL_MS, undefined, { signal: closing });
      waiting.delete(key);
      const began = performance.now();
      await work().catch((error: unknown) => {
        if (!closing.aborted) log.warn({ err: error, key }, 'background rendition failed');
      });
      await pause(performance.now() - began, undefined, { signal: closing });
    }
  };

  return {
    /** A key that is already queued is ignored. */
    add(key: string, work: () => Promise<unknown>): void {
      if (waiting.size >= MAX || closing.aborted) return;
      waiting.set(key, work);
      running ??= runAll()
        .catch(() => waiting.clear()) // the process is closing
        .finally(() => {
          running = undefined;
        });
    },
    settled: async (): Promise<void> => running,
  };
}
