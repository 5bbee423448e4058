// Manual adjustments by admins, with a reason; more than a thousand tokens need a second admin's approval.
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { split, takeTo, type Unit } from './ledger.rules.ts';
import type { LedgerSession, Ledger } from './ledger.ts';
import * as store from './adjustments.store.ts';
import type { AdjustmentRow } from './adjustments.store.ts';
import type { WalletNeeds } from './service.ts';

export interface Proposal {
  readonly member_id: string;
  readonly unit: Unit;
  readonly amount: bigint;
  readonly note: string;
}

export interface Adjustment {
  readonly id: string;
  readonly state: AdjustmentRow['state'];
}

type Adjusted = Pick<AdjustmentRow, 'id' | 'amount' | 'note' | 'state'> & { readonly unit: Unit };

/** The most that one admin may adjust alone. */
const ALONE = 1_000n;

export function createAdjustments({ ids, audit }: WalletNeeds, ledger: Ledger) {
  const record = (
    session: LedgerSession,
    admin_id: string,
    { act, row }: { act: string; row: Adjusted },
  ) =>
    audit.record(session.scope, {
      actor: { kind: 'admin', id: admin_id },
      act: `adjustment.${act}`,
      subject: { type: 'adjustment', id: row.id },
      reason: row.note,
      after: { amount: Number(row.amount), unit: row.unit, state: row.state },
    });

  return {
    /** Carried out at once if one admin is enough. Throws `wallet.insufficient_tokens`. */
    propose: (scope: Scope, adminId: string, proposal: Proposal): Promise<Adjustment> => {
      const { amount, note } = proposal;
      return ledger.open(scope, proposal, async (session) => {
        const id = ids.next();
        const isAlone = (amount < 0n ? -amount : amount) <= ALONE;
        if (isAlone) await adjust(session, { id, amount, note });
        const state = isAlone ? 'done' : 'proposed';
        const closed_at = isAlone ? session.now : null;
        const account_id = session.book().spendable.id;
        const persons = { proposed_by: adminId, confirmed_by: null };
        const row = {
          id,
          account_id,
          amount,
          note,
          state,
          closed_at,
          created_at: session.now,
        } as const;
        await store.addAdjustment(session.scope, { ...row, ...persons });
        const act = isAlone ? 'made' : 'proposed';
        await record(session, adminId, { act, row: { ...row, unit: proposal.unit } });
        return { id, state };
      });
    },

    /** Throws `wallet.second_person` for the admin who proposed it, `wallet.adjustment_not_found` if none is pending. */
    decide: (
      scope: Scope,
      adminId: string,
      { id, agrees }: { id: string; agrees: boolean },
    ): Promise<Adjustment> =>
      inTransaction(scope, async (tx) => {
        const found = await store.lockAdjustment(tx, id);
        const row = found?.adjustment;
        if (!row || row.state !== 'proposed' || !found.owner_id)
          throw new AppError('wallet.adjustment_not_found');
        if (agrees && row.proposed_by === adminId) throw new AppError('wallet.second_person');
        const state = agrees ? 'done' : 'refused';
        const owner = { member_id: found.owner_id, unit: found.unit };
        await ledger.open(tx, owner, async (session) => {
          if (agrees) await adjust(session, row);
          const to = { state, confirmed_by: adminId, closed_at: session.now } as const;
          await store.closeAdjustment(session.scope, id, to);
          const decided = { ...row, unit: found.unit, state } as const;
          await record(session, adminId, { act: agrees ? 'agreed' : 'refused', row: decided });
        });
        return { id, state };
      }),

    waiting: store.listProposed,
    owners: store.findOwners,
  };
}

async function adjust(
  session: LedgerSession,
  { id, amount, note }: { id: string; amount: bigint; note: string },
): Promise<void> {
  const about = {
    kind: 'adjust',
    key: id,
    reason: 'adjustment',
    note,
    actor: 'admin',
    reference: { type: 'adjustment', id },
  } as const;
  if (amount > 0n) {
    await session.grant({ ...about, lots: [{ bucket: 'one_time', amount }] });
    return;
  }
  const parts = split(session.book().lots, -amount, session.now);
  if (!parts) throw new AppError('wallet.insufficient_tokens');
  session.post({ ...about, movements: takeTo('user_spendable', parts, 'adjustment') });
}
