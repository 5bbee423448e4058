// The SQL of likes; the number per character is counted by a trigger and folded with its other counts.
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import type { Rating } from '../characters/service.ts';
import { character } from '../characters/tables.ts';
import { character_activity, character_like } from './tables.ts';

export interface Pair {
  readonly person_id: string;
  readonly character_id: string;
}

const isPair = ({ person_id, character_id }: Pair) =>
  and(eq(character_like.person_id, person_id), eq(character_like.character_id, character_id));

export async function addLike(scope: Scope, pair: Pair, at: Date): Promise<void> {
  await scope.db
    .insert(character_like)
    .values({ ...pair, created_at: at })
    .onConflictDoNothing();
}

export async function removeLike(scope: Scope, pair: Pair): Promise<void> {
  await scope.db.delete(character_like).where(isPair(pair));
}

export async function isLiked(scope: Scope, pair: Pair): Promise<boolean> {
  const found = await scope.db
    .select({ at: character_like.created_at })
    .from(character_like)
    .where(isPair(pair));
  return found.length > 0;
}

/** Includes increments that have not been folded yet. */
export async function countLikes(scope: Scope, characterId: string): Promise<number> {
  const [row] = await scope.db
    .select({
      likes: sql<number>`(${character.likes} + coalesce((
        select sum(waiting.likes) from ${character_activity} waiting
        where waiting.character_id = ${character.id}), 0))::int`,
    })
    .from(character)
    .where(and(eq(character.id, characterId), eq(character.site_id, scope.site_id)));
  return Math.max(0, row?.likes ?? 0);
}

export interface Latest {
  readonly ratings: readonly Rating[];
  readonly limit: number;
  readonly cursor: Cursor | undefined;
}

/** The liked characters that are still visible, last liked first. */
export async function listLiked(scope: Scope, personId: string, { ratings, ...page }: Latest) {
  const { cursor, limit } = page;
  const { created_at, character_id } = character_like;
  return scope.db
    .select({ id: character_id, created_at })
    .from(character_like)
    .innerJoin(character, eq(character.id, character_id))
    .where(
      and(
        eq(character_like.person_id, personId),
        eq(character.site_id, scope.site_id),
        eq(character.visibility, 'public'),
        inArray(character.rating, [...ratings]),
        cursor &&
          sql`(${created_at}, ${character_id}) < (${new Date(cursor.value).toISOString()}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(created_at), desc(character_id))
    .limit(limit);
}

export function likesOf(scope: Scope, personId: string) {
  const { person_id, character_id } = character_like;
  return pagesBy({ character_id }, (isLater) =>
    scope.db
      .select(getTableColumns(character_like))
      .from(character_like)
      .where(and(eq(person_id, personId), isLater)),
  );
}

export async function removeLikesOf(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(character_like).where(eq(character_like.person_id, personId));
}
