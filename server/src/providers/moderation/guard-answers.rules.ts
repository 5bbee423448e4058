// Reads the answers of judges of texts strictly, as their cards document them: anything else is no verdict. Pure.
import { z } from 'zod';
import type { GuardKind, TextJudgeKind } from './text-apis.ts';
import { ModerationFailure, TEXT_QUESTIONS } from './port.ts';
import type { AnswerWords } from './text-questions.rules.ts';
import type { TextQuestion, TextVerdict } from './port.ts';

/** What each kind of judge has a category or a guideline for. */
export const questionsOf: Readonly<Record<Exclude<TextJudgeKind, 'off'>, readonly TextQuestion[]>> =
  {
    moderations: ['minor', 'risk'],
    'llama-guard': ['minor', 'consent', 'risk'],
    qwen3guard: TEXT_QUESTIONS,
    // Its card has no policy on self-harm.
    shieldgemma: TEXT_QUESTIONS.filter((question) => question !== 'risk'),
    'chat-model': TEXT_QUESTIONS,
  };

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

/** Hazards of Llama Guard 3 and 4: S3 sex-related crimes, S4 child sexual exploitation, S11 suicide and self-harm. */
const llamaCodes: Readonly<Partial<Record<TextQuestion, string>>> = {
  minor: 'S4',
  consent: 'S3',
  risk: 'S11',
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
  if (question === 'risk') return 'clear';
  return codes.every((code) => code === LLAMA_ADULT) ? 'clear' : undefined;
};

const QWEN =
  /^Safety: (Safe|Unsafe|Controversial)\nCategories: ([^\n]+)(?:\nRefusal: (?:Yes|No))?$/;

/**
 * It has one category for all that is sexual, so that only its “Safe” says something about each of those rules; a card is
 * shown where it finds self-harm “Controversial”, too.
 */
const readQwen3Guard: Reader = (answer, question) => {
  const [, safety, list = ''] = QWEN.exec(answer) ?? [];
  if (safety === undefined) return undefined;
  if (safety === 'Safe') return list === 'None' ? 'clear' : undefined;
  const categories = list.split(/, ?/);
  if (question === 'risk') return categories.includes('Suicide & Self-Harm') ? 'violates' : 'clear';
  const isSexual = categories.includes('Sexual Content or Sexual Acts');
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

const apiCategories: Readonly<Partial<Record<TextQuestion, readonly string[]>>> = {
  minor: ['sexual/minors'],
  risk: ['self-harm', 'self-harm/intent'],
};

/** One per text, in their order; a result that is no verdict is a failure of its own. Throws where all are. */
export function moderationVerdictsIn(
  reply: unknown,
  questions: readonly TextQuestion[],
): (TextVerdict | ModerationFailure)[] {
  const read = Results.safeParse(reply);
  if (!read.success || read.data.results.length !== questions.length)
    throw noVerdict('no list of verdicts that is one');
  return read.data.results.map(({ flagged, categories }, at) => {
    const question = questions[at];
    const found = question && apiCategories[question]?.map((name) => categories[name]);
    if (!found?.every((one) => typeof one === 'boolean'))
      return new ModerationFailure('broken', 'The moderation API has no category for this rule.');
    const isFound = found.includes(true);
    const isContradiction = isFound && !flagged;
    if (isContradiction) return noVerdict('a verdict that contradicts itself');
    return isFound ? 'violates' : 'clear';
  });
}
