// The state of the books for an admin: did they close, and how much is out there.
import type { LedgerState } from '@velour/contract/ledger.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { findLastRun, sumUp } from './reconciliation.store.ts';

export const createBooks = ({ db, run }: { db: Db; run: () => Promise<unknown> }) => {
  const read = async (scope: Scope): Promise<LedgerState> => {
    const last = await findLastRun(db);
    const sums = await sumUp(scope);
    return {
      last_run: last
        ? {
            entries: Number(last.run.entries),
            findings: last.run.findings,
            started_at: last.run.started_at.toISOString(),
            ended_at: last.run.ended_at.toISOString(),
          }
        : null,
      findings: (last?.findings ?? []).map(({ kind, subject_id, detail }) => ({
        kind,
        subject_id,
        detail,
      })),
      sums: sums.map(({ unit, spendable, held, owed }) => ({
        unit,
        spendable: Number(spendable),
        held: Number(held),
        owed: Number(owed),
      })),
      frozen: sums.reduce((all, { frozen }) => all + frozen, 0),
    };
  };
  return {
    read,
    /** Of the deployment, because all sites share the books. */
    async check(scope: Scope): Promise<LedgerState> {
      await run();
      return read(scope);
    },
  };
};
