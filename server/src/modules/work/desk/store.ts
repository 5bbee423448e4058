// The SQL of the list of jobs that admins have.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import type { JobRow } from '../store.ts';
import { job } from '../tables.ts';

export interface Wanted {
  readonly state?: JobRow['state'] | undefined;
  readonly kind?: string | undefined;
  readonly member_id?: string | undefined;
  readonly limit: number;
  /** The last one that was shown. */
  readonly cursor?: string | undefined;
}

export async function listJobs(scope: Scope, wanted: Wanted): Promise<JobRow[]> {
  const { state, kind, member_id, cursor, limit } = wanted;
  return scope.db
    .select()
    .from(job)
    .where(
      and(
        eq(job.site_id, scope.site_id),
        state && eq(job.state, state),
        kind === undefined ? undefined : eq(job.kind, kind),
        member_id === undefined ? undefined : eq(job.owner_id, member_id),
        cursor === undefined ? undefined : lt(job.id, cursor),
      ),
    )
    .orderBy(desc(job.id))
    .limit(limit);
}
