// Parses the answers of text judges strictly, as their model cards document them; other answers are no verdict. Pure.
import { z } from 'zod';
import type { GuardKind, TextJudgeKind } from './text-apis.ts';
import { ModerationFailure, TEXT_QUESTIONS } from './port.ts';
import type { AnswerWords, ReadingWords } from './text-questions.rules.ts';
import type { TextQuestion, TextVerdict } from './port.ts';

/** The questions that each kind of judge has a category or a guideline for. */
export const questionsOf: Readonly<Record<Exclude<TextJudgeKind, 'off'>, readonly TextQuestion[]>> =
  {
    moderations: ['minor', 'risk'],
    'llama-guard': ['minor', 'consent', 'risk'],
    qwen3guard: TEXT_QUESTIONS,
    // Its model card has no policy on self-harm.
    shieldgemma: TEXT_QUESTIONS.filter((question) => question !== 'risk'),
    'chat-model': TEXT_QUESTIONS,
  };

/**
 * The questions that reading a whole text can raise. Qwen3Guard has one category for all sexual content, which would
 * also raise what adults may do, so it reads for risk only.
 */
export const readingsOf: typeof questionsOf = {
  ...questionsOf,
  qwen3guard: ['risk'],
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
  const verdict = readers[kind](answerIn(reply, kind), question);
  if (verdict === undefined)
    throw noVerdict('other words, or a finding that is about another rule,');
  return verdict;
}

/** The questions that a guard's answer about a whole text raises. Throws `ModerationFailure`. */
export function guardReadingIn(reply: unknown, kind: GuardKind): readonly TextQuestion[] {
  const answer = answerIn(reply, kind);
  const isVerdict = readers[kind](answer, kind === 'shieldgemma' ? 'minor' : 'risk') !== undefined;
  if (!isVerdict) throw noVerdict('other words');
  return readingsOf[kind].filter((question) => readers[kind](answer, question) === 'violates');
}

function answerIn(reply: unknown, kind: GuardKind): string {
  const read = ChatReply.safeParse(reply);
  if (!read.success) throw noVerdict('not one whole answer');
  const [{ finish_reason, message }] = read.data.choices;
  // Only ShieldGemma may continue after its verdict.
  if (finish_reason === 'length' && kind !== 'shieldgemma') throw noVerdict('a cut answer');
  return message.content.trim();
}

type Reader = (answer: string, question: TextQuestion) => TextVerdict | undefined;

/** Hazards of Llama Guard 3 and 4: S3 sex-related crimes, S4 child sexual exploitation, S11 suicide and self-harm. */
const llamaCodes: Readonly<Partial<Record<TextQuestion, string>>> = {
  minor: 'S4',
  consent: 'S3',
  risk: 'S11',
};
/** Sexual content between adults, which this site allows. */
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
 * It has one category for all sexual content, so only “Safe” is a verdict about each of those rules. For self-harm,
 * “Controversial” also shows the crisis card.
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

/** Removes a full stop or quotation marks around a word. */
const bare = (word: string): string => word.replace(/^["“`*]+|["”`*.]+$/g, '');

/** Throws `ModerationFailure`. */
export function chatVerdictIn(answer: string, { violates, clear }: AnswerWords): TextVerdict {
  const word = bare(answer.trim());
  if (word === violates) return 'violates';
  if (word === clear) return 'clear';
  throw noVerdict('other words');
}

/**
 * The rules whose words the answer contains. An answer with all of the words is invalid. Throws `ModerationFailure`.
 */
export function chatReadingIn(
  answer: string,
  { rules, clear }: ReadingWords,
): readonly TextQuestion[] {
  const words = answer
    .trim()
    .split(/[\s,]+/)
    .map(bare);
  if (words.length === 1 && words[0] === clear) return [];
  const found = rules.filter(({ word }) => words.includes(word));
  if (words.some((one) => rules.every(({ word }) => word !== one))) throw noVerdict('other words');
  if (found.length === rules.length) throw noVerdict('every rule');
  return found.map(({ question }) => question);
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

export type ModerationResult = z.infer<typeof Result>;

/** One result per text, in the order of the texts. Throws `ModerationFailure`. */
export function moderationResultsIn(reply: unknown, texts: number): ModerationResult[] {
  const read = Results.safeParse(reply);
  if (!read.success || read.data.results.length !== texts)
    throw noVerdict('no list of verdicts that is one');
  return read.data.results;
}

/** Throws `ModerationFailure`. */
export function moderationVerdictOf(
  { flagged, categories }: ModerationResult,
  question: TextQuestion,
): TextVerdict {
  const found = apiCategories[question]?.map((name) => categories[name]);
  if (!found?.every((one) => typeof one === 'boolean'))
    throw new ModerationFailure('broken', 'The moderation API has no category for this rule.');
  if (!found.includes(true)) return 'clear';
  if (!flagged) throw noVerdict('a verdict that contradicts itself');
  return 'violates';
}
