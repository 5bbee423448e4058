// The operator's evaluation set: contested refusals that were mistakes, if their authors agreed to keep the text.
import type { Scope } from '../../platform/db/scope.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import {
  evaluationCase,
  type EvaluationCase,
  readContest,
  type StoredContest,
} from './contests.rules.ts';
import { contestedIn, type FeedbackRow } from './feedback.store.ts';

interface Needs {
  readonly dataKey: (scope: Scope, personId: string) => Promise<DataKey>;
}

/** Oldest first. Cases that may be about minors, or without consent, contain only the rule and a hash. */
export async function* readEvaluation(
  scope: Scope,
  { dataKey }: Needs,
): AsyncGenerator<EvaluationCase> {
  for await (const rows of contestedIn(scope))
    for (const row of rows) {
      const contest = openContest(row, await dataKey(scope, row.person_id));
      if (contest && row.ruling !== null) yield evaluationCase(contest, row.ruling);
    }
}

export const placeOf = (id: string, part: 'text' | 'email' | 'answer' | 'contest'): string =>
  `feedback/${id}/${part}`;

export const sealContest = (id: string, contest: StoredContest, key: DataKey): Sealed =>
  key.seal(JSON.stringify(contest), placeOf(id, 'contest'));

export const openContest = ({ id, contest }: FeedbackRow, key: DataKey): StoredContest | null =>
  contest && readContest(key.open(contest, placeOf(id, 'contest')));
