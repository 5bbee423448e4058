// What every judge of texts must keep to: one time limit, no open transaction, a verdict that is one; equal questions are asked once.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { untilAborted } from '../../platform/pause.ts';
import { ModerationFailure } from './port.ts';
import type { JudgedText, TextJudge, TextModeration, TextVerdict } from './port.ts';

interface Limits {
  readonly ms?: number;
  /** For tests. */
  readonly now?: () => number;
}

const JUDGE_MS = 6_000;
/** After so many failures one after the other it is left alone for a while, so that no one waits for it in vain. */
const MAX_FAILURES = 5;
const REST_MS = 15_000;
const MAX_CACHED = 5_000;
const CACHED_MS = 24 * 3_600_000;

/** In place of a judge where none is configured. */
export const createNoTextJudge = (): TextModeration => ({
  name: 'no judge',
  description:
    'Suspicions are counted. Only texts where a minor may be part of a romantic scene are refused without a judge.',
  isBuiltIn: true,
  judge: () => Promise.reject(new ModerationFailure('unavailable', 'There is no judge.')),
});

export function createCheckedTextJudge(
  judge: TextJudge,
  { ms = JUDGE_MS, now = () => performance.now() }: Limits = {},
): TextModeration {
  const verdicts = new LRUCache<string, Promise<TextVerdict>>({ max: MAX_CACHED, ttl: CACHED_MS });
  let failures = 0;
  let restsUntil = 0;

  const ask = async (request: JudgedText): Promise<TextVerdict> => {
    const late = AbortSignal.timeout(ms);
    try {
      const verdict = believe(await untilAborted(judge.judge(request, late), late));
      failures = 0;
      return verdict;
    } catch (cause) {
      failures += 1;
      if (failures >= MAX_FAILURES) restsUntil = now() + REST_MS;
      throw asFailure(cause, late.aborted ? ms : undefined);
    }
  };

  return {
    name: judge.name,
    description: judge.description,
    isBuiltIn: false,
    async judge(request) {
      assertNoTransaction('A verdict');
      const key = keyOf(request);
      const known = verdicts.get(key);
      if (known) return known;
      if (now() < restsUntil)
        throw new ModerationFailure('unavailable', 'The judge failed several times.');
      const pending = ask(request);
      verdicts.set(key, pending);
      // What failed is asked again.
      pending.catch(() => verdicts.delete(key));
      return pending;
    },
  };
}

/** The texts themselves are not kept. */
const keyOf = ({ question, text, before }: JudgedText): string =>
  createHash('sha256')
    .update(JSON.stringify([question, text, before]))
    .digest('base64');

function believe(verdict: TextVerdict): TextVerdict {
  if (verdict === 'clear' || verdict === 'violates') return verdict;
  throw new ModerationFailure('broken', 'The judge’s response isn’t a verdict.');
}

function asFailure(cause: unknown, lateMs: number | undefined): ModerationFailure {
  if (cause instanceof ModerationFailure) return cause;
  if (lateMs !== undefined)
    return new ModerationFailure('unavailable', `No verdict within ${lateMs / 1000} s.`, { cause });
  return new ModerationFailure('unavailable', 'The judge failed.', { cause });
}
