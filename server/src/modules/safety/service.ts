// Moderation of every text: local rules, each finding logged by name and hash, and a judge for suspicions.
import { createHash } from 'node:crypto';
import { isSuspicion, POLICY_VERSION } from '@velour/moderation-rules/policy.ts';
import {
  createModerationRules,
  type InputVerdict,
  type ModerationRules,
} from '@velour/moderation-rules/rules.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { noTextJudge, type TextModeration } from '../../providers/moderation/port.ts';
import { createCrisisCards } from './crisis-cards.ts';
import { createJudging } from './judging.ts';
import type { SuspicionCounts } from './suspicions.ts';
import { createCrisisSimilarity } from './crisis-similarity.ts';
import type { EmbeddingsProvider } from '../../providers/embeddings/port.ts';
import type { BlockReason } from '@velour/contract/safety.ts';

export { createSuspicions } from './suspicions.ts';
export type { StreamGate } from '@velour/moderation-rules/stream-gate.ts';
export type { InputVerdict } from '@velour/moderation-rules/rules.ts';
export type SafetyService = ModerationRules &
  ReturnType<typeof createJudging> & {
    readonly crisisCards: ReturnType<typeof createCrisisCards>;
  };

/** Throws `safety.blocked` for a refused text. */
export function requireAllowed(verdict: InputVerdict): void {
  if (verdict.action === 'block') throw new AppError('safety.blocked', { detail: verdict.reason });
}

interface SafetyNeeds {
  readonly log?: Log;
  readonly clock?: Clock;
  readonly textJudge?: TextModeration;
  readonly suspicions?: SuspicionCounts;
  /** For signs of a crisis that no phrase finds. */
  readonly embeddings?: EmbeddingsProvider | undefined;
  /** The operator's list of real people, one per line. */
  readonly realPersons?: () => string;
}

export function createSafetyService({
  log,
  clock = systemClock,
  textJudge = noTextJudge,
  suspicions = { count: () => undefined },
  realPersons = () => '',
  embeddings,
}: SafetyNeeds = {}): SafetyService {
  const rules = createModerationRules({
    clock,
    realPersons,
    onFindings: (surface, text, findings) => {
      const rule_ids = findings.map((finding) => finding.rule_id);
      const suspected = findings.filter(isSuspicion).map((finding) => finding.rule_id);
      if (suspected.length > 0) suspicions.count(surface, suspected, 'found');
      log?.info(
        {
          surface,
          rule_ids,
          policy_version: POLICY_VERSION,
          // The log contains a hash, never the text.
          hash: createHash('sha256').update(text).digest('hex'),
        },
        'safety rule matched',
      );
    },
  });
  return {
    ...rules,
    ...createJudging({
      rules,
      textJudge,
      suspicions,
      log,
      similarityOf: createCrisisSimilarity({ embeddings, log }),
    }),
    crisisCards: createCrisisCards({ clock, log }),
  };
}

const rules: Readonly<Record<BlockReason, string>> = {
  minor_sexual:
    'This seems to involve someone under 18, and every character here has to be an adult.',
  minor_user: 'This suggests you’re under 18, and this site is for adults only.',
  real_person: 'Real, well-known people can’t be characters here.',
  self_harm: 'Describing ways to self-harm isn’t allowed here.',
  human_claim: 'Characters can’t claim to be human.',
  not_allowed: 'Intimacy without consent or with animals isn’t allowed here.',
};

export const refusalOf = (reason: BlockReason, passage: string): string =>
  `${rules[reason]} Please change this part: “${passage}”`;
