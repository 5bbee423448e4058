// Admins mark payments as settled once the provider has paid them out, and take marks back. It moves no tokens.
import type { Member } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { AuditService } from '../audit/service.ts';
import { addMarks, removeLastMarks } from './settled-marks.store.ts';

interface Needs {
  readonly clock: Clock;
  readonly audit: Pick<AuditService, 'record'>;
}

interface Request {
  readonly ids: readonly string[];
  readonly is_settled: boolean;
}

export const createSettledMarks =
  ({ clock, audit }: Needs) =>
  (scope: Scope, admin: Member, { ids, is_settled }: Request): Promise<{ changed: string[] }> =>
    inTransaction(scope, async (tx) => {
      const changed = is_settled
        ? await addMarks(tx, { ids, at: clock.now(), admin_id: admin.id })
        : await removeLastMarks(tx, ids);
      const [first] = changed;
      if (first !== undefined)
        await audit.record(tx, {
          actor: { kind: 'admin', id: admin.id },
          act: is_settled ? 'payment.settled' : 'payment.unsettled',
          subject: { type: 'payment', id: changed.length === 1 ? first : null },
          after: { payments: changed },
        });
      return { changed };
    });
