// The SQL of activity: what has happened is gathered, folded into the counts by and by, and ranked for the leaderboard.
import type { Gender } from '@velour/contract/scalars.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { person } from '../identity/tables.ts';
import { type Rating, characterRow, isOwner } from '../characters/service.ts';
import { character } from '../characters/tables.ts';
import { character_activity, character_leader } from './tables.ts';

export interface Activity {
  readonly character_id: string;
  readonly chats: number;
  readonly messages: number;
}

/** Adds to what waits to be folded; rows are touched in the order of their ids, so that two writers cannot deadlock. */
export async function addActivity(
  db: Db,
  day: string,
  activities: readonly Activity[],
): Promise<void> {
  const sorted = activities.toSorted((a, b) => (a.character_id < b.character_id ? -1 : 1));
  await db
    .insert(character_activity)
    .values(sorted.map((activity) => ({ ...activity, day })))
    .onConflictDoUpdate({
      target: [character_activity.character_id, character_activity.day],
      set: {
        chats: sql`${character_activity.chats} + excluded.chats`,
        messages: sql`${character_activity.messages} + excluded.messages`,
      },
    });
}

/** Folds some of what waits into the characters and their days; answers whose catalogues that changed, and how much. */
export async function foldSome(
  db: Db,
  most: number,
): Promise<{ folded: number; site_ids: string[] }> {
  const { rows } = await db.execute<{ folded: number; site_ids: string[] | null }>(sql`
    with waiting as materialized (
      select character_id, day from character_activity order by character_id, day limit ${most} for update
    ), gone as (
      delete from character_activity using waiting
      where character_activity.character_id = waiting.character_id and character_activity.day = waiting.day
      returning character_activity.*
    ), days as (
      insert into character_day as known (character_id, day, site_id, messages)
      select gone.character_id, gone.day, character.site_id, gone.messages
      from gone join character on character.id = gone.character_id where gone.messages > 0
      on conflict (character_id, day) do update set messages = known.messages + excluded.messages
    ), sums as (
      select character_id, sum(chats) as chats, sum(messages) as messages, sum(likes) as likes from gone group by character_id
    ), changed as (
      update character set chats = character.chats + sums.chats, messages = character.messages + sums.messages,
        likes = character.likes + sums.likes
      from sums where character.id = sums.character_id returning character.site_id
    )
    select (select count(*)::int from gone) as folded, (select array_agg(distinct site_id::text) from changed) as site_ids`);
  return { folded: rows[0]?.folded ?? 0, site_ids: rows[0]?.site_ids ?? [] };
}

/** Writes down the first hundred of each gender and rating since this day; answers whose boards have changed. */
export async function rankLeaders(db: Db, since: string): Promise<string[]> {
  const { rows } = await db.execute<{ site_id: string }>(sql`
    with sums as (
      select character_id, sum(messages) as messages from character_day where day >= ${since}::date group by character_id
    ), ranked as (
      select sums.character_id, character.site_id, sums.messages, row_number() over (
        partition by character.site_id, character.gender, character.rating
        order by sums.messages desc, sums.character_id desc) as rank
      from sums join character on character.id = sums.character_id where character.visibility = 'public'
    ), leaders as materialized (
      select character_id, site_id, messages from ranked where rank <= 100
    ), gone as (
      delete from character_leader where character_id not in (select character_id from leaders) returning site_id
    ), put as (
      insert into character_leader as known (character_id, site_id, messages)
      select character_id, site_id, messages from leaders
      on conflict (character_id) do update set messages = excluded.messages
      where known.messages <> excluded.messages returning site_id
    ), told as (
      update catalogue set version = version + 1
      where site_id in (select site_id from gone union select site_id from put) returning site_id
    )
    select site_id from told`);
  return rows.map((row) => row.site_id);
}

export interface Board {
  readonly genders: readonly Gender[];
  readonly ratings: readonly Rating[];
  readonly limit: number;
}

export async function readLeaders(scope: Scope, { genders, ratings, limit }: Board) {
  const { messages } = character_leader;
  return scope.db
    .select({ character: characterRow, messages })
    .from(character_leader)
    .innerJoin(character, eq(character.id, character_leader.character_id))
    .leftJoin(person, isOwner)
    .where(
      and(
        eq(character_leader.site_id, scope.site_id),
        eq(character.visibility, 'public'),
        inArray(character.gender, [...genders]),
        inArray(character.rating, [...ratings]),
      ),
    )
    .orderBy(desc(messages), desc(character.id))
    .limit(limit);
}
