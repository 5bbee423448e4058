// Consents of a member by version and time: to the terms and the privacy policy, and apart from them to marketing.
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Ids } from '../../platform/ids.ts';
import { addConsents, readAgreed, type ConsentRow } from './consents.store.ts';

export type Word = Pick<ConsentRow, 'kind' | 'version' | 'given'>;

/** What the notice at the sign-up, or a later one, asks to agree to. */
export const policiesOf = (version: string): Word[] => [
  { kind: 'terms', version, given: true },
  { kind: 'privacy', version, given: true },
];

export type Consents = ReturnType<typeof createConsents>;

export function createConsents({ clock, ids }: { clock: Clock; ids: Ids }) {
  return {
    /** Called in the transaction of what the words are about. */
    add: (tx: Scope, person_id: string, words: readonly Word[], at = clock.now()): Promise<void> =>
      addConsents(
        tx.db,
        words.map((word) => ({ ...word, id: ids.next(), person_id, given_at: at })),
      ),

    agreeToPolicies(tx: Scope, personId: string, version: string): Promise<void> {
      return this.add(tx, personId, policiesOf(version));
    },

    async agreedVersions({ db }: Scope, personId: string) {
      const rows = await readAgreed(db, personId);
      const of = (kind: 'terms' | 'privacy') => rows.find((row) => row.kind === kind)?.version;
      return { terms: of('terms'), privacy: of('privacy') };
    },
  };
}
