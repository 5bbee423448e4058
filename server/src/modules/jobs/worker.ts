// The worker of a process: polls for jobs every second and when it is woken, and sweeps every ten seconds.
import type { Log } from '../../platform/log.ts';
import type { Kinds } from './kinds.rules.ts';
import type { Runner } from './run.ts';
import { SWEEP_MS } from './jobs.rules.ts';

/** A wake-up may be lost or arrive while this process is full, so the table is polled as well. */
const POLL_MS = 1_000;

interface Needs {
  readonly log: Log;
  readonly kinds: Kinds;
  readonly running: Runner;
  readonly sweep: (how?: { isAlone: boolean }) => Promise<void>;
  readonly close: () => void;
}

export function createWorker({ log, kinds, running, sweep, close }: Needs) {
  const active = new Map<string, Set<Promise<void>>>();
  const timers: NodeJS.Timeout[] = [];
  let polling: Promise<void> | undefined;
  let isRequested = false;
  let isWorking = false;

  const fill = async (name: string, at_once: number): Promise<void> => {
    const runs = active.get(name) ?? new Set();
    active.set(name, runs);
    while (isWorking && runs.size < at_once) {
      const next = await running.beginNext(name);
      if (!next) return;
      const ended = next.ended.finally(() => {
        runs.delete(ended);
        poll();
      });
      runs.add(ended);
    }
  };

  const fillAll = async (): Promise<void> => {
    do {
      isRequested = false;
      for (const { name, at_once } of kinds.all()) await fill(name, at_once);
    } while (isRequested);
  };

  /** One poll at a time; a request during a poll runs it once more. */
  function poll(): void {
    if (!isWorking) return;
    isRequested = true;
    polling ??= fillAll()
      .catch((error: unknown) => log.warn({ err: error }, 'polling for jobs failed'))
      .finally(() => {
        polling = undefined;
      });
  }

  const sweepNow = (how?: { isAlone: boolean }): Promise<void> =>
    sweep(how).catch((error: unknown) => log.warn({ err: error }, 'sweeping expired jobs failed'));

  return {
    poll,

    async start({ isAlone }: { isAlone: boolean }): Promise<void> {
      await sweepNow({ isAlone });
      isWorking = true;
      timers.push(
        setInterval(poll, POLL_MS),
        setInterval(() => void sweepNow(), SWEEP_MS),
      );
      poll();
    },

    /** Running jobs go back into the queue. */
    async stop(): Promise<void> {
      isWorking = false;
      for (const timer of timers) clearInterval(timer);
      close();
      await polling;
      await Promise.all([...active.values()].flatMap((runs) => [...runs]));
      await running.settled();
    },
  };
}
