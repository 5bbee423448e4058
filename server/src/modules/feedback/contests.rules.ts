// A contested refusal as it is stored: whole until it is decided, then only what may stay. Pure.
import { createHash } from 'node:crypto';
import { BlockReason } from '@velour/contract/safety.ts';
import { z } from 'zod';

const StoredContest = z.object({
  rule: BlockReason,
  surface: z.enum(['chat', 'character', 'picture']),
  passage: z.string(),
  before: z.string(),
  may_evaluate: z.boolean(),
  /** Of the passage. */
  hash: z.string(),
});
export type StoredContest = z.infer<typeof StoredContest>;

export const storedContest = (contest: Omit<StoredContest, 'hash'>): StoredContest => ({
  ...contest,
  hash: createHash('sha256').update(contest.passage).digest('hex'),
});

export const readContest = (json: string): StoredContest => StoredContest.parse(JSON.parse(json));

/**
 * What stays once it is decided: the words only of a mistake of ours, with consent; of all others the rule and a hash.
 * Nothing that may be about minors stays in words.
 */
export function decided(contest: StoredContest, ruling: 'right' | 'wrong' | null): StoredContest {
  const isAboutMinors = contest.rule === 'minor_sexual' || contest.rule === 'minor_user';
  if (ruling === 'right' && contest.may_evaluate && !isAboutMinors)
    return { ...contest, before: '' };
  return { ...contest, passage: '', before: '' };
}
