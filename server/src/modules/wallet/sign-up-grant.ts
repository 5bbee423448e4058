// Tokens at sign-up: once for each confirmed email and account, also after the account was deleted.
import type { Scope } from '../../platform/db/scope.ts';
import type { Ledger } from './ledger.ts';
import { claimGrant } from './daily-reward.store.ts';

interface NewMember {
  readonly member_id: string;
  /** A keyed hash of the confirmed email. */
  readonly email_hash: string;
  readonly tokens: number;
}

export const createSignUpGrants = ({ ledger }: { ledger: Ledger }) => ({
  grant: async (scope: Scope, { member_id, email_hash, tokens }: NewMember): Promise<void> => {
    if (tokens === 0) return;
    await ledger.open(scope, { member_id, unit: 'token' }, async (session) => {
      const account_id = session.book().spendable.id;
      for (const mark of [`account:${account_id}`, email_hash])
        if (!(await claimGrant(session.scope, { mark, created_at: session.now }))) return;
      await session.grant({
        kind: 'grant',
        key: `sign_up:${account_id}`,
        reason: 'sign_up',
        actor: 'system',
        lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
      });
    });
  },
});
