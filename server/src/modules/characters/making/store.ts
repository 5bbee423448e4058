// The SQL of creations: always of one owner, each beside its job.
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { job } from '../../work/tables.ts';
import { character } from '../tables.ts';
import { character_creation } from './tables.ts';

export type CreationRow = typeof character_creation.$inferSelect;

interface Whose {
  readonly owner_id: string;
  readonly job_id: string;
}

const SHOWN = 50;

const isOf = (scope: Scope, ownerId: string) =>
  and(eq(character_creation.site_id, scope.site_id), eq(character_creation.owner_id, ownerId));

const shown = { creation: character_creation, job, portrait_id: character.portrait_id };

export async function addCreation(
  db: Db,
  row: typeof character_creation.$inferInsert,
): Promise<void> {
  await db.insert(character_creation).values(row);
}

export async function findCreation(scope: Scope, { owner_id, job_id }: Whose) {
  const [row] = await scope.db
    .select(shown)
    .from(character_creation)
    .innerJoin(job, eq(job.id, character_creation.job_id))
    .leftJoin(character, eq(character.id, character_creation.character_id))
    .where(and(isOf(scope, owner_id), eq(character_creation.job_id, job_id)));
  return row;
}

/** Those that still ask something of their owner, the newest first. */
export async function listUnfinished(scope: Scope, ownerId: string) {
  return scope.db
    .select(shown)
    .from(character_creation)
    .innerJoin(job, eq(job.id, character_creation.job_id))
    .leftJoin(character, eq(character.id, character_creation.character_id))
    .where(
      and(
        isOf(scope, ownerId),
        isNull(character_creation.dismissed_at),
        or(
          ne(job.state, 'succeeded'),
          and(isNull(character.portrait_id), isNull(character.deleted_at)),
        ),
      ),
    )
    .orderBy(desc(character_creation.job_id))
    .limit(SHOWN);
}

/** For whoever paints it. */
export async function readCreation(db: Db, jobId: string): Promise<CreationRow> {
  const [row] = await db
    .select()
    .from(character_creation)
    .where(eq(character_creation.job_id, jobId));
  if (!row) throw new Error('A creation is gone.');
  return row;
}

/** False where it has given a character already. */
export async function noteMade(
  db: Db,
  jobId: string,
  made: { character_id: string; picture_ids: string[] },
): Promise<boolean> {
  const rows = await db
    .update(character_creation)
    .set(made)
    .where(and(eq(character_creation.job_id, jobId), isNull(character_creation.character_id)))
    .returning({ job_id: character_creation.job_id });
  return rows.length === 1;
}

/** False where it is under way, or has come to something. */
export async function dismiss(
  scope: Scope,
  { owner_id, job_id }: Whose,
  at: Date,
): Promise<boolean> {
  const isOver = scope.db
    .select({ id: job.id })
    .from(job)
    .where(inArray(job.state, ['failed', 'blocked', 'cancelled', 'dead']));
  const rows = await scope.db
    .update(character_creation)
    .set({ dismissed_at: at })
    .where(
      and(
        isOf(scope, owner_id),
        eq(character_creation.job_id, job_id),
        inArray(character_creation.job_id, isOver),
      ),
    )
    .returning({ job_id: character_creation.job_id });
  return rows.length === 1;
}

export async function bringBack(scope: Scope, { owner_id, job_id }: Whose): Promise<void> {
  await scope.db
    .update(character_creation)
    .set({ dismissed_at: null })
    .where(and(isOf(scope, owner_id), eq(character_creation.job_id, job_id)));
}
