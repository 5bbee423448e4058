// The database handle and the site together, so that a store function can forget neither.
import type { Db } from './handle.ts';

export interface Scope {
  readonly db: Db;
  readonly site_id: string;
  /** Runs once the surrounding transaction has committed, never if it rolls back; at once where there is none. */
  readonly afterCommit: (work: () => void) => void;
}

export const openScope = (db: Db, site_id: string): Scope => ({
  db,
  site_id,
  afterCommit: attempt,
});

export interface Transaction extends Scope {
  /**
   * Registers a statement whose result is not needed, so that the next one, and the commit, are sent right behind it.
   * If it fails, the transaction fails with its error.
   */
  readonly expect: (statement: Promise<unknown>) => void;
}

/** Runs `work` in one transaction; its `afterCommit` work waits for the commit. */
export async function inTransaction<T>(
  { db, site_id, afterCommit }: Scope,
  work: (scope: Transaction) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const expected: Promise<unknown>[] = [];
  const expect = (statement: Promise<unknown>): void => {
    const done = statement.then(() => undefined); // each `then` on a Drizzle statement sends it again
    done.catch(() => undefined); // below
    expected.push(done);
  };
  const later = (work: () => void) => void waiting.push(work);
  let result: T;
  try {
    result = await db.transaction((tx) => work({ db: tx, site_id, afterCommit: later, expect }));
  } finally {
    // The failed statement's own error is more useful than the failed commit that follows.
    await Promise.all(expected);
  }
  // Inside an outer transaction the work waits for the outer commit.
  for (const work of waiting) afterCommit(work);
  return result;
}

/** A failure after a commit must not look like a failed transaction. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
