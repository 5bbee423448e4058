// Reads the answers of judges of texts strictly, as their cards document them: anything else is no verdict. Pure.
import { z } from 'zod';
import type { GuardKind } from './text-apis.ts';
import { ModerationFailure } from './port.ts';
import type { AnswerWords } from './text-questions.rules.ts';
import type { TextQuestion, TextVerdict } from './port.ts';

const noVerdict = (what: string): ModerationFailure =>
  new ModerationFailure('broken', `The judge sent ${what} where a verdict was expected.`);

const ChatReply = z.object({
  choices: z.tuple([
    z.object({
      finish_reason: z.enum(['stop', 'length']),
      message: z.object({ content: z.string() }),
    }),
  ]),
});

/** Throws `ModerationFailure`. */
export function guardVerdictIn(
  reply: unknown,
  kind: GuardKind,
  question: TextQuestion,
): TextVerdict {
  const read = ChatReply.safeParse(reply);
  if (!read.success) throw noVerdict('not one whole answer');
  const [{ finish_reason, message }] = read.data.choices;
  // Only ShieldGemma may go on after its verdict.
  if (finish_reason === 'length' && kind !== 'shieldgemma') throw noVerdict('a cut answer');
  const verdict = readers[kind](message.content.trim(), question);
  if (verdict === undefined)
    throw noVerdict('other words, or a finding that is about another rule,');
  return verdict;
}

type Reader = (answer: string, question: TextQuestion) => TextVerdict | undefined;

/** Hazards of Llama Guard 3 and 4: S3 sex-related crimes, S4 child sexual exploitation. */
const llamaCodes: Readonly<Record<TextQuestion, string | undefined>> = {
  minor: 'S4',
  consent: 'S3',
  animals: undefined,
  person: undefined,
};
/** Sexual content among adults, which this site allows. */
const LLAMA_ADULT = 'S12';

const readLlamaGuard: Reader = (answer, question) => {
  if (answer === 'safe') return 'clear';
  const codes = /^unsafe\n(S\d{1,2}(?:, ?S\d{1,2})*)$/.exec(answer)?.[1]?.split(/, ?/);
  if (!codes) return undefined;
  const own = llamaCodes[question];
  if (own === undefined) return undefined;
  if (codes.includes(own)) return 'violates';
  return codes.every((code) => code === LLAMA_ADULT) ? 'clear' : undefined;
};

const QWEN =
  /^Safety: (Safe|Unsafe|Controversial)\nCategories: ([^\n]+)(?:\nRefusal: (?:Yes|No))?$/;

/** It has one category for all that is sexual, so that only its “Safe” says something about each rule. */
const readQwen3Guard: Reader = (answer, question) => {
  const [, safety, categories = ''] = QWEN.exec(answer) ?? [];
  if (safety === 'Safe') return categories === 'None' ? 'clear' : undefined;
  const isSexual = categories.split(/, ?/).includes('Sexual Content or Sexual Acts');
  return safety === 'Unsafe' && isSexual && question === 'minor' ? 'violates' : undefined;
};

const readShieldGemma: Reader = (answer) => {
  const word = /^(Yes|No)(?![\p{L}\p{N}])/u.exec(answer)?.[1];
  if (word === undefined) return undefined;
  return word === 'Yes' ? 'violates' : 'clear';
};

const readers: Readonly<Record<GuardKind, Reader>> = {
  'llama-guard': readLlamaGuard,
  qwen3guard: readQwen3Guard,
  shieldgemma: readShieldGemma,
};

/** Throws `ModerationFailure`. A point or quotation marks around the word are the model's manners. */
export function chatVerdictIn(answer: string, { violates, clear }: AnswerWords): TextVerdict {
  const word = answer.trim().replace(/^["“`*]+|["”`*.]+$/g, '');
  if (word === violates) return 'violates';
  if (word === clear) return 'clear';
  throw noVerdict('other words');
}

const Result = z.object({
  flagged: z.boolean(),
  categories: z.record(z.string(), z.boolean().nullable()),
});
const Results = z.object({ results: z.array(Result) });

/** One per text, in their order; a result that is no verdict is a failure of its own. Throws where all are. */
export function moderationVerdictsIn(
  reply: unknown,
  questions: readonly TextQuestion[],
): (TextVerdict | ModerationFailure)[] {
  const read = Results.safeParse(reply);
  if (!read.success || read.data.results.length !== questions.length)
    throw noVerdict('no list of verdicts that is one');
  return read.data.results.map(({ flagged, categories }, at) => {
    const isMinor = categories['sexual/minors'];
    if (questions[at] !== 'minor' || typeof isMinor !== 'boolean')
      return new ModerationFailure('broken', 'The moderation API has no category for this rule.');
    const isContradiction = isMinor && !flagged;
    if (isContradiction) return noVerdict('a verdict that contradicts itself');
    return isMinor ? 'violates' : 'clear';
  });
}
