// A wallet on its own PostgreSQL with synchronous commits, for benchmarks of the ledger.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createWalletService, type WalletService } from '../src/modules/wallet/service.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { openScope, type Scope } from '../src/platform/db/scope.ts';
import { createIds } from '../src/platform/ids.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { quietLog } from '../test/databases.ts';
import { makeCluster } from '../test/postgres.ts';
import { temporaryFolder } from './processes.ts';

export interface WalletWorld {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly scope: Scope;
  readonly wallet: WalletService;
  /** A member with this many tokens in one lot. */
  grant(amount: bigint): Promise<string>;
}

export const ownerOf = (member_id: string) => ({
  member_id,
  unit: 'token' as const,
  key: randomUUID(),
});

export async function withWallet(work: (world: WalletWorld) => Promise<void>): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  try {
    const url = cluster.url('postgres');
    const { close, db, migrate, pool } = await openDatabase({
      url,
      dataDir: folder.path,
      log: quietLog,
    });
    try {
      await migrate();
      const site_id = randomUUID();
      await pool.query(
        `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'pd', '{}', '{}', now(), now())`,
        [site_id],
      );
      const scope = openScope(db, site_id);
      const wallet = createWalletService({
        db,
        clock,
        ids: createIds(clock),
        log: quietLog,
        metrics: createMetrics(),
        audit: { record: () => Promise.resolve() },
        isMember: () => Promise.resolve(true),
        labelsOf: () => Promise.resolve(new Map()),
        findJobDiscrepancies: () => Promise.resolve([]),
        publish: () => undefined,
      });
      const grant = async (amount: bigint): Promise<string> => {
        const member_id = randomUUID();
        const lots = [{ bucket: 'one_time' as const, amount }];
        await wallet.grant(scope, { ...ownerOf(member_id), reason: 'package', lots });
        return member_id;
      };
      await work({ url, pool, scope, wallet, grant });
    } finally {
      await close();
    }
  } finally {
    await cluster.remove();
    await folder.remove();
  }
}
