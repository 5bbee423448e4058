// What every classifier must keep to: one time limit, no open transaction, and a verdict that is one; all else is a failure.
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { untilAborted } from '../../platform/pause.ts';
import { FINDINGS, ModerationFailure, type Judgement, type ModerationProvider } from './port.ts';

interface Limits {
  readonly ms?: number;
  /** For tests. */
  readonly now?: () => number;
}

const JUDGE_MS = 20_000;
/** After so many failures one after the other it is left alone for a while, so that no one waits for it in vain. */
const MAX_FAILURES = 5;
const REST_MS = 15_000;

export function createCheckedModeration(
  provider: ModerationProvider,
  { ms = JUDGE_MS, now = () => performance.now() }: Limits = {},
): ModerationProvider {
  let failures = 0;
  let restsUntil = 0;

  const failed = (): void => {
    failures += 1;
    if (failures >= MAX_FAILURES) restsUntil = now() + REST_MS;
  };

  return {
    ...provider,
    async judge({ bytes, signal: given }) {
      assertNoTransaction('A verdict');
      if (now() < restsUntil)
        throw new ModerationFailure('unavailable', 'The classifier failed several times.');
      const late = AbortSignal.timeout(ms);
      const signal = given ? AbortSignal.any([given, late]) : late;
      try {
        const judgement = await untilAborted(provider.judge({ bytes, signal }), signal);
        const believed = believe(judgement);
        failures = 0;
        return believed;
      } catch (cause) {
        given?.throwIfAborted();
        failed();
        throw asFailure(cause, late.aborted ? ms : undefined);
      }
    },
  };
}

function believe({ verdict, findings }: Judgement): Judgement {
  const isKnown = findings.every((one) => FINDINGS.includes(one));
  if (verdict === 'blocked' && isKnown && findings.length > 0) return { verdict, findings };
  if ((verdict === 'clear' || verdict === 'unjudged') && findings.length === 0)
    return { verdict, findings: [] };
  throw new ModerationFailure('broken', 'The response contradicts itself.');
}

/** `lateMs`: the time limit, where it is over. */
function asFailure(cause: unknown, lateMs: number | undefined): ModerationFailure {
  if (cause instanceof ModerationFailure) return cause;
  if (lateMs !== undefined)
    return new ModerationFailure('unavailable', `No verdict within ${lateMs / 1000} s.`, { cause });
  return new ModerationFailure('broken', 'The classifier failed.', { cause });
}
