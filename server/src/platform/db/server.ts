// Connects to a PostgreSQL server, version 15 or newer.
import { Socket } from 'node:net';
import type { Log } from '../log.ts';
import { corked } from '../corked.ts';
import { DatabaseRefused } from './failures.ts';
import { createGuardedPool } from './guarded-pool.ts';
import { connectionName, migrate } from './migrate.ts';
import type { Database } from './open.ts';

const oldestVersion = 15;

interface ServerOptions {
  readonly url: string;
  readonly log: Log;
  readonly statementBudgetMs?: number;
  readonly connectionWaitMs?: number;
}

/** Throws `DatabaseRefused` if the server cannot be reached or is too old. */
export async function openServer(options: ServerOptions): Promise<Database> {
  const { url, log, statementBudgetMs = 30_000, connectionWaitMs = 10_000 } = options;
  const { pool, db } = createGuardedPool(
    {
      connectionString: url,
      application_name: await connectionName(),
      // One stays open however idle the process is, so that a newer version sees it.
      min: 1,
      // JIT compilation of our short statements takes longer than running them.
      options: '-c jit=off',
      stream: () => corked(new Socket()),
      max: 20,
      connectionTimeoutMillis: connectionWaitMs,
      statement_timeout: statementBudgetMs,
      idle_in_transaction_session_timeout: statementBudgetMs,
    },
    log,
  );
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= pool.end());
  try {
    const version = await pool.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    const major = version.rows[0]?.major ?? 0;
    if (major < oldestVersion)
      throw new DatabaseRefused(
        `The server at DATABASE_URL runs PostgreSQL ${major}; version ${oldestVersion} or newer is needed.`,
      );
  } catch (cause) {
    await close();
    if (cause instanceof DatabaseRefused) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseRefused(`The database at DATABASE_URL can’t be reached: ${reason}.`, {
      cause,
    });
  }
  return {
    db,
    kind: 'server',
    pool,
    url,
    migrate: (directory) => migrate({ pool, log, directory }),
    close,
  };
}
