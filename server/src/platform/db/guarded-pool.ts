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
  // Statements that need no answer before the next one share their trip; the server takes them one by one.
  const pool = new pg.Pool({ ...config, pipeline: true });
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost');
  pool.on('error', onError);
  // In use, a client tells it as well, and unheard that would end the process.
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
      const begun = client.query('begin');
      const link = sendAlong(client, begun);
      const session = new NodePgSession<NoSchema, NoTables>(link, dialect, undefined);
      const tx = new NodePgTransaction<NoSchema, NoTables>(dialect, session, undefined);
      if (config) await tx.setTransaction(config);
      // Awaited inside: Drizzle's statements run only when somebody waits for them.
      const result = await openTransaction.run(around, async () => await work(tx));
      await begun; // of its failure nobody may have heard
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
 * What only looks (or locks) goes out together with the `begin`. Whatever may write waits for its answer: if `begin`
 * failed and the connection lived on, it would stand alone.
 */
function sendAlong(client: pg.PoolClient, begun: Promise<unknown>): pg.PoolClient {
  let state: 'sent' | 'awaited' | 'begun' = 'sent';
  begun.then(
    () => (state = 'begun'),
    () => undefined, // each statement says so
  );
  const send = (given: unknown[]): unknown => Reflect.apply(client.query, client, given);
  const query = async (...given: unknown[]): Promise<unknown> => {
    if (state === 'begun') return send(given);
    if (state === 'sent' && looksOnly(given[0])) {
      const [answer] = await Promise.all([send(given), begun]);
      return answer;
    }
    state = 'awaited'; // by those that come next as well, or they would overtake it
    await begun;
    return send(given);
  };
  // The same connection but for this; Object.create knows no types.
  return Object.create(client, { query: { value: query } }) as pg.PoolClient;
}

function looksOnly(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as pg.QueryConfig).text;
  return /^\s*select\b/i.test(text);
}
