// What is believed of a judge of texts: a verdict that is one, in time; equal questions are asked once.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createBatcher } from '../../platform/batcher.ts';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { ModerationFailure } from './port.ts';
import type { JudgedText, TextJudge, TextModeration, TextVerdict } from './port.ts';
import { createWithinLimits, type Limits } from './within-limits.ts';

const JUDGE_MS = 6_000;
/** Of a question about risk, for which nothing waits. */
const RISK_MS = 30_000;
/** Questions about risk are many: they leave room for those that a message waits for. */
const MOST_ABOUT_RISK = 4;
const MAX_CACHED = 5_000;
const CACHED_MS = 24 * 3_600_000;

/** In place of a judge where none is configured. */
export const createNoTextJudge = (): TextModeration => ({
  name: 'no judge',
  description:
    'Suspicions are counted. Only texts where a minor may be part of a romantic scene are refused without a judge.',
  isBuiltIn: true,
  questions: [],
  writesReplies: false,
  judge: () => Promise.reject(new ModerationFailure('unavailable', 'There is no judge.')),
});

export function createCheckedTextJudge(judge: TextJudge, { ms, now }: Limits = {}): TextModeration {
  const verdicts = new LRUCache<string, Promise<TextVerdict>>({ max: MAX_CACHED, ttl: CACHED_MS });
  const askWithin = (limit: number) => {
    const withinLimits = createWithinLimits({ label: 'The judge', ms: ms ?? limit, now });
    return (request: JudgedText): Promise<TextVerdict> =>
      withinLimits(async (signal) => believe(await judge.judge(request, signal)));
  };
  // Apart, so that failures of one kind don’t stop the other.
  const askNow = askWithin(JUDGE_MS);
  const askAboutRisk = askWithin(RISK_MS);
  const askInOrder = createBatcher({
    run: (requests: JudgedText[]) => Promise.all(requests.map(askAboutRisk)),
    most: 1,
    concurrency: MOST_ABOUT_RISK,
  });

  return {
    name: judge.name,
    description: judge.description,
    questions: judge.questions,
    writesReplies: judge.writesReplies,
    isBuiltIn: false,
    async judge(request) {
      assertNoTransaction('A verdict');
      if (!judge.questions.includes(request.question))
        throw new ModerationFailure('broken', 'The judge has no category for this rule.');
      const key = keyOf(request);
      const known = verdicts.get(key);
      if (known) return known;
      const pending = request.question === 'risk' ? askInOrder(request) : askNow(request);
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
