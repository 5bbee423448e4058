// The SQL of the studio's job requests, always scoped to one member.
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { job } from '../jobs/tables.ts';
import { studio_job } from './tables.ts';

export type StudioRequest = typeof studio_job.$inferSelect;

interface Whose {
  readonly owner_id: string;
  readonly id: string;
}

const requestsOf = (scope: Scope, ownerId: string) =>
  and(eq(studio_job.site_id, scope.site_id), eq(studio_job.owner_id, ownerId));

export async function addRequest(
  { db }: Scope,
  row: typeof studio_job.$inferInsert,
): Promise<void> {
  await db.insert(studio_job).values(row);
}

/** For running the job. */
export async function readRequest(db: Db, jobId: string): Promise<StudioRequest> {
  const [row] = await db.select().from(studio_job).where(eq(studio_job.job_id, jobId));
  if (!row) throw new Error('The request of a job is gone.');
  return row;
}

/** Of the current run. */
export async function noteBlocked(db: Db, jobId: string, blocked: number): Promise<void> {
  await db.update(studio_job).set({ blocked }).where(eq(studio_job.job_id, jobId));
}

export type RequestFound = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export async function findRequest(scope: Scope, { owner_id, id }: Whose) {
  const [row] = await scope.db
    .select({ request: studio_job, job })
    .from(studio_job)
    .innerJoin(job, eq(job.id, studio_job.job_id))
    .where(and(requestsOf(scope, owner_id), eq(studio_job.job_id, id)));
  return row;
}

export async function statesOf(scope: Scope, ownerId: string, jobIds: readonly string[]) {
  return scope.db
    .select({ id: job.id, state: job.state })
    .from(studio_job)
    .innerJoin(job, eq(job.id, studio_job.job_id))
    .where(and(requestsOf(scope, ownerId), inArray(studio_job.job_id, [...jobIds])));
}

const SHOWN = 50;

/** True if results are missing. */
const isPartial = lt(job.done, job.total);

/** Jobs in progress, and jobs that ended without all results and were not dismissed; newest first. */
export async function listRequests(
  scope: Scope,
  ownerId: string,
  kind: StudioRequest['kind'] | undefined,
) {
  return scope.db
    .select({ request: studio_job, job })
    .from(studio_job)
    .innerJoin(job, eq(job.id, studio_job.job_id))
    .where(
      and(
        requestsOf(scope, ownerId),
        kind && eq(studio_job.kind, kind),
        isNull(studio_job.dismissed_at),
        or(ne(job.state, 'succeeded'), isPartial),
      ),
    )
    .orderBy(desc(studio_job.job_id))
    .limit(SHOWN);
}

/** Returns false if it is running or has succeeded completely. */
export async function dismissRequest(scope: Scope, { owner_id, id }: Whose, at: Date) {
  const isOver = scope.db
    .select({ id: job.id })
    .from(job)
    .where(
      or(
        inArray(job.state, ['failed', 'blocked', 'cancelled', 'dead']),
        and(eq(job.state, 'succeeded'), isPartial),
      ),
    );
  const rows = await scope.db
    .update(studio_job)
    .set({ dismissed_at: at })
    .where(
      and(
        requestsOf(scope, owner_id),
        eq(studio_job.job_id, id),
        inArray(studio_job.job_id, isOver),
      ),
    )
    .returning({ id: studio_job.job_id });
  return rows.length === 1;
}

export async function bringBack(scope: Scope, { owner_id, id }: Whose): Promise<void> {
  await scope.db
    .update(studio_job)
    .set({ dismissed_at: null })
    .where(and(requestsOf(scope, owner_id), eq(studio_job.job_id, id)));
}

/** Jobs of characters whose name starts with this text, newest first. */
export async function findJobsByName(scope: Scope, name: string, most: number): Promise<string[]> {
  const beginning = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await scope.db
    .select({ id: studio_job.job_id })
    .from(studio_job)
    .where(
      and(
        eq(studio_job.site_id, scope.site_id),
        sql`lower(${studio_job.character_name}) like ${beginning}`,
      ),
    )
    .orderBy(desc(studio_job.job_id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Those of these jobs that the owner no longer needs, of jobs without results. */
export async function listForgettable({ db }: Scope, jobIds: readonly string[]) {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .leftJoin(studio_job, eq(studio_job.job_id, job.id))
    .where(
      and(
        inArray(job.id, [...jobIds]),
        or(
          eq(job.state, 'succeeded'),
          isNull(studio_job.job_id),
          isNotNull(studio_job.dismissed_at),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function eraseRequests(scope: Scope, ownerId: string): Promise<void> {
  await scope.db.delete(studio_job).where(requestsOf(scope, ownerId));
}
