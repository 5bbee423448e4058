// The SQL of jobs that ended long ago.
import { and, asc, eq, gt, inArray, lt, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { job } from './tables.ts';

export interface Over {
  readonly id: string;
  readonly site_id: string;
  readonly ended_at: Date | null;
}

interface Wanted {
  readonly kind: string;
  readonly before: Date;
  /** The one after which to go on. */
  readonly last: Over | undefined;
  readonly most: number;
}

/** In the order in which they ended. */
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
