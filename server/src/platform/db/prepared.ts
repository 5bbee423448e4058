// Statements of the hot path, planned once per connection instead of at every call.
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
    ): { execute(): Promise<unknown> };
  };
}

/** Runs a statement under a name of its own; the text behind a name must never differ. Answers its rows. */
export async function runPrepared<Row>(db: Db, name: string, query: SQL): Promise<Row[]> {
  // Drizzle gives raw statements no name otherwise; the members exist in every PgDatabase.
  const { dialect, session } = db as unknown as Inside;
  const result = await session
    .prepareQuery(dialect.sqlToQuery(query), undefined, name, false)
    .execute();
  // The caller's own statement says what its rows are.
  return (result as { rows: Row[] }).rows;
}
