// The command `npm run reconcile`: runs the ledger reconciliation now and prints its findings.
import { ConfigError, readConfig } from './config.ts';
import { createWalletService } from './modules/wallet/service.ts';
import { findJobMistakes } from './modules/jobs/service.ts';
import { systemClock as clock } from './platform/clock.ts';
import { DatabaseRefused } from './platform/db/failures.ts';
import { openDatabase } from './platform/db/open.ts';
import { createIds } from './platform/ids.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';

/** Returns whether the ledger reconciles. */
async function run(): Promise<boolean> {
  const config = readConfig();
  const log = createLog({ level: 'fatal' });
  const database = await openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log });
  try {
    await database.migrate();
    const { db } = database;
    const { entries, findings } = await createWalletService({
      db,
      clock,
      ids: createIds(clock),
      log,
      metrics: createMetrics(),
      audit: { record: () => Promise.resolve() },
      isMember: () => Promise.resolve(false),
      findSoldMistakes: findJobMistakes,
      publish: () => undefined,
    }).reconcile();
    for (const { kind, account_id, subject_id, detail } of findings)
      process.stdout.write(`${kind}: ${subject_id} (account ${account_id ?? 'none'}): ${detail}\n`);
    const verdict =
      findings.length === 0 ? 'The books balance' : `${findings.length} discrepancies`;
    process.stdout.write(`${verdict}: checked ${entries} entries.\n`);
    return findings.length === 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  const isExpected = [ConfigError, DatabaseRefused].some((kind) => error instanceof kind);
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
