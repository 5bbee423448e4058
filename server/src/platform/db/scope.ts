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
   * Takes the answer to a statement of which nothing is needed but that it went well, so that the next one, and the
   * commit, go out right behind it. Where it fails, it is what the transaction fails with.
   */
  readonly expect: (answer: Promise<unknown>) => void;
}

/** Runs `work` in one transaction; what it wants to tell the world waits for the commit. */
export async function inTransaction<T>(
  { db, site_id, afterCommit }: Scope,
  work: (scope: Transaction) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const answers: Promise<unknown>[] = [];
  const expect = (answer: Promise<unknown>): void => {
    const heard = answer.then(() => undefined); // Drizzle's are sent now, and again whenever somebody asks
    heard.catch(() => undefined); // below
    answers.push(heard);
  };
  const later = (deed: () => void) => void waiting.push(deed);
  let result: T;
  try {
    result = await db.transaction((tx) => work({ db: tx, site_id, afterCommit: later, expect }));
  } finally {
    // One that failed says more than what came of it: a commit that could not be one.
    await Promise.all(answers);
  }
  // Inside an outer transaction this hands the work on to that one's commit.
  for (const deed of waiting) afterCommit(deed);
  return result;
}

/** What goes wrong after a commit must not look like a transaction that failed. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error));
  }
}
