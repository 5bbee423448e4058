// The SQL of the catalogue.
import type { Gender } from '@velour/contract/scalars.ts';
import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating } from './policy.ts';
import { likePattern, type Sort } from './rules.ts';
import { character, character_day } from './tables.ts';

export type CharacterRow = typeof character.$inferSelect;

export interface Filter {
  readonly ratings: readonly Rating[];
  readonly gender?: Gender | undefined;
  readonly tags?: readonly string[];
  readonly search?: string | undefined;
  readonly only?: 'members' | 'exclusive';
}

export interface Slice {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Cursor | undefined;
}

/** Counts beyond this are not exact. */
export const EXACT_COUNT = 1_000;

const isShown = (scope: Scope, filter: Filter): SQL | undefined =>
  and(
    eq(character.site_id, scope.site_id),
    eq(character.visibility, 'public'),
    inArray(character.rating, [...filter.ratings]),
    filter.gender ? eq(character.gender, filter.gender) : undefined,
    filter.tags?.length ? arrayContains(character.tags, [...filter.tags]) : undefined,
    filter.search ? matches(filter.search) : undefined,
    filter.only === 'members' ? isNotNull(character.owner_id) : undefined,
    filter.only === 'exclusive' ? eq(character.is_exclusive, true) : undefined,
  );

const matches = (text: string): SQL | undefined =>
  or(
    ilike(character.name, likePattern(text)),
    ilike(character.tagline, likePattern(text)),
    ilike(character.description, likePattern(text)),
    arrayContains(character.tags, [text.toLowerCase()]),
  );

export async function listCharacters(
  scope: Scope,
  filter: Filter,
  slice: Slice,
): Promise<CharacterRow[]> {
  const by = slice.sort === 'popular' ? character.messages : character.created_at;
  const { cursor } = slice;
  const value = cursor && (slice.sort === 'popular' ? cursor.value : new Date(cursor.value));
  const goesOn =
    cursor &&
    or(lt(by, value as number), and(eq(by, value as number), lt(character.id, cursor.id)));
  return scope.db
    .select()
    .from(character)
    .where(and(isShown(scope, filter), goesOn))
    .orderBy(desc(by), desc(character.id))
    .limit(slice.limit)
    .offset(cursor ? 0 : slice.offset);
}

/** Exact to `EXACT_COUNT`, one more than that when there are more. */
export async function countCharacters(scope: Scope, filter: Filter): Promise<number> {
  const some = scope.db
    .select({ one: sql`1`.as('one') })
    .from(character)
    .where(isShown(scope, filter))
    .limit(EXACT_COUNT + 1)
    .as('some');
  const [row] = await scope.db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** Every character, however many: for the maintained count only. */
export async function countAll(scope: Scope, filter: Filter): Promise<number> {
  const [row] = await scope.db
    .select({ count: sql<number>`count(*)::int` })
    .from(character)
    .where(isShown(scope, filter));
  return row?.count ?? 0;
}

export async function findCharacter(scope: Scope, id: string): Promise<CharacterRow | undefined> {
  const [row] = await scope.db
    .select()
    .from(character)
    .where(and(eq(character.id, id), eq(character.site_id, scope.site_id)));
  return row;
}

export async function findKnownIds(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const rows = await scope.db
    .select({ id: character.id })
    .from(character)
    .where(and(inArray(character.id, [...ids]), eq(character.site_id, scope.site_id)));
  return rows.map((row) => row.id);
}

export async function countByGender(scope: Scope, ratings: readonly Rating[]) {
  return scope.db
    .select({ gender: character.gender, count: sql<number>`count(*)::int` })
    .from(character)
    .where(isShown(scope, { ratings }))
    .groupBy(character.gender);
}

export async function countTags(scope: Scope, filter: Filter) {
  const tag = scope.db
    .select({ name: sql<string>`unnest(${character.tags})`.as('name') })
    .from(character)
    .where(isShown(scope, filter))
    .as('tag');
  const count = sql<number>`count(*)::int`;
  return scope.db
    .select({ name: tag.name, count })
    .from(tag)
    .groupBy(tag.name)
    .orderBy(desc(count), tag.name)
    .limit(100);
}

export async function readLeaders(
  scope: Scope,
  filter: Filter,
  since: { day: string; limit: number },
) {
  const messages = sql<number>`sum(${character_day.messages})::int`;
  return scope.db
    .select({ character, messages })
    .from(character_day)
    .innerJoin(character, eq(character.id, character_day.character_id))
    .where(and(gte(character_day.day, since.day), isShown(scope, filter)))
    .groupBy(character.id)
    .orderBy(desc(messages), desc(character.id))
    .limit(since.limit);
}

export async function addCharacter(
  scope: Scope,
  row: typeof character.$inferInsert,
): Promise<boolean> {
  const added = await scope.db
    .insert(character)
    .values(row)
    .onConflictDoNothing({ target: character.id })
    .returning({ id: character.id });
  return added.length === 1;
}

export interface Activity {
  readonly character_id: string;
  readonly chats: number;
  readonly messages: number;
}

/** Adds up what happened; rows are touched in the order of their ids, so that two writers cannot deadlock. */
export async function addActivity(
  scope: Scope,
  day: string,
  activities: readonly Activity[],
): Promise<void> {
  const sorted = [...activities].sort((a, b) => (a.character_id < b.character_id ? -1 : 1));
  for (const { character_id, chats, messages } of sorted) {
    await scope.db
      .update(character)
      .set({
        chats: sql`${character.chats} + ${chats}`,
        messages: sql`${character.messages} + ${messages}`,
      })
      .where(eq(character.id, character_id));
    await scope.db
      .insert(character_day)
      .values({ character_id, day, site_id: scope.site_id, messages })
      .onConflictDoUpdate({
        target: [character_day.character_id, character_day.day],
        set: { messages: sql`${character_day.messages} + ${messages}` },
      });
  }
}
