// Validates a text judge's verdicts (well-formed, in time); equal concurrent questions share one call (single flight).
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createBatcher } from '../../platform/batcher.ts';
import { assertNoTransaction } from '../../platform/db/open-transaction.ts';
import { ModerationFailure } from './port.ts';
import {
  TEXT_QUESTIONS,
  type JudgedText,
  type TextJudge,
  type TextModeration,
  type TextQuestion,
  type TextVerdict,
} from './port.ts';
import { createWithinLimits, type Limits } from './within-limits.ts';

const JUDGE_MS = 6_000;
/** The time limit for calls that nothing waits for: reading messages, and questions about risk. */
const BESIDE_MS = 30_000;
/** The maximum number of concurrent calls that nothing waits for, so that a message's own calls are not delayed. */
const MOST_BESIDE = 4;
const MAX_CACHED = 5_000;
const CACHED_MS = 24 * 3_600_000;

type Ask = (signal: AbortSignal) => Promise<readonly TextQuestion[]>;

export function createCheckedTextJudge(
  judge: TextJudge,
  { ms, now, readsMessages = false }: Limits & { readonly readsMessages?: boolean } = {},
): TextModeration {
  const answers = new LRUCache<string, Promise<readonly TextQuestion[]>>({
    max: MAX_CACHED,
    ttl: CACHED_MS,
  });
  const within = (limit: number) =>
    createWithinLimits({ label: 'The judge', ms: ms ?? limit, now });
  // Separate circuit breakers, so that failures of one kind of call do not stop the other.
  const withinNow = within(JUDGE_MS);
  const withinBeside = within(BESIDE_MS);
  const askInOrder = createBatcher({
    run: (asks: Ask[]) => Promise.all(asks.map((ask) => withinBeside(ask))),
    most: 1,
    concurrency: MOST_BESIDE,
  });

  const askOnce = (
    key: string,
    isWaitedFor: boolean,
    ask: Ask,
  ): Promise<readonly TextQuestion[]> => {
    assertNoTransaction('A verdict');
    const known = answers.get(key);
    if (known) return known;
    const pending = isWaitedFor ? withinNow(ask) : askInOrder(ask);
    answers.set(key, pending);
    // A failure is not cached.
    pending.catch(() => answers.delete(key));
    return pending;
  };

  return {
    name: judge.name,
    description: judge.description,
    questions: judge.questions,
    reads: judge.reads,
    readsMessages: readsMessages && judge.reads.length > 0,
    writesReplies: judge.writesReplies,
    isBuiltIn: false,
    async judge({ question, text, before }) {
      if (!judge.questions.includes(question))
        throw new ModerationFailure('broken', 'The judge has no category for this rule.');
      const key = keyOf(question, text, before);
      const found = await askOnce(key, question !== 'risk', async (signal) => {
        const verdict = believe(await judge.judge({ question, text, before }, signal));
        return verdict === 'violates' ? [question] : [];
      });
      return found.length > 0 ? 'violates' : 'clear';
    },
    async read(text, isWaitedFor) {
      if (judge.reads.length === 0) return [];
      return askOnce(keyOf('any', text, []), isWaitedFor, async (signal) =>
        believeAll(await judge.read(text, signal)),
      );
    },
  };
}

/** A hash, so that the cache does not contain the texts. */
const keyOf = (
  question: TextQuestion | 'any',
  text: string,
  before: JudgedText['before'],
): string =>
  createHash('sha256')
    .update(JSON.stringify([question, text, before]))
    .digest('base64');

function believe(verdict: TextVerdict): TextVerdict {
  if (verdict === 'clear' || verdict === 'violates') return verdict;
  throw new ModerationFailure('broken', 'The judge’s response isn’t a verdict.');
}

/** Validates at run time, since an adapter's types do not guarantee it. */
function believeAll(found: readonly TextQuestion[]): readonly TextQuestion[] {
  if (Array.isArray(found) && found.every((one) => TEXT_QUESTIONS.includes(one))) return found;
  throw new ModerationFailure('broken', 'The judge’s response isn’t a reading.');
}
