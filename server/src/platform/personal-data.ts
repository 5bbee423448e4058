// What every module that holds something of a person offers: reading it out for them, and taking it away.
import type { Scope } from './db/scope.ts';

export interface PersonalData {
  /** By the names of the lists that the person reads; long ones come as pages. */
  exportOf(
    scope: Scope,
    personId: string,
  ): Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
  /** Once nobody can sign in as this person any more. Safe to run twice. */
  eraseOf(scope: Scope, personId: string): Promise<void>;
}
