// The command `npm run reconcile`: runs the ledger reconciliation now and prints its findings.
import { createWalletService } from './modules/wallet/service.ts';
import { findJobDiscrepancies } from './modules/jobs/service.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { onInstallation, runCommand } from './run-command.ts';

const run = (): Promise<string> =>
  onInstallation(async ({ db, clock, ids }) => {
    const { entries, findings } = await createWalletService({
      db,
      clock,
      ids,
      log: createLog({ level: 'fatal' }), // the findings are printed
      metrics: createMetrics(),
      audit: { record: () => Promise.resolve() },
      isMember: () => Promise.resolve(false),
      labelsOf: () => Promise.resolve(new Map()),
      findJobDiscrepancies,
      publish: () => undefined,
    }).reconcile();
    if (findings.length > 0) process.exitCode = 1;
    const verdict =
      findings.length === 0
        ? 'The books balance'
        : findings.length === 1
          ? '1 discrepancy'
          : `${findings.length} discrepancies`;
    return [
      ...findings.map(
        ({ kind, account_id, subject_id, detail }) =>
          `${kind}: ${subject_id} (account ${account_id ?? 'none'}): ${detail}`,
      ),
      `${verdict}: checked ${entries} entries.`,
    ].join('\n');
  });

await runCommand(run);
