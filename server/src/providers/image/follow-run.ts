// Polls a server's run until it has ended, tolerates lost polls, and cancels the run when the caller aborts.
import { pause } from '../../platform/pause.ts';
import { ImageFailure } from './port.ts';
import type { RunContext } from './remote-runs.ts';

/** A server that is loading a model may not respond in time. */
const MAX_LOST_POLLS = 5;

interface Run<T> {
  readonly context: RunContext;
  readonly pollMs: number;
  /** Undefined while it is running. Throws `ImageFailure`; `unavailable` and `busy` count as lost polls. */
  readonly look: (signal: AbortSignal) => Promise<T | undefined>;
  /** Never throws. */
  readonly cancel: () => Promise<void>;
}

export async function followRun<T>({ context, pollMs, look, cancel }: Run<T>): Promise<T> {
  const { signal } = context;
  let lost = 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      try {
        const ended = await look(signal);
        if (ended !== undefined) return ended;
        lost = 0;
      } catch (error) {
        const isAway =
          error instanceof ImageFailure && ['unavailable', 'busy'].includes(error.kind);
        lost += 1;
        if (!isAway || lost >= MAX_LOST_POLLS) throw error;
      }
      await pause(pollMs, signal);
    }
  } catch (error) {
    if (signal.aborted && !context.isResumed()) await cancel();
    throw error;
  }
}
