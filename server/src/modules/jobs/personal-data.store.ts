// The SQL of all the jobs of one member.
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { job } from './tables.ts';

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(job.owner_id, ownerId), eq(job.site_id, scope.site_id));

/** The first of them after this one. */
export async function listSomeOf(
  scope: Scope,
  ownerId: string,
  { after, most }: { after: string | undefined; most: number },
) {
  const { id, kind, state, price, reason, created_at, started_at, ended_at } = job;
  return scope.db
    .select({ id, kind, state, price, reason, created_at, started_at, ended_at })
    .from(job)
    .where(and(isOf(scope, ownerId), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
}

export async function listLiveOf(scope: Scope, ownerId: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: job.id })
    .from(job)
    .where(and(isOf(scope, ownerId), inArray(job.state, ['queued', 'running'])));
  return rows.map(({ id }) => id);
}

export async function removeAllOf(scope: Scope, ownerId: string): Promise<void> {
  await scope.db.delete(job).where(isOf(scope, ownerId));
}
