// Runs at servers of pictures or clips: time limit, abort, and leaving a run alone that a restart will resume.
import { untilAborted } from '../../platform/pause.ts';
import { ImageFailure, type Task } from './port.ts';

/** The limits of a run. */
export interface RunContext {
  readonly task: Task | undefined;
  /** Aborted by the caller, by closing, or by the time limit. */
  readonly signal: AbortSignal;
  /** True if an aborted run must not be cancelled, because a restart will ask for its result. */
  isResumed(): boolean;
}

interface Options {
  readonly name: string;
  /** The time limit for the whole result, including the wait in the server's queue, in milliseconds. */
  readonly totalMs: number;
}

interface Caller {
  readonly signal: AbortSignal;
  readonly task?: Task | undefined;
}

class Closing extends ImageFailure {
  constructor(name: string) {
    super('unavailable', `${name} is closed.`);
  }
}

/** Nothing is retried here: the job that needs the result does that. */
export function createRuns({ name, totalMs }: Options) {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  const follow = (work: Promise<unknown>): void => {
    const settled = work.then(
      () => undefined,
      () => undefined, // the caller gets the error
    );
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
  };

  return {
    /** When the signal is aborted, `work` must cancel at the server before it rejects. Throws `ImageFailure`. */
    async within<T>(caller: Caller, work: (run: RunContext) => Promise<T>): Promise<T> {
      caller.signal.throwIfAborted();
      closing.signal.throwIfAborted();
      const late = new AbortController();
      const tooLong = `${name} took longer than ${totalMs / 1000} s.`;
      const give = (): void => late.abort(new ImageFailure('unavailable', tooLong));
      const timer = setTimeout(give, totalMs).unref();
      const signal = AbortSignal.any([caller.signal, closing.signal, late.signal]);
      try {
        const working = work(contextOf(caller.task, signal));
        follow(working);
        return await untilAborted(working, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ImageFailure) throw error;
        throw new ImageFailure('broken', `${name} failed.`, { cause: error });
      } finally {
        clearTimeout(timer);
      }
    },
    async close(): Promise<void> {
      closing.abort(new Closing(name));
      await Promise.all(underWay);
    },
  };
}

const contextOf = (task: Task | undefined, signal: AbortSignal): RunContext => ({
  task,
  signal,
  isResumed() {
    const reason: unknown = signal.reason;
    const isStopping = reason instanceof Error && reason.name === 'Stopping';
    return task !== undefined && (isStopping || reason instanceof Closing);
  },
});
