// Contested refusals as stored: complete until the decision, then reduced to what may be kept. Pure.
import { createHash } from 'node:crypto';
import { BlockReason } from '@velour/contract/safety.ts';
import { z } from 'zod';

const StoredContest = z.object({
  rule: BlockReason,
  surface: z.enum(['chat', 'character', 'picture']),
  passage: z.string(),
  before: z.string(),
  may_evaluate: z.boolean(),
  /** The hash of the passage. */
  hash: z.string(),
});
export type StoredContest = z.infer<typeof StoredContest>;

export const storedContest = (contest: Omit<StoredContest, 'hash'>): StoredContest => ({
  ...contest,
  hash: createHash('sha256').update(contest.passage).digest('hex'),
});

export const readContest = (json: string): StoredContest => StoredContest.parse(JSON.parse(json));

/**
 * What is kept after the decision: the text only of our own mistakes, with consent; of all others the rule and a hash.
 * Texts that may be about minors are never kept.
 */
export function decided(contest: StoredContest, ruling: 'right' | 'wrong' | null): StoredContest {
  if (mayStay(contest, ruling)) return { ...contest, before: '' };
  return { ...contest, passage: '', before: '' };
}

const mayStay = (
  { rule, may_evaluate }: Pick<StoredContest, 'rule' | 'may_evaluate'>,
  ruling: 'right' | 'wrong' | null,
): boolean =>
  ruling === 'right' && may_evaluate && rule !== 'minor_sexual' && rule !== 'minor_user';

export interface EvaluationCase {
  readonly rule: StoredContest['rule'];
  readonly surface: StoredContest['surface'];
  /** `allow`: the refusal was a mistake; `block`: the refusal was right. */
  readonly expected: 'allow' | 'block';
  readonly hash: string;
  /** Only for a mistake, with consent, and never if it may be about minors. */
  readonly text?: string;
}

/** Applies the rules again, so that a row from before a change of the rules does not leave with its text. */
export function evaluationCase(contest: StoredContest, ruling: 'right' | 'wrong'): EvaluationCase {
  const { rule, surface, passage, hash } = contest;
  const expected = ruling === 'right' ? 'allow' : 'block';
  const known = { rule, surface, expected, hash } as const;
  return mayStay(contest, ruling) && passage !== '' ? { ...known, text: passage } : known;
}
