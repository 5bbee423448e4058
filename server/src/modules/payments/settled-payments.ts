// Admins mark payments as settled once the provider has paid them out, and remove such marks. It moves no tokens.
import type { Member } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditAction } from '../audit/service.ts';
import { countMatching, type Filter } from './admin-list.store.ts';
import { markSettled, markMatching, unmark, undoMark } from './settled-payments.store.ts';
import type { PaymentsNeeds } from './service.ts';

type Needs = Pick<PaymentsNeeds, 'clock' | 'audit'>;

interface Request {
  readonly ids: readonly string[];
  readonly is_settled: boolean;
}

interface MatchingRequest {
  readonly filter: Filter;
  /** The number of purchases that the admin has confirmed. */
  readonly count: number;
}

export function createSettledPayments({ clock, audit }: Needs) {
  const record = (
    tx: Scope,
    admin: Member,
    {
      is_settled,
      id,
      after,
    }: { is_settled: boolean; id?: string | undefined; after: NonNullable<AuditAction['after']> },
  ): Promise<void> =>
    audit.record(tx, {
      actor: { kind: 'admin', id: admin.id },
      act: is_settled ? 'payment.settled' : 'payment.unsettled',
      subject: { type: 'payment', id: id ?? null },
      after,
    });

  return {
    change: (
      scope: Scope,
      admin: Member,
      { ids, is_settled }: Request,
    ): Promise<{ changed: string[] }> =>
      inTransaction(scope, async (tx) => {
        const changed = is_settled
          ? await markSettled(tx, ids, { at: clock.now(), admin_id: admin.id })
          : await unmark(tx, ids);
        const id = changed.length === 1 ? changed[0] : undefined;
        if (changed.length > 0)
          await record(tx, admin, { is_settled, id, after: { payments: changed } });
        return { changed };
      }),

    /** All purchases that match the filter. Throws `curation.list_changed`. */
    addToMatching: (
      scope: Scope,
      admin: Member,
      { filter, count }: MatchingRequest,
    ): Promise<{ changed: number; settled_at: string }> =>
      inTransaction(scope, async (tx) => {
        const at = clock.now();
        const { length: changed } = await markMatching(tx, filter, { at, admin_id: admin.id });
        if (changed !== count) throw new AppError('curation.list_changed');
        const settled_at = at.toISOString();
        const { only = null, member_id = null } = filter;
        const after = { count: changed, settled_at, only, member_id };
        await record(tx, admin, { is_settled: true, after });
        return { changed, settled_at };
      }),

    /** Removes the marks that the admin set at this time; a repeated call changes nothing. */
    undo: (scope: Scope, admin: Member, settled_at: string): Promise<{ changed: number }> =>
      inTransaction(scope, async (tx) => {
        const mark = { at: new Date(settled_at), admin_id: admin.id };
        const changed = await undoMark(tx, mark);
        if (changed > 0)
          await record(tx, admin, { is_settled: false, after: { count: changed, settled_at } });
        return { changed };
      }),

    count: (scope: Scope, filter: Filter) => countMatching(scope, filter),
  };
}
