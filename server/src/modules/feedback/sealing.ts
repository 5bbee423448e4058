// How the parts of feedback are sealed with the key of the person who wrote it.
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import { readContest, type StoredContest } from './contests.rules.ts';
import type { FeedbackRow } from './feedback.store.ts';

export const placeOf = (id: string, part: 'text' | 'email' | 'answer' | 'contest'): string =>
  `feedback/${id}/${part}`;

export const sealContest = (id: string, contest: StoredContest, key: DataKey): Sealed =>
  key.seal(JSON.stringify(contest), placeOf(id, 'contest'));

export const openContest = ({ id, contest }: FeedbackRow, key: DataKey): StoredContest | null =>
  contest && readContest(key.open(contest, placeOf(id, 'contest')));
