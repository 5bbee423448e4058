// Timeouts of a request: aborts it with its caller, when the server is silent for too long, or after a total time.
import { LlmFailure } from '../port.ts';
import type { Limits } from './limits.ts';

export type Deadline = ReturnType<typeof createDeadline>;

interface Needs {
  signal: AbortSignal;
  limits: Limits;
}

export function createDeadline({ signal, limits }: Needs) {
  const controller = new AbortController();
  const startedAt = performance.now();
  let due = startedAt + limits.firstTokenMs;
  let silent = 'did not begin to answer';
  let isSpeaking = false;
  let timer: NodeJS.Timeout | undefined;

  // One timer checks `due` when it fires; postponing `due` needs no timer call per token.
  const watch = (): void => {
    const now = performance.now();
    const end = startedAt + limits.totalMs;
    if (now >= end) return fail('took too long');
    if (now >= due) return fail(silent);
    timer = setTimeout(watch, Math.min(due, end) - now + 1);
  };
  const fail = (what: string): void =>
    controller.abort(new LlmFailure('unavailable', `The model server ${what}.`));
  const moveUp = (next: number): void => {
    due = next;
    clearTimeout(timer);
    watch();
  };
  const giveUp = (): void => controller.abort(signal.reason);

  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  watch();

  return {
    /** For the transport; aborting it closes the socket. */
    signal: controller.signal,
    /** Called for progress of the model, not for comments and other keep-alives. */
    received(): void {
      const next = performance.now() + limits.silenceMs;
      if (isSpeaking) {
        due = next;
        return;
      }
      isSpeaking = true;
      silent = 'went silent in the middle of its answer';
      moveUp(next);
    },
    /** Called when the model has finished; the rest of the response is only waited for briefly. */
    linger: () => moveUp(performance.now() + limits.lingerMs),
    /** Clears the timer, which would otherwise retain the request's memory. */
    clear(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    },
    /** Closes the socket at once. */
    cut: () => controller.abort(new LlmFailure('unavailable', 'The request was closed.')),
  };
}
