// The SQL of domes for admins: their order, texts and characters.
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { DomeRow } from './domes.store.ts';
import { character } from '../characters/tables.ts';
import { dome, dome_character } from './tables.ts';

export type CountedDome = DomeRow & { readonly count: number };

const ofSite = (scope: Scope) => and(eq(dome.site_id, scope.site_id), isNull(dome.deleted_at));
const isThis = (scope: Scope, id: string) => and(eq(dome.site_id, scope.site_id), eq(dome.id, id));

/** Includes domes without visible characters. */
export async function listDomes(scope: Scope): Promise<CountedDome[]> {
  const rows = await scope.db
    .select()
    .from(dome)
    .where(ofSite(scope))
    .orderBy(asc(dome.position), asc(dome.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await scope.db
    .select({ id: dome_character.dome_id, count: count() })
    .from(dome_character)
    .where(inArray(dome_character.dome_id, ids))
    .groupBy(dome_character.dome_id);
  const known = new Map(counts.map((row) => [row.id, row.count]));
  return rows.map((row) => ({ ...row, count: known.get(row.id) ?? 0 }));
}

/** Locks all domes of a site, so that concurrent changes are serialized. */
export async function lockDomes(scope: Scope): Promise<DomeRow[]> {
  return scope.db.select().from(dome).where(ofSite(scope)).orderBy(asc(dome.id)).for('update');
}

export async function lockDome(scope: Scope, id: string): Promise<DomeRow | undefined> {
  const [row] = await scope.db.select().from(dome).where(isThis(scope, id)).for('update');
  return row;
}

/** Returns false if another dome has this slug. */
export async function isSlugFree(scope: Scope, slug: string, id: string): Promise<boolean> {
  const [row] = await scope.db
    .select({ id: dome.id })
    .from(dome)
    .where(and(ofSite(scope), eq(dome.slug, slug), ne(dome.id, id)));
  return row === undefined;
}

export async function addDome(scope: Scope, row: typeof dome.$inferInsert): Promise<void> {
  await scope.db.insert(dome).values(row);
}

export async function changeDome(
  scope: Scope,
  id: string,
  change: Partial<typeof dome.$inferInsert>,
): Promise<void> {
  await scope.db.update(dome).set(change).where(isThis(scope, id));
}

export async function setOrder(scope: Scope, ids: readonly string[]): Promise<void> {
  await scope.db.execute(sql`
    update dome set position = placed.at - 1
    from unnest(${sql.param([...ids])}::uuid[]) with ordinality as placed(id, at)
    where dome.id = placed.id and dome.site_id = ${scope.site_id}::uuid and dome.position <> placed.at - 1`);
}

export async function listIdsOn(scope: Scope, id: string): Promise<string[]> {
  const rows = await scope.db
    .select({ id: dome_character.character_id })
    .from(dome_character)
    .innerJoin(character, eq(character.id, dome_character.character_id))
    .where(and(eq(dome_character.dome_id, id), eq(character.site_id, scope.site_id)))
    .orderBy(asc(dome_character.position), asc(dome_character.character_id));
  return rows.map((row) => row.id);
}

export async function setCharactersOn(
  scope: Scope,
  id: string,
  ids: readonly string[],
): Promise<void> {
  await scope.db.delete(dome_character).where(eq(dome_character.dome_id, id));
  if (ids.length === 0) return;
  await scope.db
    .insert(dome_character)
    .values(ids.map((character_id, position) => ({ dome_id: id, character_id, position })));
}

/** Deletes domes permanently after their retention. */
export async function removeOldDomes(db: Db, before: Date): Promise<void> {
  await db.delete(dome).where(and(isNotNull(dome.deleted_at), lt(dome.deleted_at, before)));
}
