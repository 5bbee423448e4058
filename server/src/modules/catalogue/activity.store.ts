// The SQL of activity: collects increments, folds them into counts, and ranks the leaderboard.
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

/** Adds increments to be folded; rows are locked in the order of their ids, so that two writers cannot deadlock. */
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

/** Folds some increments into characters and days; returns the changed sites and the number of rows. */
export async function foldSome(
  db: Db,
  most: number,
): Promise<{ folded: number; site_ids: string[] }> {
  const { rows } = await db.execute<{ folded: number; site_ids: string[] | null }>(sql`
    with waiting as materialized (
      select character_id, day from character_activity order by character_id, day limit ${most} for update
    ), removed as (
      delete from character_activity using waiting
      where character_activity.character_id = waiting.character_id and character_activity.day = waiting.day
      returning character_activity.*
    ), days as (
      insert into character_day as known (character_id, day, site_id, messages)
      select removed.character_id, removed.day, character.site_id, removed.messages
      from removed join character on character.id = removed.character_id where removed.messages > 0
      on conflict (character_id, day) do update set messages = known.messages + excluded.messages
    ), sums as (
      select character_id, sum(chats) as chats, sum(messages) as messages, sum(likes) as likes from removed group by character_id
    ), changed as (
      update character set chats = character.chats + sums.chats, messages = character.messages + sums.messages,
        likes = character.likes + sums.likes
      from sums where character.id = sums.character_id returning character.site_id
    )
    select (select count(*)::int from removed) as folded, (select array_agg(distinct site_id::text) from changed) as site_ids`);
  return { folded: rows[0]?.folded ?? 0, site_ids: rows[0]?.site_ids ?? [] };
}

/** Stores the top hundred of each gender and rating since this day; returns the changed sites. */
export async function rankLeaders(db: Db, since: string): Promise<string[]> {
  const { rows } = await db.execute<{ site_id: string }>(sql`
    with sums as (
      select character_id, sum(messages) as messages from character_day where day >= ${since}::date group by character_id
    ), ranked as (
      select sums.character_id, character.site_id, sums.messages, row_number() over (
        partition by character.site_id, character.gender, character.rating
        order by sums.messages desc, sums.character_id desc) as rank
      from sums join character on character.id = sums.character_id where character.visibility = 'public' and not character.is_official
    ), leaders as materialized (
      select character_id, site_id, messages from ranked where rank <= 100
    ), removed as (
      delete from character_leader where character_id not in (select character_id from leaders) returning site_id
    ), put as (
      insert into character_leader as known (character_id, site_id, messages)
      select character_id, site_id, messages from leaders
      on conflict (character_id) do update set messages = excluded.messages
      where known.messages <> excluded.messages returning site_id
    ), raised as (
      update catalogue set version = version + 1
      where site_id in (select site_id from removed union select site_id from put) returning site_id
    )
    select site_id from raised`);
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
