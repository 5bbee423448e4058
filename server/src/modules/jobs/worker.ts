// The worker of a process: looks for jobs every second and whenever it is woken, and sweeps every ten.
import type { Log } from '../../platform/log.ts';
import type { Kinds } from './kinds.rules.ts';
import type { Runner } from './run.ts';
import { SWEEP_MS } from './jobs.rules.ts';

/** Being woken is a hint that may get lost; looking is the truth. */
const LOOK_MS = 1_000;

interface Needs {
  readonly log: Log;
  readonly kinds: Kinds;
  readonly running: Runner;
  readonly sweep: (how?: { isAlone: boolean }) => Promise<void>;
  readonly close: () => void;
}

export function createWorker({ log, kinds, running, sweep, close }: Needs) {
  const under = new Map<string, Set<Promise<void>>>();
  const timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> | undefined;
  let isAsked = false;
  let isWorking = false;

  const fill = async (name: string, at_once: number): Promise<void> => {
    const begun = under.get(name) ?? new Set();
    under.set(name, begun);
    while (isWorking && begun.size < at_once) {
      const next = await running.beginNext(name);
      if (!next) return;
      const ended = next.ended.finally(() => {
        begun.delete(ended);
        look();
      });
      begun.add(ended);
    }
  };

  const fillAll = async (): Promise<void> => {
    do {
      isAsked = false;
      for (const { name, at_once } of kinds.all()) await fill(name, at_once);
    } while (isAsked);
  };

  /** Once at a time; asked for meanwhile, it is done once more. */
  function look(): void {
    if (!isWorking) return;
    isAsked = true;
    looking ??= fillAll()
      .catch((error: unknown) => log.warn({ err: error }, 'polling for jobs failed'))
      .finally(() => {
        looking = undefined;
      });
  }

  const sweepNow = (how?: { isAlone: boolean }): Promise<void> =>
    sweep(how).catch((error: unknown) => log.warn({ err: error }, 'sweeping expired jobs failed'));

  return {
    look,

    async start({ isAlone }: { isAlone: boolean }): Promise<void> {
      await sweepNow({ isAlone });
      isWorking = true;
      timers.push(
        setInterval(look, LOOK_MS),
        setInterval(() => void sweepNow(), SWEEP_MS),
      );
      look();
    },

    /** What is under way goes back into the queue, for whoever works next. */
    async stop(): Promise<void> {
      isWorking = false;
      for (const timer of timers) clearInterval(timer);
      close();
      await looking;
      await Promise.all([...under.values()].flatMap((begun) => [...begun]));
      await running.settled();
    },
  };
}
