// The SQL of domes.
import type { Gender } from '@velour/contract/scalars.ts';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import {
  type Rating,
  characterRow,
  isOwner,
  type CardRow,
  type CharacterRow,
} from '../characters/service.ts';
import { person } from '../identity/tables.ts';
import { readCards } from './lists.store.ts';
import { character } from '../characters/tables.ts';
import { dome, dome_character } from './tables.ts';

export type DomeRow = typeof dome.$inferSelect;

export async function listDomes(scope: Scope, gender: Gender | undefined): Promise<DomeRow[]> {
  return scope.db
    .select()
    .from(dome)
    .where(
      and(
        eq(dome.site_id, scope.site_id),
        isNull(dome.deleted_at),
        gender ? or(isNull(dome.gender), eq(dome.gender, gender)) : undefined,
      ),
    )
    .orderBy(asc(dome.position))
    .limit(50);
}

/** By id only, because dome ids are unique across sites. */
export async function findDome(db: Db, id: string): Promise<DomeRow | undefined> {
  const [row] = await db
    .select()
    .from(dome)
    .where(and(eq(dome.id, id), isNull(dome.deleted_at)));
  return row;
}

export interface OnDome {
  readonly ratings: readonly Rating[];
  readonly gender?: Gender | undefined;
}

const isInDome = (scope: Scope, domeId: string, shown: OnDome) =>
  and(
    eq(dome_character.dome_id, domeId),
    eq(character.site_id, scope.site_id),
    eq(character.visibility, 'public'),
    inArray(character.rating, [...shown.ratings]),
    shown.gender ? eq(character.gender, shown.gender) : undefined,
  );

interface Page extends OnDome {
  readonly limit: number;
  readonly offset: number;
}

/** The ids of the first few characters of each of these domes. */
export async function listOnDomes(
  scope: Scope,
  domeIds: readonly string[],
  { ratings, gender, limit }: OnDome & { readonly limit: number },
): Promise<Map<string, string[]>> {
  const { rows } = await scope.db.execute<{ id: string; dome_id: string }>(sql`
    select shelved.id, shelf.id as dome_id from unnest(${sql.param(domeIds)}::uuid[]) as shelf(id),
    lateral (
      select character.id, dome_character.position from dome_character
      join character on character.id = dome_character.character_id
      where dome_character.dome_id = shelf.id and character.site_id = ${scope.site_id}::uuid
        and character.visibility = 'public' and character.rating = any(${sql.param(ratings)}::text[])
        and (${gender ?? null}::text is null or character.gender = ${gender ?? null})
      order by dome_character.position, character.id limit ${limit}
    ) shelved
    order by shelf.id, shelved.position, shelved.id`);
  const byDome = Map.groupBy(rows, (row) => row.dome_id);
  return new Map(Array.from(byDome, ([domeId, shelved]) => [domeId, shelved.map(({ id }) => id)]));
}

export async function readCardsById(
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, CardRow>> {
  const cards = await readCards(
    scope,
    [...new Set(ids)].map((id) => ({ id, tier: 0 })),
  );
  return new Map(cards.map((card) => [card.id, card]));
}

export async function listOnDome(
  scope: Scope,
  domeId: string,
  page: Page,
): Promise<CharacterRow[]> {
  return scope.db
    .select(characterRow)
    .from(dome_character)
    .innerJoin(character, eq(character.id, dome_character.character_id))
    .leftJoin(person, isOwner)
    .where(isInDome(scope, domeId, page))
    .orderBy(asc(dome_character.position), asc(character.id))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countOnDome(scope: Scope, domeId: string, shown: OnDome): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(dome_character)
    .innerJoin(character, eq(character.id, dome_character.character_id))
    .where(isInDome(scope, domeId, shown));
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
