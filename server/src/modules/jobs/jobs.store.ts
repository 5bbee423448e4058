// The SQL of jobs: taken by one worker at a time, and written only by the run that holds the attempt.
import { and, asc, count, eq, inArray, lt, lte, ne, or, sql, gt, desc } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { after, LATEST_MS } from './jobs.rules.ts';
import { job } from './tables.ts';

export type JobRow = typeof job.$inferSelect;

/** Identifies one run of a job. */
type Fence = Pick<JobRow, 'id' | 'attempt'>;

const live = inArray(job.state, ['queued', 'running']);

const isPauseOver = (now: Date) =>
  or(lte(job.run_after, now), gt(job.run_after, after(now, LATEST_MS.pause)));

const isLeaseOver = (now: Date) =>
  or(lte(job.lease_until, now), gt(job.lease_until, after(now, LATEST_MS.lease)));

export async function addJob(scope: Scope, row: typeof job.$inferInsert): Promise<JobRow> {
  const [added] = await scope.db.insert(job).values(row).returning();
  if (!added) throw new Error('A job was not added.');
  return added;
}

const oneOf = (scope: Scope, id: string) =>
  scope.db
    .select()
    .from(job)
    .where(and(eq(job.site_id, scope.site_id), eq(job.id, id)));

export async function findJob(scope: Scope, id: string): Promise<JobRow | undefined> {
  const [row] = await oneOf(scope, id);
  return row;
}

/** The current row, locked until this transaction ends. */
export async function lockJob(scope: Scope, id: string): Promise<JobRow | undefined> {
  const [row] = await oneOf(scope, id).for('update');
  return row;
}

/** The row must be locked. */
export async function changeJob(
  scope: Scope,
  id: string,
  change: Partial<JobRow>,
): Promise<JobRow> {
  const [row] = await scope.db.update(job).set(change).where(eq(job.id, id)).returning();
  if (!row) throw new Error('A locked job is missing.');
  return row;
}

/** Undefined if another worker has the job or it has ended: the run's result is then discarded. */
export async function changeFenced(
  db: Db,
  { id, attempt }: Fence,
  change: Partial<JobRow>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(job)
    .set(change)
    .where(and(eq(job.id, id), eq(job.attempt, attempt), eq(job.state, 'running')))
    .returning();
  return row;
}

export async function countLive(scope: Scope, ownerId: string, kind: string): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(job)
    .where(and(eq(job.owner_id, ownerId), eq(job.kind, kind), live));
  return row?.n ?? 0;
}

interface Claim {
  readonly kind: string;
  /** The number of one member's running jobs. */
  readonly most_running: number;
  readonly lease_owner: string;
  readonly now: Date;
  readonly lease_until: Date;
}

/** The first job in the queue that may run. Claims are serialized: two at once could exceed a member's limit. */
export async function claimJob(db: Db, claim: Claim): Promise<JobRow | undefined> {
  const { kind, most_running, lease_owner, now, lease_until } = claim;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`job.claim:${kind}`}))`);
    const [next] = await tx
      .select({ id: job.id })
      .from(job)
      .where(
        and(
          eq(job.kind, kind),
          eq(job.state, 'queued'),
          isPauseOver(now),
          sql`(select count(*) from job other where other.owner_id = ${job.owner_id}
            and other.kind = ${job.kind} and other.state = 'running') < ${most_running}`,
        ),
      )
      .orderBy(asc(job.rank_at), asc(job.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [row] = await tx
      .update(job)
      .set({
        state: 'running',
        attempt: sql`${job.attempt} + 1`,
        tries: sql`${job.tries} + 1`,
        done: 0,
        lease_owner,
        lease_until,
        started_at: now,
      })
      .where(eq(job.id, next.id))
      .returning();
    return row;
  });
}

/** The positions of queued jobs, each in the queue of its kind, from 1. */
export async function placesOf(
  db: Db,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<string, number>> {
  const queued = rows.filter(({ state }) => state === 'queued').map(({ id }) => id);
  if (queued.length === 0) return new Map();
  const before = sql<number>`(select count(*)::int from job other where other.kind = job.kind
    and other.state = 'queued' and (other.rank_at, other.id) < (job.rank_at, job.id))`;
  const found = await db
    .select({ id: job.id, before })
    .from(job)
    .where(and(inArray(job.id, queued), eq(job.state, 'queued')));
  return new Map(found.map((row) => [row.id, row.before + 1]));
}

/** The head of the queue, in order. */
export async function listWaiting(db: Db, kind: string, most: number): Promise<JobRow[]> {
  return db
    .select()
    .from(job)
    .where(and(eq(job.kind, kind), eq(job.state, 'queued')))
    .orderBy(asc(job.rank_at), asc(job.id))
    .limit(most);
}

interface Lost {
  readonly now: Date;
  /** The only process that can be running jobs; undefined if there may be others. */
  readonly only?: string;
  readonly most: number;
}

/** Running jobs whose lease has expired or whose process is gone. */
export async function listLost(db: Db, { now, only, most }: Lost): Promise<JobRow[]> {
  const isGone = only === undefined ? undefined : ne(job.lease_owner, only);
  return db
    .select()
    .from(job)
    .where(and(eq(job.state, 'running'), or(isLeaseOver(now), isGone)))
    .orderBy(asc(job.lease_until))
    .limit(most);
}

/** For each kind, the first job that has waited since then without a pause. */
export async function listDue(db: Db, since: Date): Promise<JobRow[]> {
  return db
    .selectDistinctOn([job.kind])
    .from(job)
    .where(and(eq(job.state, 'queued'), isPauseOver(since)))
    .orderBy(asc(job.kind), asc(job.rank_at), asc(job.id));
}

/** Waiting jobs past their deadline. */
export async function listOverdue(db: Db, now: Date, most: number): Promise<JobRow[]> {
  return db
    .select()
    .from(job)
    .where(and(eq(job.state, 'queued'), lte(job.deadline, now)))
    .orderBy(asc(job.deadline))
    .limit(most);
}

export interface Over {
  readonly id: string;
  readonly site_id: string;
  readonly ended_at: Date | null;
}

interface Wanted {
  readonly kind: string;
  readonly before: Date;
  /** The job after which the page starts. */
  readonly last: Over | undefined;
  readonly most: number;
}

/** Ordered by the time they ended. */
export async function listOver(db: Db, { kind, before, last, most }: Wanted): Promise<Over[]> {
  const { id, site_id, ended_at } = job;
  const isNext =
    last?.ended_at instanceof Date
      ? or(gt(ended_at, last.ended_at), and(eq(ended_at, last.ended_at), gt(id, last.id)))
      : undefined;
  return db
    .select({ id, site_id, ended_at })
    .from(job)
    .where(and(eq(job.kind, kind), lt(ended_at, before), isNext))
    .orderBy(asc(ended_at), asc(id))
    .limit(most);
}

export async function removeOver(
  { db, site_id }: Scope,
  ids: readonly string[],
  before: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(job)
    .where(and(eq(job.site_id, site_id), inArray(job.id, [...ids]), lt(job.ended_at, before)));
}

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(job.owner_id, ownerId), eq(job.site_id, scope.site_id));

export function jobsOf(scope: Scope, ownerId: string) {
  const { id, kind, state, price, reason, created_at, started_at, ended_at } = job;
  return pagesBy({ id }, (isLater) =>
    scope.db
      .select({ id, kind, state, price, reason, created_at, started_at, ended_at })
      .from(job)
      .where(and(isOf(scope, ownerId), isLater)),
  );
}

export async function listLiveOf(scope: Scope, ownerId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: job.id })
    .from(job)
    .where(and(isOf(scope, ownerId), live));
  return rows.map(({ id }) => id);
}

export async function removeAllOf(scope: Scope, ownerId: string): Promise<void> {
  await scope.db.delete(job).where(isOf(scope, ownerId));
}

/** The result of a search: jobs that match, and members whose jobs match. */
export interface Found {
  readonly ids: readonly string[];
  readonly owner_ids: readonly string[];
}

export interface WantedJobs {
  readonly state?: JobRow['state'] | undefined;
  readonly kind?: string | undefined;
  /** Undefined if there is no search. */
  readonly found?: Found | undefined;
  readonly limit: number;
  /** The last job on the previous page. */
  readonly cursor?: string | undefined;
}

export async function listJobs(scope: Scope, wanted: WantedJobs): Promise<JobRow[]> {
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
