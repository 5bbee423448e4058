// Limits of every judge: a timeout, no open transaction, and a circuit breaker.
import { createBreaker } from '../../platform/breaker.ts';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { untilAborted } from '../../platform/pause.ts';
import { ModerationFailure } from './port.ts';

export interface Limits {
  readonly ms?: number;
  /** For tests. */
  readonly now?: () => number;
}

/** After this many consecutive failures, calls fail at once for a while, so that callers do not wait in vain. */
const BREAKER = { failuresToOpen: 5, openMs: 15_000 } as const;

interface Judge {
  /** The judge's name in error messages: `The classifier`. */
  readonly label: string;
  readonly ms: number;
  readonly now?: (() => number) | undefined;
}

/** Throws `ModerationFailure`, or the reason of the given signal. */
export function createWithinLimits({ label, ms, now }: Judge) {
  const breaker = createBreaker({ ...BREAKER, ...(now && { now }) });
  return async <T>(judge: (signal: AbortSignal) => Promise<T>, given?: AbortSignal): Promise<T> => {
    assertNoTransaction('A verdict');
    if (!breaker.mayTry())
      throw new ModerationFailure('unavailable', `${label} failed several times.`);
    const late = AbortSignal.timeout(ms);
    const signal = given ? AbortSignal.any([given, late]) : late;
    try {
      const verdict = await untilAborted(judge(signal), signal);
      breaker.reached();
      return verdict;
    } catch (cause) {
      given?.throwIfAborted();
      breaker.failed();
      if (cause instanceof ModerationFailure) throw cause;
      const message = late.aborted ? `No verdict within ${ms / 1000} s.` : `${label} failed.`;
      throw new ModerationFailure('unavailable', message, { cause });
    }
  };
}
