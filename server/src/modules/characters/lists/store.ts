// The SQL of the catalogue's pages: along an index where the order decides, through an index where a filter does.
import type { Gender } from '@velour/contract/scalars.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../../platform/cursor.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Rating } from '../policy.ts';
import type { Sort } from '../rules.ts';
import type { CardRow } from '../store.ts';
import type { Search } from '../words/rules.ts';

export interface Filter {
  readonly genders: readonly Gender[];
  readonly ratings: readonly Rating[];
  readonly tags: readonly string[];
  readonly search: Search | undefined;
  readonly only: 'members' | 'exclusive' | undefined;
}

export interface Slice {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Cursor | undefined;
}

/** In a search: 0 found by name, 1 by name and tags, 2 by text; 0 in other lists. */
export type Tier = 0 | 1 | 2;

export type Listed = CardRow & { readonly tier: Tier };

/** Of a list with more in it than this, nobody is told how many beyond. */
export const EXACT_COUNT = 1_000;

/**
 * How far we walk along an order in the hope of what a filter wants, before we look for all that it wants. Tags stand
 * in the order's index; words are read from each character, which costs as much as finding one by them.
 */
const REACH = { tags: 20_000, words: 6_000, glance: 500 };

const place = { popular: sql.raw('messages'), new: sql.raw('created_at') };
const inOrder = sql.raw('place desc nulls last, id desc nulls last');
const kinds = {
  all: sql.raw(''),
  members: sql.raw('and not is_official'),
  exclusive: sql.raw('and is_exclusive'),
};

/** A page of everybody: one short walk along the order's index for each gender and rating, merged. */
export async function listAll(scope: Scope, filter: Filter, slice: Slice): Promise<Listed[]> {
  const { sort, limit, offset, cursor } = slice;
  const page = sql`
    select walk.id, walk.place, 0 as tier from ${branches(filter)} lateral (
      ${walkOf(scope, filter, slice)} limit ${offset + limit}
    ) walk
    order by ${inOrder} limit ${limit} offset ${offset}`;
  // The text behind a name must be the same each time.
  const name = `characters_${sort}_${filter.only ?? 'all'}_${cursor ? 'on' : 'first'}`;
  return (await runPrepared<RawCard>(scope.db, name, cardsOf(page))).map(toCardRow);
}

/** A page of what a filter finds, with how many that are: nothing but the count where they are too many. */
export async function listFew(
  scope: Scope,
  filter: Filter,
  slice: Slice,
): Promise<{ rows: Listed[]; count: number }> {
  const { limit, offset, cursor } = slice;
  const page = sql`
    select id, place, tier from found where ${
      cursor ? afterIn(slice.sort, cursor) : sql`true`
    } and (select count from counted) <= ${EXACT_COUNT}
    order by tier, ${inOrder} limit ${limit} offset ${offset}`;
  const { rows } = await scope.db.execute<RawCard & { count: number }>(sql`
    with found as materialized (
      select id, ${place[slice.sort]} as place, ${tierOf(filter)} as tier from character
      where ${isShown(scope, filter)} and ${isWanted(filter)} limit ${EXACT_COUNT + 1}
    ), counted as (select count(*)::int as count from found)
    select counted.count, card.* from counted left join (${cardsOf(page)}) card on true
    order by card.tier, ${inOrder}`);
  return {
    // Where there is no card the count stands alone.
    rows: rows.filter((row) => (row as { id: string | null }).id !== null).map(toCardRow),
    count: rows[0]?.count ?? 0,
  };
}

/** What is known of each tier: few are sorted as a whole, of many enough are met on a walk. */
export type Sizes = Map<Tier, 'few' | 'many'>;

/**
 * A page of a filter that finds many, tier by tier. What is found out about the tiers is noted in `sizes`, so that the
 * next page need not.
 */
export async function listMany(
  scope: Scope,
  filter: Filter,
  slice: Slice,
  sizes: Sizes,
): Promise<Listed[]> {
  const { cursor } = slice;
  const wanted = slice.offset + slice.limit;
  const met: { id: string; tier: Tier }[] = [];
  for (const tier of tiersOf(filter).filter((one) => one >= (cursor?.part ?? 0))) {
    const after = cursor && (cursor.part ?? 0) === tier ? cursor : undefined;
    const part = { ...slice, cursor: after, limit: wanted - met.length, tier };
    const ids = filter.search
      ? await searchTier(scope, filter, part, sizes)
      : ((await walkFor(scope, filter, part, REACH.tags)) ?? (await sortAll(scope, filter, part)));
    met.push(...ids.map((id) => ({ id, tier })));
    if (met.length >= wanted) break;
  }
  return readCards(scope, met.slice(slice.offset));
}

/** They lie close along the order, mostly, so that is glanced at first. */
async function searchTier(
  scope: Scope,
  filter: Filter,
  part: Part,
  sizes: Sizes,
): Promise<string[]> {
  const size = sizes.get(part.tier);
  if (size === undefined) {
    const near = await walkFor(scope, filter, part, REACH.glance);
    if (near) return near;
  }
  if (size !== 'many') {
    const few = await sortFew(scope, filter, part);
    sizes.set(part.tier, few ? 'few' : 'many');
    if (few) return few;
  }
  return (await walkFor(scope, filter, part, REACH.words)) ?? (await sortAll(scope, filter, part));
}

/** The cards of these in this order. */
export async function readCards(
  scope: Scope,
  chosen: readonly { readonly id: string; readonly tier: Tier }[],
): Promise<Listed[]> {
  if (chosen.length === 0) return [];
  const page = sql`select id, tier, -at as place from unnest(
    ${sql.param(chosen.map((one) => one.id))}::uuid[], ${sql.param(chosen.map((one) => one.tier))}::int[]
  ) with ordinality as chosen(id, tier, at)`;
  return (await runPrepared<RawCard>(scope.db, 'characters_chosen', cardsOf(page))).map(toCardRow);
}

type Part = Omit<Slice, 'offset'> & { readonly tier: Tier };

/** Undefined where the walk ended before enough was met, and there was more to walk. */
async function walkFor(
  scope: Scope,
  filter: Filter,
  part: Part,
  most: number,
): Promise<string[] | undefined> {
  const columns = sql.raw(filter.search ? ', tags, handles, words' : ', tags');
  const reach = most + 10 * part.limit;
  const { rows } = await scope.db.execute<{ id: string; fits: boolean; at: string }>(sql`
    select met.id, met.fits, met.at from ${branches(filter)} lateral (
      select * from (
        select id, place, row_number() over () as at, ${isWanted(filter, part.tier)} as fits from (
          ${walkOf(scope, filter, part, columns)} limit ${reach}
        ) walk
      ) steps
      where fits or at = ${reach} limit ${part.limit}
    ) met
    order by ${inOrder}`);
  // Beyond the last step of one gender's walk the others' are not the next ones any more.
  const end = rows.findIndex((row) => Number(row.at) === reach);
  const met = (end < 0 ? rows : rows.slice(0, end)).filter((row) => row.fits);
  return end < 0 || met.length >= part.limit
    ? met.slice(0, part.limit).map((row) => row.id)
    : undefined;
}

/** Undefined where they are so many that a walk meets enough of them sooner. */
async function sortFew(scope: Scope, filter: Filter, part: Part): Promise<string[] | undefined> {
  const { sort, cursor, limit, tier } = part;
  const { rows } = await scope.db.execute<{ count: number; id: string | null }>(sql`
    with found as materialized (
      select id, ${place[sort]} as place from character
      where ${isShown(scope, filter)} and ${isWanted(filter, tier)} limit ${REACH.words + 1}
    ), counted as (select count(*)::int as count from found)
    select counted.count, page.id from counted left join lateral (
      select id, place from found where count <= ${REACH.words} ${afterOf(sort, cursor, sql.raw('place'))}
      order by ${inOrder} limit ${limit}
    ) page on true
    order by ${inOrder}`);
  if ((rows[0]?.count ?? 0) > REACH.words) return undefined;
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

async function sortAll(scope: Scope, filter: Filter, part: Part): Promise<string[]> {
  const { sort, cursor, limit, tier } = part;
  const { rows } = await scope.db.execute<{ id: string }>(sql`
    with found as materialized (
      select id, ${place[sort]} as place from character
      where ${isShown(scope, filter)} and ${isWanted(filter, tier)} ${afterOf(sort, cursor)}
    ) select id from found order by ${inOrder} limit ${limit}`);
  return rows.map((row) => row.id);
}

const branches = ({ genders, ratings }: Filter): SQL =>
  sql`unnest(${sql.param(genders)}::text[]) as one(gender), unnest(${sql.param(ratings)}::text[]) as rated(rating),`;

const walkOf = (
  scope: Scope,
  filter: Filter,
  slice: Omit<Slice, 'offset'>,
  more = sql.raw(''),
): SQL => sql`
  select id, ${place[slice.sort]} as place ${more} from character
  where site_id = ${scope.site_id}::uuid and visibility = 'public'
    and gender = one.gender and rating = rated.rating ${kinds[filter.only ?? 'all']}
    ${afterOf(slice.sort, slice.cursor)}
  order by ${place[slice.sort]} desc nulls last, id desc nulls last`;

const isShown = (scope: Scope, { genders, ratings, only }: Filter): SQL => sql`
  site_id = ${scope.site_id}::uuid and visibility = 'public'
  and gender = any(${sql.param(genders)}::text[]) and rating = any(${sql.param(ratings)}::text[])
  ${kinds[only ?? 'all']}`;

/** Without a tier: in whichever of them. */
function isWanted({ tags, search }: Filter, tier?: Tier): SQL {
  const tagged = tags.length > 0 ? sql`tags @> ${sql.param(tags)}::text[]` : sql`true`;
  if (!search) return tagged;
  const inHandles = sql`handles @@ ${search.handles}::tsquery`;
  const inWords = search.words === undefined ? inHandles : sql`words @@ ${search.words}::tsquery`;
  const inName = sql`handles @@ ${search.name}::tsquery`;
  if (tier === undefined) return sql`${tagged} and ${inWords}`;
  if (tier === 0) return sql`${tagged} and ${inName}`;
  return tier === 1
    ? sql`${tagged} and ${inHandles} and not ${inName}`
    : sql`${tagged} and ${inWords} and not ${inHandles}`;
}

const tierOf = ({ search }: Filter): SQL =>
  search
    ? sql`case when handles @@ ${search.name}::tsquery then 0 when handles @@ ${search.handles}::tsquery then 1 else 2 end`
    : sql`0`;

const tiersOf = ({ search }: Filter): readonly Tier[] =>
  search ? (search.words === undefined ? [0, 1] : [0, 1, 2]) : [0];

const valueOf = (sort: Sort, { value }: Cursor): SQL =>
  sort === 'popular' ? sql`${value}::bigint` : sql`${new Date(value).toISOString()}::timestamptz`;

/** Compared as a pair, which an index walks to instead of past. */
const afterOf = (sort: Sort, cursor: Cursor | undefined, at = place[sort]): SQL =>
  cursor ? sql`and (${at}, id) < (${valueOf(sort, cursor)}, ${cursor.id}::uuid)` : sql.raw('');

const afterIn = (sort: Sort, cursor: Cursor): SQL => sql`(tier > ${cursor.part ?? 0} or
  (tier = ${cursor.part ?? 0} and (place, id) < (${valueOf(sort, cursor)}, ${cursor.id}::uuid)))`;

/** The cards of a page in its order, each read by its id: joined freely, a big table would be read as a whole. */
const cardsOf = (page: SQL): SQL => sql`
  select card.*, maker.creator_name, page.tier, page.place from (${page}) page
  cross join lateral (
    select id, owner_id, name, slug, gender, age, tagline, tags, is_official, is_exclusive, portrait_id, hover_id,
      portrait_preview, chats, messages, likes, created_at
    from character where character.id = page.id offset 0
  ) card
  left join lateral (
    select person.public_name as creator_name from person where person.id = card.owner_id offset 0
  ) maker on true
  order by page.tier, page.place desc nulls last, page.id desc nulls last`;

/** As the driver gives it: numbers of eight bytes and moments are text. */
type RawCard = Omit<Listed, 'messages' | 'created_at'> & {
  readonly messages: string;
  readonly created_at: string;
};

const toCardRow = (row: RawCard): Listed => ({
  ...row,
  messages: Number(row.messages),
  created_at: new Date(row.created_at),
});
