// Opens the embedded database: PGlite in a worker thread, on files in the data directory, for this process only.
import type { Log } from '../log.ts';
import { backupRunning } from './backup.ts';
import { openBackupSocket } from './backup-socket.ts';
import { corked } from '../corked.ts';
import { layout } from './data-dir.ts';
import { takeDirectory } from './directory-lock.ts';
import { createEmbeddedLink } from './embedded-link.ts';
import { DatabaseRefused } from './failures.ts';
import { createGuardedPool } from './guarded-pool.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';
import { purge } from './purge.ts';
import { finishRestore } from './restore.ts';

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Log;
  readonly statementBudgetMs?: number;
}

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded';
  backup(file: string): Promise<void>;
  purge(): Promise<void>;
}

/** Throws `DatabaseInUse` if another process has it open, and `DatabaseRefused` if it cannot be opened. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, statementBudgetMs: budgetMs = 30_000 } = options;
  const lock = await takeDirectory(dataDir);
  const link = await openLink({ dataDir, budgetMs, log }).catch(async (cause: unknown) => {
    await lock.release();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseRefused(`The database in ${dataDir} can’t be opened: ${reason}.`, { cause });
  });
  let backups = Promise.resolve();
  const backup = (file: string): Promise<void> => {
    const made = backups.then(() => backupRunning({ dataDir, file }, link.copy));
    backups = made.catch(() => undefined); // reported to its caller
    return made;
  };
  const closeSocket = await openBackupSocket({ dataDir, log, backup });
  // PGlite has one session, so a second connection could only wait for the first.
  const config = {
    max: 1,
    user: 'postgres',
    stream: () => corked(link.session()),
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
  };
  const { pool, db } = createGuardedPool(config, log);
  let closed: Promise<void> | undefined;
  return {
    db,
    kind: 'embedded',
    pool,
    url: undefined,
    backup,
    async migrate(directory) {
      const resume = link.suspendBudget();
      await migrate({ pool, log, directory }).finally(resume);
    },
    async purge() {
      const resume = link.suspendBudget();
      await purge(pool).finally(resume);
    },
    close: () =>
      (closed ??= (async () => {
        await closeSocket();
        await pool.end();
        await link.close();
        await lock.release();
      })()),
  };
}

async function openLink(options: { dataDir: string; budgetMs: number; log: Log }) {
  const { dataDir, ...rest } = options;
  await finishRestore(dataDir);
  const link = createEmbeddedLink({ directory: layout(dataDir).database, ...rest });
  await link.ready();
  return link;
}
