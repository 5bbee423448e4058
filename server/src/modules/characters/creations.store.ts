// The SQL of creations: the inputs of paid jobs that create characters, always scoped to one owner.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { job } from '../jobs/tables.ts';
import { character } from './tables.ts';
import { readSearch } from '@velour/text-search/search-words.ts';
import { character_creation } from './creations.tables.ts';

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

export type CreationFound = NonNullable<Awaited<ReturnType<typeof findCreation>>>;

export async function findCreation(scope: Scope, { owner_id, job_id }: Whose) {
  const [row] = await scope.db
    .select(shown)
    .from(character_creation)
    .innerJoin(job, eq(job.id, character_creation.job_id))
    .leftJoin(character, eq(character.id, character_creation.character_id))
    .where(and(isOf(scope, owner_id), eq(character_creation.job_id, job_id)));
  return row;
}

/** Creations that wait for their owner, newest first. */
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
          // A chosen portrait may be gone, as after a takedown: there is nothing left to choose then.
          and(
            isNull(character.portrait_id),
            isNull(character_creation.chosen_at),
            isNull(character.deleted_at),
          ),
        ),
      ),
    )
    .orderBy(desc(character_creation.job_id))
    .limit(SHOWN);
}

/** For the image job. */
export async function readCreation(db: Db, jobId: string): Promise<CreationRow> {
  const [row] = await db
    .select()
    .from(character_creation)
    .where(eq(character_creation.job_id, jobId));
  if (!row) throw new Error('The creation is missing.');
  return row;
}

/** False if it already has a character. */
export async function setDelivered(
  db: Db,
  jobId: string,
  made: { character_id: string; picture_ids: string[] },
): Promise<boolean> {
  const { rowCount } = await db
    .update(character_creation)
    .set(made)
    .where(and(eq(character_creation.job_id, jobId), isNull(character_creation.character_id)));
  return rowCount === 1;
}

/** Returns false if it is running or has succeeded. */
export async function dismiss(
  scope: Scope,
  { owner_id, job_id }: Whose,
  at: Date,
): Promise<boolean> {
  const isOver = scope.db
    .select({ id: job.id })
    .from(job)
    .where(inArray(job.state, ['failed', 'blocked', 'cancelled', 'dead']));
  const { rowCount } = await scope.db
    .update(character_creation)
    .set({ dismissed_at: at })
    .where(
      and(
        isOf(scope, owner_id),
        eq(character_creation.job_id, job_id),
        inArray(character_creation.job_id, isOver),
      ),
    );
  return rowCount === 1;
}

export async function bringBack(scope: Scope, { owner_id, job_id }: Whose): Promise<void> {
  await scope.db
    .update(character_creation)
    .set({ dismissed_at: null })
    .where(and(isOf(scope, owner_id), eq(character_creation.job_id, job_id)));
}

export async function setChosen(scope: Scope, characterId: string, at: Date): Promise<void> {
  const { site_id, character_id } = character_creation;
  await scope.db
    .update(character_creation)
    .set({ chosen_at: at })
    .where(and(eq(site_id, scope.site_id), eq(character_id, characterId)));
}

const isSettled = (before: Date) =>
  and(isNull(character_creation.cleared_at), lt(character_creation.chosen_at, before));

/** Some creations whose owner chose long ago. */
export async function listSettled(db: Db, before: Date, most: number) {
  const { job_id, site_id, owner_id } = character_creation;
  return db
    .select({ job_id, site_id, owner_id })
    .from(character_creation)
    .where(isSettled(before))
    .orderBy(asc(character_creation.chosen_at))
    .limit(most);
}

/** Ends the choice of its pictures; undefined if it has already ended or there was a newer choice. */
export async function closeChoice(
  { db }: Scope,
  jobId: string,
  { before, at }: { before: Date; at: Date },
): Promise<string[] | undefined> {
  const [row] = await db
    .update(character_creation)
    .set({ cleared_at: at })
    .where(and(eq(character_creation.job_id, jobId), isSettled(before)))
    .returning({ picture_ids: character_creation.picture_ids });
  return row?.picture_ids;
}

export async function setPictures({ db }: Scope, jobId: string, ids: string[]): Promise<void> {
  await db
    .update(character_creation)
    .set({ picture_ids: ids })
    .where(eq(character_creation.job_id, jobId));
}

/** By prefix of the current or original name, newest first. */
export async function findCreations(scope: Scope, name: string, most: number): Promise<string[]> {
  const beginning = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const named = readSearch(name)?.name;
  const { rows } = await scope.db.execute<{ id: string }>(sql`
    select job_id as id from character_creation
    where site_id = ${scope.site_id}::uuid and lower(content ->> 'name') like ${beginning}
    union
    select job_id from character_creation made join character on character.id = made.character_id
    where character.site_id = ${scope.site_id}::uuid and ${named === undefined ? sql`false` : sql`${character.keywords} @@ ${named}::tsquery`}
    order by id desc limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Failed creations and those with settled pictures; never one with a pending choice. */
export async function listForgettable(db: Db, jobIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: job.id })
    .from(job)
    .leftJoin(character_creation, eq(character_creation.job_id, job.id))
    .where(
      and(
        inArray(job.id, [...jobIds]),
        or(isNull(character_creation.character_id), isNotNull(character_creation.cleared_at)),
      ),
    );
  return rows.map(({ id }) => id);
}
