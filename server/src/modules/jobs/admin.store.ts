// The SQL of the list of jobs that admins have.
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { JobRow } from './jobs.store.ts';
import { job } from './tables.ts';

/** What a search came upon: jobs themselves, and members whose jobs are meant. */
export interface Found {
  readonly ids: readonly string[];
  readonly owner_ids: readonly string[];
}

export interface Wanted {
  readonly state?: JobRow['state'] | undefined;
  readonly kind?: string | undefined;
  /** Undefined where nothing is looked for. */
  readonly found?: Found | undefined;
  readonly limit: number;
  /** The last one that was shown. */
  readonly cursor?: string | undefined;
}

export async function listJobs(scope: Scope, wanted: Wanted): Promise<JobRow[]> {
  const { state, kind, found, cursor, limit } = wanted;
  return scope.db
    .select()
    .from(job)
    .where(
      and(
        eq(job.site_id, scope.site_id),
        state && eq(job.state, state),
        kind === undefined ? undefined : eq(job.kind, kind),
        found && or(inArray(job.id, [...found.ids]), inArray(job.owner_id, [...found.owner_ids])),
        cursor === undefined ? undefined : lt(job.id, cursor),
      ),
    )
    .orderBy(desc(job.id))
    .limit(limit);
}
