// The SQL of a member's public characters.
import { sql } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating } from '../characters/service.ts';
import type { Sort } from './lists.rules.ts';

export interface Of {
  readonly creator_id: string;
  readonly ratings: readonly Rating[];
}

const place = { popular: sql.raw('messages'), new: sql.raw('created_at') };

/** Filters by owner first, because one member has few characters, however large the catalogue is. */
const isShown = (scope: Scope, { creator_id, ratings }: Of) => sql`
  owner_id = ${creator_id}::uuid and site_id = ${scope.site_id}::uuid and visibility = 'public'
  and not is_official and rating = any(${sql.param(ratings)}::text[])`;

/** Undefined without a public character or a display name. */
export async function findCreator(scope: Scope, of: Of) {
  const { rows } = await scope.db.execute<Found>(sql`
    select person.id, person.public_name as name, sums.* from person, lateral (
      select count(*)::int as characters, sum(chats)::int as chats, sum(messages)::float8 as messages,
        sum(likes)::int as likes
      from character where ${isShown(scope, of)}
    ) sums
    where person.id = ${of.creator_id}::uuid and person.site_id = ${scope.site_id}::uuid
      and person.public_name is not null and sums.characters > 0`);
  return rows[0];
}

type Found = {
  readonly id: string;
  readonly name: string;
  readonly characters: number;
  readonly chats: number;
  readonly messages: number;
  readonly likes: number;
};

interface Page {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Cursor | undefined;
}

/** The ids of a page in its order. */
export async function listOf(
  scope: Scope,
  of: Of,
  { sort, limit, offset, cursor }: Page,
): Promise<string[]> {
  const value =
    sort === 'popular'
      ? sql`${cursor?.value ?? 0}::bigint`
      : sql`${new Date(cursor?.value ?? 0).toISOString()}::timestamptz`;
  const after = cursor ? sql`and (${place[sort]}, id) < (${value}, ${cursor.id}::uuid)` : sql``;
  const { rows } = await scope.db.execute<{ id: string }>(sql`
    select id from character where ${isShown(scope, of)} ${after}
    order by ${place[sort]} desc, id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => row.id);
}
