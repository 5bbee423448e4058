// Personal data of a module: export and erasure for one person.
import type { Scope } from './db/scope.ts';

export interface PersonalData {
  /** Named lists of the export; long ones as pages. */
  exportOf(
    scope: Scope,
    personId: string,
  ): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** Runs after the account can no longer sign in. Safe to run twice. */
  eraseOf(scope: Scope, personId: string): Promise<void>;
}
