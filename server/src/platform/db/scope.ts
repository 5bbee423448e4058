// The scope of a store function: the database handle together with the site, so that a query cannot lack either.
import type { Db } from './handle.ts';

export interface Scope {
  readonly db: Db;
  readonly site_id: string;
  /** Runs after the surrounding transaction has committed, never if it rolls back; at once outside of a transaction. */
  readonly afterCommit: (work: () => void) => void;
}

export const openScope = (db: Db, site_id: string): Scope => ({
  db,
  site_id,
  afterCommit: attempt,
});

export interface Transaction extends Scope {
  /**
   * Sends a statement without waiting for its result: the next statement, and the commit, follow in
   * the same round trip. If it fails, the transaction fails with its error.
   */
  readonly expect: (statement: Promise<unknown>) => void;
}

/** Runs `work` in one transaction; its `afterCommit` callbacks run after the commit. */
export async function inTransaction<T>(
  { db, site_id, afterCommit }: Scope,
  work: (scope: Transaction) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const expected: Promise<unknown>[] = [];
  const expect = (statement: Promise<unknown>): void => {
    const done = statement.then(() => undefined); // each `then` on a Drizzle statement sends it again
    done.catch(() => undefined); // handled below
    expected.push(done);
  };
  const later = (work: () => void) => void waiting.push(work);
  let result: T;
  try {
    result = await db.transaction((tx) => work({ db: tx, site_id, afterCommit: later, expect }));
  } finally {
    // The failed statement's own error is more useful than that of the commit, which fails because
    // of it.
    await Promise.all(expected);
  }
  // Inside an outer transaction, the callbacks wait for the outer commit.
  for (const work of waiting) afterCommit(work);
  return result;
}

/** An error after the commit must not look like a failed transaction. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
