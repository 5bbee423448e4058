// A connection pool with its Drizzle handle, which keeps transactions honest.
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OuterHandleInTransaction, SwallowedFailure } from './failures.ts';
import type { Db } from './handle.ts';

/** We name tables where we use them, not by a schema of all. */
type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** The transaction around a caller. */
interface Around {
  open: boolean;
}

export interface GuardedPool {
  readonly pool: pg.Pool;
  readonly db: Db;
}

export function createGuardedPool(config: pg.PoolConfig, log: Log): GuardedPool {
  const transactions = new AsyncLocalStorage<Around>();
  const pool = new pg.Pool(config);
  const onError = (error: Error): void =>
    log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onError);
  // In use, a client tells it as well, and unheard that would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  refuseInside(pool, transactions);
  const db: Db = drizzle(pool);
  db.transaction = createTransaction(pool, transactions);
  return { pool, db };
}

/** The outer handle inside a transaction takes a second connection and may wait for ever for the first. */
function refuseInside(pool: pg.Pool, transactions: AsyncLocalStorage<Around>): void {
  const { connect, query } = pool;
  const guarded =
    (method: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown => {
      if (transactions.getStore()?.open) throw new OuterHandleInTransaction();
      return Reflect.apply(method, pool, args);
    };
  Object.assign(pool, { connect: guarded(connect), query: guarded(query) });
}

/**
 * Drizzle's own loses the connection for good when `begin` fails, hides the first failure behind that of
 * the rollback, and takes the server's silent rollback of a failed transaction for a commit.
 */
function createTransaction(
  pool: pg.Pool,
  transactions: AsyncLocalStorage<Around>,
): Db['transaction'] {
  const dialect = new PgDialect();
  return async (work, config) => {
    const client = await pool.connect();
    const around: Around = { open: true };
    try {
      const session = new NodePgSession<NoSchema, NoTables>(client, dialect, undefined);
      const tx = new NodePgTransaction<NoSchema, NoTables>(dialect, session, undefined);
      await client.query('begin');
      if (config) await tx.setTransaction(config);
      // Awaited inside: Drizzle's statements run only when somebody waits for them.
      const result = await transactions.run(around, async () => await work(tx));
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new SwallowedFailure();
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined); // the first failure says more
      throw error;
    } finally {
      around.open = false;
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}
