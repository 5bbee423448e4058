// The SQL of the catalogue's pages: along an index if the order decides, through an index if a filter does.
import type { Gender } from '@velour/contract/scalars.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Rating, CardRow } from '../characters/service.ts';
import type { Sort } from './lists.rules.ts';
import type { Search } from '@velour/text-search/search-words.ts';

export interface Filter {
  readonly genders: readonly Gender[];
  readonly ratings: readonly Rating[];
  readonly tags: readonly string[];
  readonly search: Search | undefined;
  readonly only: 'members' | 'exclusive' | undefined;
  /** Ids to exclude from a list without tags and search. */
  readonly except?: readonly string[] | undefined;
}

export interface Slice {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Cursor | undefined;
}

/** The part of a search's results: 0 found by name, 1 by name and tags, 2 by text; 0 in other lists. */
export type Tier = 0 | 1 | 2;

export type Listed = CardRow & { readonly tier: Tier };

/** Longer lists are counted only up to this number. */
export const EXACT_COUNT = 1_000;

/**
 * How many rows an index scan in list order reads for a filter, before all matches are collected instead. Tags are
 * part of that index, so a step that filters by tags costs a tenth of one that reads words from a character.
 */
const REACH = { tags: 40_000, words: 6_000 };
const GLANCE = { tags: 4_000, words: 500 };
/** Tiers up to this size are read and sorted completely, which is faster than an index scan. */
const FEW = { tags: 1_500, words: 6_000 };

const place = { popular: sql.raw('messages'), new: sql.raw('created_at') };
const inOrder = sql.raw('place desc nulls last, id desc nulls last');
const kinds = {
  all: sql.raw(''),
  members: sql.raw('and not is_official'),
  exclusive: sql.raw('and is_exclusive'),
};

/** A page of all characters, by an index scan in list order. */
export async function listAll(scope: Scope, filter: Filter, slice: Slice): Promise<Listed[]> {
  const { sort, limit, offset, cursor } = slice;
  const page = sql`
    select id, place, 0 as tier from (${walkOf(scope, filter, slice, offset + limit)}) walk
    order by ${inOrder} limit ${limit} offset ${offset}`;
  // A prepared statement's name must always have the same text.
  const arms = filter.genders.length * filter.ratings.length;
  const kind = `${filter.only ?? 'all'}${filter.except ? '_except' : ''}`;
  const name = `characters_${sort}_${kind}_${arms}_${cursor ? 'on' : 'first'}`;
  return (await runPrepared<RawCard>(scope.db, name, cardsOf(page))).map(toCardRow);
}

/** A page of a filter's matches with their number; only the number if there are too many. */
export async function listFew(
  scope: Scope,
  filter: Filter,
  slice: Slice,
): Promise<{ rows: Listed[]; count: number }> {
  const { limit, offset, cursor } = slice;
  const page = sql`
    select id, place, tier from tiered where ${cursor ? afterIn(slice.sort, cursor) : sql`true`}
    order by tier, ${inOrder} limit ${limit} offset ${offset}`;
  // The CTE has no limit, so that the planner expects to read all matches: with a limit, it would scan the whole table
  // in list order, expecting to find them early.
  const { rows } = await scope.db.execute<RawCard & { count: number }>(sql`
    with wanted as materialized (
      select id, ${place[slice.sort]} as place from character
      where ${isShown(scope, filter)} and ${isWanted(filter)}
    ), found as materialized (select * from wanted limit ${EXACT_COUNT + 1}),
    counted as (select count(*)::int as count from found),
    tiered as materialized (
      select found.*, ${tierOf(filter)} as tier from found, counted where count <= ${EXACT_COUNT}
    )
    select counted.count, card.* from counted left join (${cardsOf(page)}) card on true
    order by card.tier, ${inOrder}`);
  return {
    // A row without a card contains only the count.
    rows: rows.filter((row) => (row as { id: string | null }).id !== null).map(toCardRow),
    count: rows[0]?.count ?? 0,
  };
}

/**
 * The known size of each tier: `few` are sorted completely, `many` are found by an index scan, for `some` both are
 * tried.
 */
export type Sizes = Map<Tier, 'none' | 'some' | 'few' | 'many'>;

/**
 * A page of a filter with many matches, tier by tier. The sizes of tiers are recorded in `sizes` for the next pages.
 */
export async function listMany(
  scope: Scope,
  filter: Filter,
  slice: Slice,
  sizes: Sizes,
): Promise<Listed[]> {
  const { cursor } = slice;
  const wanted = slice.offset + slice.limit;
  const found: { id: string; tier: Tier }[] = [];
  for (const tier of tiersOf(filter).filter((one) => one >= (cursor?.part ?? 0))) {
    const after = cursor && (cursor.part ?? 0) === tier ? cursor : undefined;
    const part = { ...slice, cursor: after, limit: wanted - found.length, tier };
    const ids = filter.search
      ? await searchTier(scope, filter, part, sizes)
      : await findMany(scope, filter, part);
    found.push(...ids.map((id) => ({ id, tier })));
    if (found.length >= wanted) break;
  }
  return readCards(scope, found.slice(slice.offset));
}

/** Matches are usually close together in list order, so a short index scan is tried first. */
async function searchTier(
  scope: Scope,
  filter: Filter,
  part: Part,
  sizes: Sizes,
): Promise<string[]> {
  if (!sizes.has(part.tier))
    sizes.set(part.tier, (await isAnybody(scope, filter, part.tier)) ? 'some' : 'none');
  if (sizes.get(part.tier) === 'none') return [];
  if (sizes.get(part.tier) === 'some') {
    const near = await walkFor(scope, filter, part, GLANCE);
    if (near.isWhole) return near.ids;
    // If a third of the page was found, an index scan finds the rest faster than sorting all matches.
    if (near.ids.length * 3 >= part.limit) sizes.set(part.tier, 'many');
  }
  if (sizes.get(part.tier) !== 'many') {
    const ids = await sortFew(scope, filter, part);
    sizes.set(part.tier, ids ? 'few' : 'many');
    if (ids) return ids;
  }
  return findMany(scope, filter, part);
}

async function findMany(scope: Scope, filter: Filter, part: Part): Promise<string[]> {
  const found = await walkFor(scope, filter, part, REACH);
  return found.isWhole ? found.ids : sortAll(scope, filter, part);
}

/** The cards of these ids, in their order. */
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

async function isAnybody(scope: Scope, filter: Filter, tier: Tier): Promise<boolean> {
  const { rows } = await scope.db.execute<{ is_anybody: boolean }>(sql`
    with wanted as materialized (
      select 1 from character where ${isShown(scope, filter)} and ${isWanted(filter, tier)}
    ) select exists (select from wanted) as is_anybody`);
  return rows[0]?.is_anybody ?? false;
}

/** `isWhole` is false if the scan reached its limit before the page was complete. */
async function walkFor(
  scope: Scope,
  filter: Filter,
  part: Part,
  most: typeof REACH,
): Promise<{ ids: string[]; isWhole: boolean }> {
  const reach = (filter.tags.length > 0 ? most.tags : most.words) + 10 * part.limit;
  // The steps are already in order; an explicit sort would read all of them first.
  const { rows } = await scope.db.execute<{ id: string; fits: boolean; at: string }>(sql`
    select * from (
      select id, fits, at from (
        select id, row_number() over () as at, ${fitsOnWalk(filter, part.tier)} as fits
        from (${walkOf(scope, filter, part, reach)}) walk
      ) steps
      where fits or at = ${reach} limit ${part.limit}
    ) met order by at`);
  const ids = rows.filter((row) => row.fits).map((row) => row.id);
  const isAtEnd = rows.every((row) => Number(row.at) < reach);
  return { ids, isWhole: isAtEnd || ids.length >= part.limit };
}

/** Tags are compared in the index; words are read only from rows with all tags. */
function fitsOnWalk(filter: Filter, tier: Tier): SQL {
  if (filter.tags.length === 0 || !filter.search) return isWanted(filter, tier);
  return sql`case when ${isTagged(filter)} then (
    select ${isFound(filter.search, tier)} from character where character.id = walk.id
  ) else false end`;
}

/** Undefined if there are so many matches that an index scan is faster. */
async function sortFew(scope: Scope, filter: Filter, part: Part): Promise<string[] | undefined> {
  const { sort, cursor, limit, tier } = part;
  const few = filter.tags.length > 0 ? FEW.tags : FEW.words;
  const { rows } = await scope.db.execute<{ count: number; id: string | null }>(sql`
    with wanted as materialized (
      select id, ${place[sort]} as place from character
      where ${isShown(scope, filter)} and ${isWanted(filter, tier)}
    ), found as materialized (select * from wanted limit ${few + 1}),
    counted as (select count(*)::int as count from found)
    select counted.count, page.id from counted left join lateral (
      select id, place from found where count <= ${few} ${afterOf(sort, cursor, sql.raw('place'))}
      order by ${inOrder} limit ${limit}
    ) page on true
    order by ${inOrder}`);
  if ((rows[0]?.count ?? 0) > few) return undefined;
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

/**
 * An index scan in list order: one scan per gender and rating, of which the database reads only as many rows as needed.
 */
function walkOf(
  scope: Scope,
  { genders, ratings, tags, search, only, except }: Filter,
  { sort, cursor }: Omit<Slice, 'offset' | 'limit'>,
  most: number,
): SQL {
  const read = sql.raw(tags.length > 0 ? ', tags' : search ? ', keywords, words' : '');
  const left = except ? sql`and id <> all(${sql.param([...except])}::uuid[])` : sql.raw('');
  const arms = genders.flatMap((gender) =>
    ratings.map(
      (rating) => sql`(
        select id, ${place[sort]} as place ${read} from character
        where site_id = ${scope.site_id}::uuid and visibility = 'public'
          and gender = ${gender} and rating = ${rating} ${kinds[only ?? 'all']} ${left} ${afterOf(sort, cursor)}
        order by ${place[sort]} desc nulls last, id desc nulls last limit ${most})`,
    ),
  );
  return sql`select * from (${sql.join(arms, sql` union all `)}) arms order by ${inOrder} limit ${most}`;
}

const isShown = (scope: Scope, { genders, ratings, only }: Filter): SQL => sql`
  site_id = ${scope.site_id}::uuid and visibility = 'public'
  and gender = any(${sql.param(genders)}::text[]) and rating = any(${sql.param(ratings)}::text[])
  ${kinds[only ?? 'all']}`;

/** Without a tier, matches of any tier. */
function isWanted(filter: Filter, tier?: Tier): SQL {
  const { search } = filter;
  return search ? sql`${isTagged(filter)} and ${isFound(search, tier)}` : isTagged(filter);
}

const isTagged = ({ tags }: Filter): SQL =>
  tags.length > 0 ? sql`tags @> ${sql.param(tags)}::text[]` : sql`true`;

function isFound({ name, keywords, words }: Search, tier?: Tier): SQL {
  const inKeywords = sql`keywords @@ ${keywords}::tsquery`;
  const inWords = words === undefined ? inKeywords : sql`words @@ ${words}::tsquery`;
  if (tier === undefined) return inWords;
  if (tier === 0) return sql`keywords @@ ${name}::tsquery`;
  return tier === 1
    ? sql`keywords @@ ${`(${keywords}) & !(${name})`}::tsquery`
    : sql`${inWords} and not ${inKeywords}`;
}

const tierOf = ({ search }: Filter): SQL =>
  search
    ? sql`(
      select case when keywords @@ ${search.name}::tsquery then 0 when keywords @@ ${search.keywords}::tsquery then 1 else 2 end
      from character where character.id = found.id)`
    : sql`0`;

const tiersOf = ({ search }: Filter): readonly Tier[] =>
  search ? (search.words === undefined ? [0, 1] : [0, 1, 2]) : [0];

const valueOf = (sort: Sort, { value }: Cursor): SQL =>
  sort === 'popular' ? sql`${value}::bigint` : sql`${new Date(value).toISOString()}::timestamptz`;

/** A row comparison, which the index seeks directly. */
const afterOf = (sort: Sort, cursor: Cursor | undefined, at = place[sort]): SQL =>
  cursor ? sql`and (${at}, id) < (${valueOf(sort, cursor)}, ${cursor.id}::uuid)` : sql.raw('');

const afterIn = (sort: Sort, cursor: Cursor): SQL => sql`(tier > ${cursor.part ?? 0} or
  (tier = ${cursor.part ?? 0} and (place, id) < (${valueOf(sort, cursor)}, ${cursor.id}::uuid)))`;

/**
 * The cards of a page in order, each read by its id: with a plain join, the planner might read a large table
 * completely.
 */
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

/** As returned by the driver: 64-bit numbers and timestamps are strings. */
type RawCard = Omit<Listed, 'messages' | 'created_at'> & {
  readonly messages: string;
  readonly created_at: string;
};

const toCardRow = (row: RawCard): Listed => ({
  ...row,
  messages: Number(row.messages),
  created_at: new Date(row.created_at),
});
