// What a run at a server of pictures or clips has in common: a time limit, abort, and being left alone by a restart.
import { untilAborted } from '../../platform/pause.ts';
import { ImageFailure, type Task } from './port.ts';

/** How far a run may go. */
export interface RunContext {
  readonly task: Task | undefined;
  /** Of the caller, of closing, and of the time limit. */
  readonly signal: AbortSignal;
  /** Whether a run that has been aborted is to be left alone, because a restart will ask for it. */
  isResumed(): boolean;
}

interface Options {
  readonly name: string;
  /** For the whole result, the waiting at the server included. */
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

/** Nothing is tried twice: the job behind the result does that. */
export function createRuns({ name, totalMs }: Options) {
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  const follow = (work: Promise<unknown>): void => {
    const settled = work.then(
      () => undefined,
      () => undefined, // the caller has the error
    );
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
  };

  return {
    /** The work cancels at the server what the signal aborts, and rejects afterwards. Throws `ImageFailure`. */
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
