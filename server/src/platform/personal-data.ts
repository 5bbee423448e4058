// Interface for a module's personal data: export and erasure for one person.
import type { Scope } from './db/scope.ts';

export interface PersonalData {
  /** Lists of the export by name; long ones as pages. */
  exportOf(
    scope: Scope,
    personId: string,
  ): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** Called after the account can no longer sign in. Must be safe to run twice. */
  eraseOf(scope: Scope, personId: string): Promise<void>;
}
