// A connection pool with its Drizzle handle, which detects misuse of transactions.
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OuterHandleInTransaction, SwallowedFailure } from './failures.ts';
import type { Db } from './handle.ts';
import { openTransaction, type OpenTransaction } from './open-transaction.ts';

/** Tables are passed to each query, so Drizzle needs no schema object. */
type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

export interface GuardedPool {
  readonly pool: pg.Pool;
  readonly db: Db;
}

export function createGuardedPool(config: pg.PoolConfig, log: Log): GuardedPool {
  // Pipelined statements share a round trip; the server executes them in order.
  const pool = new pg.Pool({ ...config, pipeline: true });
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  pool.on('error', onError);
  // A client in use emits an `error` event as well; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  refuseInside(pool);
  const db: Db = drizzle(pool);
  db.transaction = createTransaction(pool);
  return { pool, db };
}

/** The outer handle inside a transaction takes a second connection, and may wait for the first one for ever. */
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
 * Replaces Drizzle's implementation, which leaks the connection if `begin` fails, hides the first error behind that of
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
      // Awaited inside, because Drizzle's statements run only when they are awaited.
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
 * Sends statements that only read (or lock) together with the `begin`. A statement that may write waits for its result:
 * if `begin` failed on a live connection, the write would run outside of the transaction.
 */
function sendAlong(client: pg.PoolClient, opening: Promise<unknown>): pg.PoolClient {
  let state: 'sent' | 'awaited' | 'open' = 'sent';
  opening.then(
    () => (state = 'open'),
    () => undefined, // each statement reports it
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
  // The same connection with another `query`; Object.create is not typed.
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}

function isReadOnly(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
  return /^\s*select\b/i.test(text);
}
