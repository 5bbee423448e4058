// Prepared statements for the hot path: planned once per connection instead of at every call.
import { PgDialect } from 'drizzle-orm/pg-core';
import { is, Placeholder, type Query, type SQL } from 'drizzle-orm';
import type { Db } from './handle.ts';

/** Drizzle internals (not in its public types) that execute a statement. */
interface DrizzleInternals {
  readonly dialect: { sqlToQuery(query: SQL): Query };
  readonly session: {
    prepareQuery(
      query: Query,
      fields: undefined,
      name: string,
      isArray: false,
    ): PreparedInternals & { execute(): Promise<unknown> };
  };
}

const ownDialect = new PgDialect();

/** What Drizzle passes to the driver: the statement's name, text and type parsers. */
interface PreparedInternals {
  readonly rawQueryConfig: object;
}

interface Driver {
  query(statement: object, values: unknown[]): Promise<unknown>;
}

/**
 * A statement with a fixed text: built once, with a `sql.placeholder` per value, and sent to the
 * driver directly. Building it at each call, or filling it by Drizzle, costs as much as sending it.
 */
export function prepare<Row>(name: string, query: SQL) {
  const text = ownDialect.sqlToQuery(query);
  const names = text.params.map(nameOfPlaceholder);
  let statement: object | undefined;
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    // These members exist in every PgDatabase of this driver.
    const { session } = db as unknown as DrizzleInternals & { session: { client: Driver } };
    statement ??= session.prepareQuery(text, undefined, name, false).rawQueryConfig;
    const given = names.map((placeholder) => valueOf(values, placeholder));
    return rowsOf(await session.client.query(statement, given));
  };
}

function nameOfPlaceholder(param: unknown): string {
  if (!is(param, Placeholder)) throw new Error('A prepared statement takes placeholders only.');
  return param.name;
}

function valueOf(values: Record<string, unknown>, name: string): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was given.`);
  return values[name];
}

/** Runs a statement that is built at each call, and returns its rows. The text of a name must never vary. */
export async function runPrepared<Row>(db: Db, name: string, query: SQL): Promise<Row[]> {
  // Drizzle gives raw statements no name. These members exist in every PgDatabase.
  const { dialect, session } = db as unknown as DrizzleInternals;
  return rowsOf(
    await session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false).execute(),
  );
}

/** The caller's statement determines the type of its rows. */
const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
