// Charge reconciliation: settles the charges of replies whose process died before or after their end was stored.
import type { Db } from '../../platform/db/handle.ts';
import type { AllowanceService } from '../allowance/service.ts';
import { settlementOf } from './reply.rules.ts';
import { readEnds } from './reply.store.ts';

interface Needs {
  readonly db: Db;
  readonly allowance: Pick<AllowanceService, 'listLate' | 'settle' | 'forgetOld'>;
}

/** Safe to run twice, and while replies are being written: those are left alone. Answers how many it settled. */
export const createChargeReconciliation =
  ({ db, allowance }: Needs) =>
  async (): Promise<number> => {
    await allowance.forgetOld();
    const late = await allowance.listLate();
    const ends = await readEnds(
      db,
      late.map(({ reply_id }) => reply_id),
    );
    let settled = 0;
    for (const { scope, reply_id } of late) {
      const end = ends.get(reply_id);
      if (end?.state === 'running') continue;
      const settlement = end ? settlementOf(end.state, end.has_text) : 'returned';
      await allowance.settle(scope, reply_id, settlement);
      settled += 1;
    }
    return settled;
  };
