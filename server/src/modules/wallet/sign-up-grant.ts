// Tokens at sign-up: once for each confirmed email and account, also after the account was deleted.
import type { Scope } from '../../platform/db/scope.ts';
import { otherSideOf } from './ledger.rules.ts';
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
      const amount = BigInt(tokens);
      const lot = session.makeLot({ bucket: 'one_time', origin: 'sign_up', amount });
      session.post({
        kind: 'grant',
        key: `sign_up:${account_id}`,
        reason: 'sign_up',
        actor: 'system',
        movements: [
          { account: 'user_spendable', lot_id: lot.id, amount },
          { account: otherSideOf('sign_up'), lot_id: null, amount: -amount },
        ],
        made: [lot],
      });
    });
  },
});
