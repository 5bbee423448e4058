// A connection pool with its Drizzle handle, which keeps transactions honest.
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OuterHandleInTransaction, SwallowedFailure } from './failures.ts';
import type { Db } from './handle.ts';
import { openTransaction, type OpenTransaction } from './open-transaction.ts';

/** We name tables where we use them, not by a schema of all. */
type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

export interface GuardedPool {
  readonly pool: pg.Pool;
  readonly db: Db;
}

export function createGuardedPool(config: pg.PoolConfig, log: Log): GuardedPool {
  // Pipelined statements share a round trip; the server runs them one by one.
  const pool = new pg.Pool({ ...config, pipeline: true });
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  pool.on('error', onError);
  // A client in use emits the error as well, and without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  refuseInside(pool);
  const db: Db = drizzle(pool);
  db.transaction = createTransaction(pool);
  return { pool, db };
}

/** The outer handle inside a transaction takes a second connection and may wait for ever for the first. */
function refuseInside(pool: pg.Pool): void {
  const { connect, query } = pool;
  const guarded =
    (method: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const around = openTransaction.getStore();
      if (around?.open && around.pool === pool) throw new OuterHandleInTransaction();
      return Reflect.apply(method, pool, args);
    };
  Object.assign(pool, { connect: guarded(connect), query: guarded(query) });
}

/**
 * Drizzle's own loses the connection for good when `begin` fails, hides the first failure behind that of
 * the rollback, and takes the server's silent rollback of a failed transaction for a commit.
 */
function createTransaction(pool: pg.Pool): Db['transaction'] {
  const dialect = new PgDialect();
  return async (work, config) => {
    const client = await pool.connect();
    const around: OpenTransaction = { pool, open: true };
    try {
      const opening = client.query('begin');
      const link = sendAlong(client, opening);
      const session = new NodePgSession<NoSchema, NoTables>(link, dialect, undefined);
      const tx = new NodePgTransaction<NoSchema, NoTables>(dialect, session, undefined);
      if (config) await tx.setTransaction(config);
      // Awaited inside: Drizzle's statements run only when they are awaited.
      const result = await openTransaction.run(around, async () => await work(tx));
      await opening; // its failure may not have been handled yet
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

/**
 * Statements that only read (or lock) are sent together with the `begin`. One that may write waits for its result: if
 * `begin` failed on a live connection, the write would run outside the transaction.
 */
function sendAlong(client: pg.PoolClient, opening: Promise<unknown>): pg.PoolClient {
  let state: 'sent' | 'awaited' | 'open' = 'sent';
  opening.then(
    () => (state = 'open'),
    () => undefined, // each statement says so
  );
  const send = (given: unknown[]): unknown => Reflect.apply(client.query, client, given);
  const query = async (...given: unknown[]): Promise<unknown> => {
    if (state === 'open') return send(given);
    if (state === 'sent' && isReadOnly(given[0])) {
      const [result] = await Promise.all([send(given), opening]);
      return result;
    }
    state = 'awaited'; // later statements wait as well, to preserve the order
    await opening;
    return send(given);
  };
  // The same connection but for this; Object.create knows no types.
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}

function isReadOnly(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
  return /^\s*select\b/i.test(text);
}
