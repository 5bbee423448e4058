// Statements of the hot path, planned once per connection instead of at every call.
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Query, SQL } from 'drizzle-orm';
import type { Db } from './handle.ts';

/** What Drizzle itself runs a statement by; its types keep it internal. */
interface Inside {
  readonly dialect: { sqlToQuery(query: SQL): Query };
  readonly session: {
    prepareQuery(
      query: Query,
      fields: undefined,
      name: string,
      isArray: false,
    ): { execute(values?: Record<string, unknown>): Promise<unknown> };
  };
}

const ownDialect = new PgDialect();

/**
 * A statement whose text never changes: it is built once, with a `sql.placeholder` for each value.
 * Building it again costs as much as sending it.
 */
export function prepare<Row>(name: string, query: SQL) {
  const text = ownDialect.sqlToQuery(query);
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    // The member exists in every PgDatabase.
    const { session } = db as unknown as Inside;
    return rowsOf(await session.prepareQuery(text, undefined, name, false).execute(values));
  };
}

/** Runs a statement that is built at each call; the text behind a name must never differ. Returns its rows. */
export async function runPrepared<Row>(db: Db, name: string, query: SQL): Promise<Row[]> {
  // Drizzle gives raw statements no name otherwise; the members exist in every PgDatabase.
  const { dialect, session } = db as unknown as Inside;
  return rowsOf(
    await session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false).execute(),
  );
}

/** The caller's own statement says what its rows are. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
