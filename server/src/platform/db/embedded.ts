// Opens the embedded database: PGlite in a thread of its own, on files in the data directory, for this process alone.
import { mkdir } from 'node:fs/promises';
import type { Log } from '../log.ts';
import { layout } from './data-dir.ts';
import { takeDirectory } from './directory-lock.ts';
import { createEmbeddedLink } from './embedded-link.ts';
import { DatabaseRefused } from './failures.ts';
import { createGuardedPool } from './guarded-pool.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly statementBudgetMs?: number;
}

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  /** Copies the database's files to a new directory, as of one moment. */
  copy(target: string): Promise<void>;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, statementBudgetMs: budgetMs = 30_000 } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await takeDirectory(dataDir);
  const link = createEmbeddedLink({ directory: layout(dataDir).database, budgetMs, log });
  try {
    await link.ready();
  } catch (cause) {
    await lock.release();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseRefused(`The database in ${dataDir} cannot be opened: ${reason}.`, { cause });
  }
  // PGlite has one session, so one connection: a second could only wait for the first.
  const config = {
    max: 1,
    user: 'postgres',
    stream: link.session,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
  };
  const { pool, db, afterCommit } = createGuardedPool(config, log);
  let closed: Promise<void> | undefined;
  return {
    db,
    kind: 'embedded',
    pool,
    url: undefined,
    afterCommit,
    copy: link.copy,
    async migrate(directory) {
      const resume = link.suspendBudget();
      await migrate({ pool, log, directory }).finally(resume);
    },
    close: () =>
      (closed ??= (async () => {
        await pool.end();
        await link.close();
        await lock.release();
      })()),
  };
}
