// Follows a run at a server until it has ended, through lost polls, and cancels it when the caller gives up.
import { pause } from '../../platform/pause.ts';
import { ImageFailure } from './port.ts';
import type { RunContext } from './remote-runs.ts';

/** A server that loads a model does not always answer in time. */
const MAX_LOST_POLLS = 5;

interface Run<T> {
  readonly context: RunContext;
  readonly pollMs: number;
  /** Undefined while it runs. Throws `ImageFailure`; `unavailable` and `busy` are lost polls. */
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
