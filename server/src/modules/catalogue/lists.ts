// The pages of the catalogue: selects the query plan for a filter, and counts the matches.
import type { CharacterPage } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { invalidCursor, pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { countShown } from './public-counts.store.ts';
import { type Rating, toCard, type AssetUrl } from '../characters/service.ts';
import { cursorOf, readTags, type Sort } from './lists.rules.ts';
import {
  canBeCompleted,
  canBeMisspelled,
  complete,
  readSearch,
  respell,
  type Search,
} from '@velour/text-search/search-words.ts';
import { findAlike, findCompletions } from './search-words.store.ts';
import * as store from './lists.store.ts';
import type { Filter, Listed, Sizes, Slice } from './lists.store.ts';

export interface Browse {
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
  readonly tags?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly search?: string | undefined;
  readonly sort: Sort;
  readonly on_domes?: 'last' | undefined;
}

/** The normalized query. */
export interface Wanted {
  readonly filter: Filter;
  readonly slice: Slice;
  /** True for a search without words, which finds nothing. */
  readonly isEmpty: boolean;
  /** True to list the characters of the home page's domes last. */
  readonly isOnDomesLast: boolean;
}

type Page = z.input<typeof CharacterPage>;
type Few = Awaited<ReturnType<typeof store.listFew>>;
type Found = { readonly rows: readonly Listed[]; readonly total_count: number };

export const allGenders: readonly Gender[] = ['female', 'anime', 'male'];

/** The cursor's part number for the characters on domes; the parts of a search have lower numbers. */
const ON_DOMES = 3;

/** Throws `request.invalid` for a cursor of another list. */
export function readWanted(
  { gender, search: text, tags, cursor: written, on_domes, ...slice }: Browse,
  ratings: readonly Rating[],
  only?: Filter['only'],
): Wanted {
  const search = text?.trim() ? readSearch(text) : undefined;
  const cursor = readCursor(written);
  const isOnDomesLast = on_domes === 'last' && !text?.trim() && readTags(tags).length === 0;
  const isOfList =
    cursor === undefined ||
    (search
      ? (cursor.part ?? ON_DOMES) < ON_DOMES
      : !('part' in cursor) || (isOnDomesLast && cursor.part === ON_DOMES));
  if (!isOfList) throw invalidCursor();
  return {
    filter: {
      genders: gender ? [gender] : allGenders,
      ratings,
      tags: readTags(tags),
      search,
      only,
    },
    slice: { ...slice, cursor },
    isEmpty: Boolean(text?.trim()) && !search,
    isOnDomesLast,
  };
}

const CACHED_MS = 60_000;
/** A prefix of more words is not expanded. */
const MAX_COMPLETIONS = 12;

/** Only counts are cached here; pages are cached by the response cache. */
export function createLists({ clock, assetUrl }: { clock: Clock; assetUrl: AssetUrl }) {
  const totals = createTtlCache<number>({ clock, ttlMs: CACHED_MS, maxEntries: 5_000 });
  // That a filter has more than a thousand matches is cached for a minute, so that not every page counts them.
  const many = createTtlCache<boolean>({ clock, ttlMs: CACHED_MS, maxEntries: 5_000 });
  const tiers = createTtlCache<Sizes>({ clock, ttlMs: CACHED_MS, maxEntries: 5_000 });
  const completions = createTtlCache<Awaited<ReturnType<typeof findCompletions>>>({
    clock,
    ttlMs: CACHED_MS,
    maxEntries: 5_000,
  });
  const spelledAlike = createTtlCache<string[] | undefined>({
    clock,
    ttlMs: CACHED_MS,
    maxEntries: 5_000,
  });

  /** The number from the database's own counters; undefined if there is no counter for the filter. */
  const totalOf = async (
    scope: Scope,
    { genders, ratings, tags, search, only }: Filter,
    version: number,
  ): Promise<number | undefined> => {
    const [tag, ...others] = tags;
    if (search || others.length > 0 || (tag && only)) return undefined;
    const filter = { genders, ratings, tag, only };
    const key = JSON.stringify([scope.site_id, version, filter]);
    return totals.read(key, () => countShown(scope, filter));
  };

  const find = async (scope: Scope, { filter, slice }: Wanted, version: number): Promise<Found> => {
    const one_more = { ...slice, limit: slice.limit + 1, offset: slice.cursor ? 0 : slice.offset };
    if (!filter.search && filter.tags.length === 0) {
      const [rows, total = 0] = await Promise.all([
        store.listAll(scope, filter, one_more),
        totalOf(scope, filter, version),
      ]);
      return { rows, total_count: total };
    }
    const total = await totalOf(scope, filter, version);
    if (total === 0) return { rows: [], total_count: 0 };
    let few: Few | undefined;
    const readFew = async (): Promise<Few> =>
      (few ??= await store.listFew(scope, filter, one_more));
    const key = JSON.stringify([scope.site_id, filter]);
    const isMany =
      total === undefined
        ? await many.read(key, async () => (await readFew()).count > store.EXACT_COUNT)
        : total > store.EXACT_COUNT;
    if (!isMany) {
      const { rows, count } = await readFew();
      if (count <= store.EXACT_COUNT) return { rows, total_count: count };
    }
    const sizes = await tiers.read(key, () => Promise.resolve(new Map()));
    const rows = await store.listMany(scope, filter, one_more, sizes);
    return { rows, total_count: total ?? store.EXACT_COUNT + 1 };
  };

  /** Expands prefixes to indexed words if all are stored; undefined if a prefix has no word. */
  const completed = async (
    scope: Scope,
    search: Search,
    version: number,
  ): Promise<Search | undefined> => {
    const beginnings = search.terms.filter(canBeCompleted);
    if (beginnings.length === 0) return search;
    const key = JSON.stringify([scope.site_id, version, beginnings]);
    const all = await completions.read(key, () =>
      findCompletions(scope, { beginnings, most: MAX_COMPLETIONS + 1 }),
    );
    if (all.some(({ words }) => words.length === 0)) return undefined;
    const few = all.filter(({ words }) => words.length <= MAX_COMPLETIONS);
    return complete(search, new Map(few.map(({ beginning, words }) => [beginning, words])));
  };

  const findTyped = async (scope: Scope, wanted: Wanted, version: number): Promise<Found> => {
    const { filter } = wanted;
    if (!filter.search) return find(scope, wanted, version);
    const search = await completed(scope, filter.search, version);
    return search
      ? find(scope, { ...wanted, filter: { ...filter, search } }, version)
      : { rows: [], total_count: 0 };
  };

  /** Undefined if no word is misspelled, or if a misspelled word has no similar spelling. */
  const respelled = async (scope: Scope, search: Search): Promise<Search | undefined> => {
    const alike = new Map<string, readonly string[]>();
    for (const term of search.terms.filter(canBeMisspelled)) {
      const key = JSON.stringify([scope.site_id, term]);
      const spellings = await spelledAlike.read(key, async () => findAlike(scope, term));
      if (spellings) alike.set(term, spellings);
    }
    return alike.size === 0 ? undefined : respell(search, alike);
  };

  /** Searches for the words as typed; for similar spellings only if nothing is found. */
  const findForgiving = async (
    scope: Scope,
    wanted: Wanted,
    version: number,
  ): Promise<Found & { is_similar: boolean }> => {
    const found = await findTyped(scope, wanted, version);
    const { search } = wanted.filter;
    if (!search || found.total_count > 0) return { ...found, is_similar: false };
    const meant = await respelled(scope, search);
    if (!meant) return { ...found, is_similar: false };
    const filter = { ...wanted.filter, search: meant };
    const similar = await find(scope, { ...wanted, filter }, version);
    return { ...similar, is_similar: similar.total_count > 0 };
  };

  /** First all other characters, then those on domes in their order. */
  const findOnDomesLast = async (
    scope: Scope,
    { filter, slice }: Wanted,
    { onDomes, version }: { onDomes: readonly string[]; version: number },
  ) => {
    const { limit, sort, cursor } = slice;
    const isPast = cursor?.part === ON_DOMES;
    const [others, total_count = 0] = await Promise.all([
      isPast
        ? []
        : store.listAll(
            scope,
            { ...filter, except: onDomes },
            { ...slice, limit: limit + 1, offset: cursor ? 0 : slice.offset },
          ),
      totalOf(scope, filter, version),
    ]);
    const last = others[limit - 1];
    if (others.length > limit && last) {
      return { rows: others.slice(0, limit), total_count, next: cursorOf(last, sort) };
    }
    const skipped = cursor ? 0 : Math.max(0, slice.offset - (total_count - onDomes.length));
    const from = isPast ? cursor.value : skipped;
    const to = from + limit - others.length;
    const chosen = onDomes.slice(from, to).map((id) => ({ id, tier: 0 as const }));
    const next = onDomes[to];
    return {
      rows: [...others, ...(await store.readCards(scope, chosen))],
      total_count,
      next: next === undefined ? undefined : { value: to, id: next, part: ON_DOMES },
    };
  };

  return {
    /** A list with the characters of the home page's domes last. */
    async pageOnDomesLast(
      scope: Scope,
      wanted: Wanted,
      how: { onDomes: readonly string[]; version: number },
    ): Promise<Page> {
      const { limit, offset } = wanted.slice;
      const { rows, total_count, next } = await findOnDomesLast(scope, wanted, how);
      return {
        characters: rows.map((row) => toCard(row, assetUrl)),
        total_count,
        is_similar: false,
        limit,
        offset,
        next_cursor: next ? writeCursor(next) : null,
      };
    },

    /** `version` is the catalogue's version: counts are cached until it changes. */
    async page(scope: Scope, wanted: Wanted, version: number): Promise<Page> {
      const { limit, offset, sort } = wanted.slice;
      const { rows, total_count, is_similar } = wanted.isEmpty
        ? { rows: [], total_count: 0, is_similar: false }
        : await findForgiving(scope, wanted, version);
      const { shown, next_cursor } = pageOf(rows, limit, (last) =>
        writeCursor(cursorOf(last, sort, wanted.filter.search ? last.tier : undefined)),
      );
      return {
        characters: shown.map((row) => toCard(row, assetUrl)),
        total_count,
        is_similar,
        limit,
        offset,
        next_cursor,
      };
    },
  };
}
