// Reconciliation of the books: a difference is stored as a finding, reported, and never corrected automatically.
import type { Db } from '../../../platform/db/handle.ts';
import { verifyChains } from './hash-chain.ts';
import {
  addRun,
  findDiscrepancies,
  freeze,
  type Finding,
  findLastRun,
  sumUp,
} from './reconciliation.store.ts';
import type { WalletNeeds } from '../service.ts';
import type { LedgerState } from '@velour/contract/ledger.ts';
import type { Scope } from '../../../platform/db/scope.ts';

export type { Finding } from './reconciliation.store.ts';

/** Checks of modules above: what should have been done by `late`. */
export type FindDiscrepancies = (db: Db, late: Date) => Promise<Finding[]>;

interface Reconciled {
  readonly entries: bigint;
  readonly findings: readonly Finding[];
}

/** The sweep runs every five minutes; what it has not handled after an hour, it has missed. */
const LATE_MS = 3_600_000;

export function createReconciliation({ db, clock, ids, log, findJobDiscrepancies }: WalletNeeds) {
  let last = 0;
  return {
    /** The number of findings of this process's last run, for monitoring. */
    findings: () => last,

    async run(): Promise<Reconciled> {
      const started_at = clock.now();
      const late = new Date(started_at.getTime() - LATE_MS);
      const chains = await verifyChains(db);
      const discrepancies = [
        ...(await findDiscrepancies(db, { late })),
        ...(await findJobDiscrepancies(db, late)),
      ];
      const findings = [...chains.findings, ...discrepancies];
      const accounts = new Set(findings.flatMap(({ account_id }) => account_id ?? []));
      await freeze(db, [...accounts], clock.now());
      const about = { entries: chains.entries, findings: findings.length };
      await addRun(db, { id: ids.next(), ...about, started_at, ended_at: clock.now() }, findings);
      last = findings.length;
      const ms = clock.now().getTime() - started_at.getTime();
      if (last > 0)
        log.error(
          { findings: findings.slice(0, 20), count: last, frozen: accounts.size },
          'LEDGER RECONCILIATION FAILED: run `npm run reconcile` and read the findings',
        );
      else log.info({ entries: Number(chains.entries), ms }, 'ledger reconciliation passed');
      return { entries: chains.entries, findings };
    },
  };
}

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
    /** Deployment-wide, because all sites share the books. */
    async check(scope: Scope): Promise<LedgerState> {
      await run();
      return read(scope);
    },
  };
};
