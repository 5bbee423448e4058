// Statements of the hot path, planned once per connection instead of at every call.
import { PgDialect } from 'drizzle-orm/pg-core';
import { is, Placeholder, type Query, type SQL } from 'drizzle-orm';
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
    ): PreparedInside & { execute(): Promise<unknown> };
  };
}

const ownDialect = new PgDialect();

/** What Drizzle hands to the driver: the name, the text and the parsers of types that all statements share. */
interface PreparedInside {
  readonly rawQueryConfig: object;
}

interface Driver {
  query(statement: object, values: unknown[]): Promise<unknown>;
}

/**
 * A statement whose text never changes: it is built once, with a `sql.placeholder` for each value, and goes to the
 * driver directly. Building it again, or filling it by Drizzle, costs as much as sending it.
 */
export function prepare<Row>(name: string, query: SQL) {
  const text = ownDialect.sqlToQuery(query);
  const names = text.params.map(nameOfPlaceholder);
  let statement: object | undefined;
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    // The members exist in every PgDatabase of this driver.
    const { session } = db as unknown as Inside & { session: { client: Driver } };
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
