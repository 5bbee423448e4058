// A member's books as personal data: exported; closed and anonymized when the account is deleted.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { Holds } from './holds.ts';
import { takeTo, units } from './ledger.rules.ts';
import type { Ledger } from './ledger.ts';
import { forgetCards, listCards, listClaimed } from './coupons.store.ts';
import { forgetSignatures, purchasesOf } from './store-items.store.ts';
import type { Statement } from './statement.ts';
import { listAccounts, listClaims, stripOwner } from './personal-data.store.ts';

interface Needs {
  readonly ledger: Ledger;
  readonly holds: Holds;
  readonly statement: Statement;
}

export const createPersonalData = ({ ledger, holds, statement }: Needs) => ({
  async exportOf(scope: Scope, memberId: string) {
    const accounts = await listAccounts(scope, memberId);
    return {
      wallet: accounts,
      transactions: statement.all(scope, memberId),
      coupons: await listClaimed(scope, memberId),
      cards: await listCards(
        scope,
        accounts.map(({ id }) => id),
      ),
      purchases: purchasesOf(scope, memberId),
      daily_rewards: await listClaims(
        scope,
        accounts.map(({ id }) => id),
      ),
    };
  },

  /** The remaining tokens are removed by an ordinary transaction; the rows stay, without their owner. */
  eraseOf: (scope: Scope, memberId: string): Promise<void> =>
    inTransaction(scope, async (tx) => {
      const accounts = await listAccounts(tx, memberId);
      if (accounts.length === 0) return;
      for (const { id, kind } of accounts)
        if (kind === 'user_spendable') {
          await holds.releaseAllOf(tx, id);
          await forgetSignatures(tx, id);
          await forgetCards(tx, id);
        }
      for (const unit of units)
        await ledger.open(tx, { member_id: memberId, unit }, ({ book, post }) => {
          const { lots, spendable } = book();
          const parts = lots
            .filter(({ remaining }) => remaining > 0n)
            .map(({ id, remaining }) => ({ lot_id: id, amount: remaining }));
          if (parts.length === 0) return;
          const key = `closed:${spendable.id}:${spendable.seq + 1n}`;
          const movements = takeTo('user_spendable', parts, 'account_closed');
          post({ kind: 'expire', key, reason: 'account_closed', actor: 'member', movements });
        });
      await stripOwner(tx, memberId);
    }),
});
