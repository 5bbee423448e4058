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

/** Runs `work` in one transaction; what it wants to tell the world waits for the commit. */
export async function inTransaction<T>(
  scope: Scope,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  const waiting: (() => void)[] = [];
  const result = await scope.db.transaction((tx) =>
    work({ db: tx, site_id: scope.site_id, afterCommit: (later) => waiting.push(later) }),
  );
  // Inside an outer transaction this hands the work on to that one's commit.
  for (const later of waiting) scope.afterCommit(later);
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
