// A connection pool with its Drizzle handle, which refuses the outer handle inside an open transaction.
import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { OuterHandleInTransaction } from './failures.ts';
import type { Db } from './handle.ts';

interface Scope {
  open: boolean;
  readonly afterCommit: (() => void)[];
}

export interface GuardedPool {
  readonly pool: pg.Pool;
  readonly db: Db;
  /** Runs the work once the transaction around the caller has committed (never if it rolls back); at once outside of one. */
  afterCommit(work: () => void): void;
}

export function createGuardedPool(config: pg.PoolConfig, log: Log): GuardedPool {
  const scopes = new AsyncLocalStorage<Scope>();
  const pool = new pg.Pool(config);
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  guard(pool, scopes);
  const db = drizzle(pool);
  followTransactions(db, scopes);
  return {
    pool,
    db,
    afterCommit(work) {
      const scope = scopes.getStore();
      if (scope?.open) scope.afterCommit.push(work);
      else work();
    },
  };
}

function guard(pool: pg.Pool, scopes: AsyncLocalStorage<Scope>): void {
  const refuseInside = (): void => {
    if (scopes.getStore()?.open) throw new OuterHandleInTransaction();
  };
  const { connect, query } = pool;
  Object.assign(pool, {
    connect: (...args: unknown[]) => {
      refuseInside();
      return Reflect.apply(connect, pool, args);
    },
    query: (...args: unknown[]) => {
      refuseInside();
      return Reflect.apply(query, pool, args);
    },
  });
}

function followTransactions(db: Db, scopes: AsyncLocalStorage<Scope>): void {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const scope: Scope = { open: true, afterCommit: [] };
    try {
      // Awaited inside: Drizzle's statements run only when somebody waits for them.
      const inScope = (tx: Parameters<typeof work>[0]) =>
        scopes.run(scope, async () => await work(tx));
      const result = await begin(inScope, config);
      scope.open = false;
      for (const later of scope.afterCommit) later();
      return result;
    } finally {
      scope.open = false;
    }
  };
}
