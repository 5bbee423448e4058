// Asks the judge about what is only suspected. Without a clear verdict, what may put a minor into a romantic scene stays refused.
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
} from '../../providers/moderation/port.ts';
import type { SuspicionCounts } from './suspicions.ts';

/** The question about each rule that only suspects. */
const questionOf: Readonly<Record<string, TextQuestion>> = {
  minor_sexual: 'minor',
  minor_user: 'minor',
  real_person: 'person',
  nonconsent_real: 'consent',
  bestiality: 'animals',
};
const asQuestion = (rule_id: string): TextQuestion | undefined =>
  questionOf[rule_id.split('.', 1)[0] ?? ''];

/** By which the counts of crisis signals name the judge. */
const RISK = 'self_harm_mention.judged';

const WORDS_TO_JUDGE = 3;
/** In writing without spaces each letter counts as one. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}'’]+/gu;
const isLong = (text: string): boolean => (text.match(WORD)?.length ?? 0) >= WORDS_TO_JUDGE;

/** What the member reads where a judge confirms a suspicion that alone would have passed. */
const confirmed: BlockReason = 'not_allowed';

interface Needs {
  readonly rules: Pick<ModerationRules, 'checkInput'>;
  readonly textJudge: TextModeration;
  readonly suspicions: SuspicionCounts;
  readonly log: Log | undefined;
}

interface Suspected {
  readonly surface: string;
  readonly rule_ids: readonly string[];
  readonly text: string;
  readonly before: readonly string[];
}

export function createJudging({ rules, textJudge, suspicions, log }: Needs) {
  /** `unclear` where one of the questions has no verdict and none is answered with a violation. */
  const ask = async ({
    surface,
    rule_ids,
    text,
    before,
  }: Suspected): Promise<'clear' | 'violates' | 'unclear'> => {
    const suspected = rule_ids.filter((rule_id) => isSuspicion({ rule_id }));
    if (textJudge.isBuiltIn || suspected.length === 0) return 'unclear';
    const verdicts = await Promise.all(
      [...Map.groupBy(suspected, asQuestion)].map(async ([question, ids]) => {
        if (question === undefined) return 'unclear';
        const verdict = await textJudge.judge({ question, text, before }).catch(withoutVerdict);
        if (verdict !== 'unclear')
          suspicions.count(surface, ids, verdict === 'clear' ? 'cleared' : 'confirmed');
        return verdict;
      }),
    );
    if (verdicts.includes('violates')) return 'violates';
    return verdicts.every((verdict) => verdict === 'clear') ? 'clear' : 'unclear';
  };

  const withoutVerdict = (error: unknown): 'unclear' => {
    if (!(error instanceof ModerationFailure)) throw error;
    log?.warn({ kind: error.kind, reason: error.message }, 'the judge gave no verdict on a text');
    return 'unclear';
  };

  const settleText = async (check: InputCheck): Promise<InputVerdict> => {
    const verdict = rules.checkInput(check);
    if (verdict.action === 'allow' || !verdict.is_suspected) return verdict;
    const { rule_ids, notices, asks_if_human } = verdict;
    const { surface, text, recent } = check;
    const answer = await ask({ surface, rule_ids, text, before: recent });
    if (answer === 'violates') return { ...verdict, is_suspected: false };
    if (answer === 'unclear') return verdict;
    return { action: 'allow', notices, asks_if_human, rule_ids, is_suspected: false };
  };

  const settledCharacter = async (
    verdict: CharacterVerdict,
    { name, texts }: Pick<CharacterCheck, 'name' | 'texts'>,
  ): Promise<CharacterVerdict> => {
    if (verdict.action === 'block' && !verdict.is_suspected) return verdict;
    const rule_ids = verdict.action === 'block' ? verdict.rule_ids : (verdict.suspected ?? []);
    if (rule_ids.length === 0) return verdict;
    const text = [name, ...texts].join('\n');
    const answer = await ask({ surface: 'character', rule_ids, text, before: [] });
    if (answer === 'unclear') return verdict;
    if (answer === 'clear') return { action: 'allow', suspected: rule_ids };
    if (verdict.action === 'block') return { ...verdict, is_suspected: false };
    return { action: 'block', reason: confirmed, rule_ids, is_suspected: false };
  };

  return {
    /** As `checkInput`; a refusal on suspicion alone is judged first, and lifted where the verdict is clear. */
    async checkText(check: InputCheck): Promise<InputVerdict> {
      const verdict = await settleText(check);
      if (verdict.action === 'block') suspicions.count(check.surface, verdict.rule_ids, 'refused');
      return verdict;
    },

    /** About what was let through on suspicion, while it is answered. Returns a reason where a judge confirms it. */
    async judgeBeside(
      { rule_ids }: InputVerdict,
      { text, recent }: Pick<InputCheck, 'text' | 'recent'>,
    ): Promise<BlockReason | undefined> {
      const answer = await ask({ surface: 'chat', rule_ids, text, before: recent });
      return answer === 'violates' ? confirmed : undefined;
    },

    /** Whether the judge is asked about risk only once the reply has been written: it writes it. */
    judgesRiskAfterReply: textJudge.writesReplies,

    /** Whether the judge finds a crisis signal in a message in which no rule found one. */
    async findsRisk({ notices }: InputVerdict, text: string): Promise<boolean> {
      const isJudged = textJudge.questions.includes('risk') && notices.length === 0 && isLong(text);
      if (!isJudged) return false;
      suspicions.count('chat', [RISK], 'found');
      const request = { question: 'risk', text, before: [] } as const;
      const verdict = await textJudge.judge(request).catch(withoutVerdict);
      if (verdict === 'unclear') return false;
      suspicions.count('chat', [RISK], verdict === 'clear' ? 'cleared' : 'confirmed');
      return verdict === 'violates';
    },

    /** The verdict on a character after the judge was asked about what is only suspected in it. */
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
