// Asks the judge about suspicions. Text that may put a minor into romance stays refused without a clear verdict.
import { isSuspicion } from '@velour/moderation-rules/policy.ts';
import type {
  CharacterCheck,
  CharacterVerdict,
  InputCheck,
  InputVerdict,
  ModerationRules,
} from '@velour/moderation-rules/rules.ts';
import type { BlockReason } from '@velour/contract/safety.ts';
import type { Log } from '../../platform/log.ts';
import {
  ModerationFailure,
  type TextModeration,
  type TextQuestion,
  type TextVerdict,
} from '../../providers/moderation/port.ts';
import type { CrisisSimilarity, Similarity } from './crisis-similarity.ts';
import { findJudgedPlace } from './judged-place.ts';
import type { SuspicionCounts } from './suspicions.ts';

/** The question for each rule that raises suspicions. */
const questionOf: Readonly<Record<string, TextQuestion>> = {
  minor_sexual: 'minor',
  minor_user: 'minor',
  real_person: 'person',
  nonconsent_real: 'consent',
  bestiality: 'animals',
  self_harm_mention: 'risk',
};
const asQuestion = (rule_id: string): TextQuestion | undefined =>
  questionOf[rule_id.split('.', 1)[0] ?? ''];

/** The rule id under which a suspicion raised by a reading is counted and judged. */
const raisedBy: Readonly<Record<TextQuestion, string>> = {
  minor: 'minor_sexual.judged',
  person: 'real_person.judged',
  consent: 'nonconsent_real.judged',
  animals: 'bestiality.judged',
  risk: 'self_harm_mention.judged',
};

/** A message that is similar to signs of a crisis. */
const SIMILAR = 'self_harm_mention.similar';

const WORDS_TO_JUDGE = 3;
/** In scripts without spaces, each letter counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}'’]+/gu;
const isLong = (text: string): boolean => (text.match(WORD)?.length ?? 0) >= WORDS_TO_JUDGE;

/** The reason that the member sees if a judge confirms a suspicion that would have passed without a judge. */
const reasonOf = (question: TextQuestion | undefined): BlockReason =>
  question === 'minor' ? 'minor_sexual' : 'not_allowed';

type TextCheck = InputCheck & {
  /** Suspicions that readings raised in earlier messages and no judge cleared. */
  readonly raised?: readonly string[];
};

/** The result of reading a message. */
export interface MessageReading {
  readonly isAtRisk: boolean;
  /** Rule ids of confirmed suspicions, and of suspicions about a minor that were not cleared. */
  readonly raised: readonly string[];
  /** Why the message gets no reply. */
  readonly reason: BlockReason | undefined;
}

interface Needs {
  readonly rules: Pick<ModerationRules, 'checkInput'>;
  readonly textJudge: TextModeration;
  readonly suspicions: SuspicionCounts;
  readonly log: Log | undefined;
  readonly similarityOf: CrisisSimilarity;
}

interface Suspected {
  readonly surface: string;
  readonly rule_ids: readonly string[];
  readonly text: string;
  readonly before: readonly string[];
}

interface Answer {
  readonly question?: TextQuestion;
  readonly ids: readonly string[];
  readonly verdict: TextVerdict | 'unclear';
}

/** The most serious violation; undefined if no answer is a violation. */
function violationIn(answers: readonly Answer[]): Answer | undefined {
  const violated = answers.filter((one) => one.verdict === 'violates');
  return violated.find(({ question }) => question === 'minor') ?? violated[0];
}

function confirmedIn(answers: readonly Answer[]): BlockReason | undefined {
  const violation = violationIn(answers);
  return violation && reasonOf(violation.question);
}

const areClear = (answers: readonly Answer[]): boolean =>
  answers.length > 0 && answers.every(({ verdict }) => verdict === 'clear');

/** A message that is very similar to signs of a crisis is one unless a judge says otherwise. */
const isRisk = ({ ids, verdict }: Answer, similarity: Similarity): boolean =>
  ids.some((id) => asQuestion(id) === 'risk') &&
  (verdict === 'violates' || (verdict === 'unclear' && similarity === 'certain'));

/** Whether a reading suspects a minor without a verdict: that fails closed. */
const isOpen = (answers: readonly Answer[], raised: readonly string[]): boolean =>
  raised.includes(raisedBy.minor) &&
  answers.some(({ question, verdict }) => question === 'minor' && verdict === 'unclear');

/**
 * Earlier raised suspicions make the next message suspicious; about a minor, it is refused until the judge clears it.
 */
function withRaised(verdict: InputVerdict, raised: readonly string[]): InputVerdict {
  if (raised.length === 0) return verdict;
  if (verdict.action === 'block' && !verdict.is_suspected) return verdict;
  const rule_ids = [...new Set([...verdict.rule_ids, ...raised])];
  const all = { ...verdict, rule_ids, is_suspected: true };
  if (verdict.action === 'block' || !raised.includes(raisedBy.minor)) return all;
  return { ...all, action: 'block', reason: 'minor_sexual' };
}

export function createJudging({ rules, textJudge, suspicions, log, similarityOf }: Needs) {
  /** The verdicts on all suspicions. */
  const ask = async ({
    surface,
    rule_ids,
    text,
    before,
  }: Suspected): Promise<readonly Answer[]> => {
    const suspected = rule_ids.filter((rule_id) => isSuspicion({ rule_id }));
    if (textJudge.isBuiltIn) return suspected.map((id) => ({ ids: [id], verdict: 'unclear' }));
    return Promise.all(
      [...Map.groupBy(suspected, asQuestion)].map(async ([question, ids]): Promise<Answer> => {
        if (question === undefined) return { ids, verdict: 'unclear' };
        // Earlier messages do not count as the writer's own risk.
        const context = question === 'risk' ? [] : before;
        const verdict = await textJudge
          .judge({ question, text, before: context })
          .catch(withoutVerdict);
        if (verdict !== 'unclear')
          suspicions.count(surface, ids, verdict === 'clear' ? 'cleared' : 'confirmed');
        return { question, ids, verdict };
      }),
    );
  };

  const withoutVerdict = (error: unknown): 'unclear' => {
    if (!(error instanceof ModerationFailure)) throw error;
    log?.warn({ kind: error.kind, reason: error.message }, 'text judge returned no verdict');
    return 'unclear';
  };

  const isViolation = async (question: TextQuestion | undefined, text: string): Promise<boolean> =>
    question !== undefined &&
    (await textJudge.judge({ question, text, before: [] }).catch(withoutVerdict)) === 'violates';

  /** Rule ids of suspicions that reading the whole text raises; none if the text is not read. */
  const raise = async (surface: string, text: string, isWaitedFor: boolean): Promise<string[]> => {
    if (textJudge.reads.length === 0) return [];
    const read = await textJudge.read(text, isWaitedFor).catch(withoutVerdict);
    const raised = read === 'unclear' ? [] : read.map((question) => raisedBy[question]);
    if (raised.length > 0) suspicions.count(surface, raised, 'found');
    return raised;
  };

  const settleText = async ({ raised = [], ...check }: TextCheck): Promise<InputVerdict> => {
    const verdict = withRaised(rules.checkInput(check), raised);
    if (verdict.action === 'allow' || !verdict.is_suspected) return verdict;
    const { rule_ids, notices, asks_if_human } = verdict;
    const { surface, text, recent } = check;
    const answers = await ask({ surface, rule_ids, text, before: recent });
    if (confirmedIn(answers)) return { ...verdict, is_suspected: false };
    if (!areClear(answers)) return verdict;
    return { action: 'allow', notices, asks_if_human, rule_ids, is_suspected: false };
  };

  const settledCharacter = async (
    verdict: CharacterVerdict,
    { name, texts }: Pick<CharacterCheck, 'name' | 'texts'>,
  ): Promise<CharacterVerdict> => {
    if (verdict.action === 'block' && !verdict.is_suspected) return verdict;
    const text = [name, ...texts].join('\n');
    const raised = await raise('character', text, true);
    const suspected = verdict.action === 'block' ? verdict.rule_ids : (verdict.suspected ?? []);
    const rule_ids = [...suspected, ...raised.filter((id) => id !== raisedBy.risk)];
    if (rule_ids.length === 0) return verdict;
    const answers = await ask({ surface: 'character', rule_ids, text, before: [] });
    const violation = violationIn(answers);
    if (violation && verdict.action === 'block') return { ...verdict, is_suspected: false };
    if (violation) {
      const { question } = violation;
      const place = await findJudgedPlace([name, ...texts], (part) => isViolation(question, part));
      const reason = reasonOf(question);
      return { action: 'block', reason, rule_ids, is_suspected: false, ...(place && { place }) };
    }
    if (areClear(answers)) return { action: 'allow', suspected: rule_ids };
    if (verdict.action === 'block' || !isOpen(answers, raised)) return verdict;
    return { action: 'block', reason: 'minor_sexual', rule_ids, is_suspected: true };
  };

  return {
    /** Like `checkInput`, but a refusal on suspicion is judged first, and lifted if the verdict is clear. */
    async checkText(check: TextCheck): Promise<InputVerdict> {
      const verdict = await settleText(check);
      if (verdict.action === 'block') suspicions.count(check.surface, verdict.rule_ids, 'refused');
      return verdict;
    },

    /**
     * Judges a suspicious message that was allowed, while its reply is written. Returns a reason if a judge confirms
     * it.
     */
    async judgeBeside(
      { rule_ids }: InputVerdict,
      { text, recent }: Pick<InputCheck, 'text' | 'recent'>,
    ): Promise<BlockReason | undefined> {
      return confirmedIn(await ask({ surface: 'chat', rule_ids, text, before: recent }));
    },

    /** True if messages are read only after their reply, because the judge also writes the replies. */
    readsAfterReply: textJudge.writesReplies,

    /** Reads and judges a stored message. Nothing waits for the result. */
    async readMessage(
      { action, notices }: InputVerdict,
      { text, recent }: Pick<InputCheck, 'text' | 'recent'>,
    ): Promise<MessageReading> {
      const isRead = textJudge.readsMessages && isLong(text);
      const read = isRead ? await raise('chat', text, false) : [];
      const isCompared = notices.length === 0 && isLong(text) && !read.includes(raisedBy.risk);
      const similarity = isCompared ? await similarityOf(text) : 'none';
      if (similarity !== 'none') suspicions.count('chat', [SIMILAR], 'found');
      const found = similarity === 'none' ? read : [...read, SIMILAR];
      const isNew = (id: string): boolean =>
        asQuestion(id) === 'risk' ? notices.length === 0 : action === 'allow';
      const rule_ids = found.filter(isNew);
      const answers = await ask({ surface: 'chat', rule_ids, text, before: recent });
      const violated = answers.filter(({ verdict }) => verdict === 'violates');
      const open = answers.filter((one) => isOpen([one], rule_ids));
      const [first] = [...violated, ...open].filter(({ question }) => question !== 'risk');
      return {
        isAtRisk: answers.some((one) => isRisk(one, similarity)),
        raised: [...violated, ...open].flatMap(({ ids }) =>
          ids.filter((id) => asQuestion(id) !== 'risk'),
        ),
        reason: first && reasonOf(first.question),
      };
    },

    /** The verdict on a character, after its suspicions were judged. */
    async settleCharacter(
      verdict: CharacterVerdict,
      character: Pick<CharacterCheck, 'name' | 'texts'>,
    ): Promise<CharacterVerdict> {
      const settled = await settledCharacter(verdict, character);
      if (settled.action === 'block') suspicions.count('character', settled.rule_ids, 'refused');
      return settled;
    },
  };
}
