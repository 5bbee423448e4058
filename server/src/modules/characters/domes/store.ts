// The SQL of shelves.
import type { Gender } from '@velour/contract/scalars.ts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Rating } from '../policy.ts';
import type { CharacterRow } from '../store.ts';
import { character, dome, dome_character } from '../tables.ts';

export type DomeRow = typeof dome.$inferSelect;

export async function listDomes(scope: Scope, gender: Gender | undefined): Promise<DomeRow[]> {
  return scope.db
    .select()
    .from(dome)
    .where(
      and(
        eq(dome.site_id, scope.site_id),
        gender ? or(isNull(dome.gender), eq(dome.gender, gender)) : undefined,
      ),
    )
    .orderBy(asc(dome.position))
    .limit(50);
}

/** By id alone: dome ids are global. */
export async function findDome(db: Db, id: string): Promise<DomeRow | undefined> {
  const [row] = await db.select().from(dome).where(eq(dome.id, id));
  return row;
}

export interface OnShelf {
  readonly ratings: readonly Rating[];
  readonly gender?: Gender | undefined;
}

const onShelf = (scope: Scope, domeId: string, shown: OnShelf) =>
  and(
    eq(dome_character.dome_id, domeId),
    eq(character.site_id, scope.site_id),
    eq(character.visibility, 'public'),
    inArray(character.rating, [...shown.ratings]),
    shown.gender ? eq(character.gender, shown.gender) : undefined,
  );

interface Page extends OnShelf {
  readonly limit: number;
  readonly offset: number;
}

export async function listOnDome(
  scope: Scope,
  domeId: string,
  page: Page,
): Promise<CharacterRow[]> {
  const rows = await scope.db
    .select({ character })
    .from(dome_character)
    .innerJoin(character, eq(character.id, dome_character.character_id))
    .where(onShelf(scope, domeId, page))
    .orderBy(asc(dome_character.position), asc(character.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => row.character);
}

export async function countOnDome(scope: Scope, domeId: string, shown: OnShelf): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(dome_character)
    .innerJoin(character, eq(character.id, dome_character.character_id))
    .where(onShelf(scope, domeId, shown));
  return row?.count ?? 0;
}

export async function addDome(
  scope: Scope,
  row: typeof dome.$inferInsert,
  characterIds: readonly string[],
): Promise<void> {
  const added = await scope.db
    .insert(dome)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: dome.id });
  if (added.length === 0 || characterIds.length === 0) return;
  await scope.db
    .insert(dome_character)
    .values(
      characterIds.map((character_id, position) => ({ dome_id: row.id, character_id, position })),
    );
}
