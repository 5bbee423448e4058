// The database handle that every store function takes first; an open transaction is one too.
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Runs the work in one transaction: all of it or nothing. Inside another transaction it is a savepoint. */
export function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(work);
}
