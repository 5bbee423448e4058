// Cacheable queries of the catalogue: the cache key, the version and the loader of each.
import type { Character, charactersApi } from '@velour/contract/characters.ts';
import type { HandlerReply } from '@velour/contract/endpoint.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { createResponseCache, type CacheableQuery } from '../../platform/http/response-cache.ts';
import { readLeaders } from './activity.store.ts';
import { countByGender, countTags } from './public-counts.store.ts';
import type { Domes } from './domes.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import type { CatalogueNeeds } from './service.ts';
import { allGenders, createLists, readWanted, type Browse, type Wanted } from './lists.ts';
import type { Filter } from './lists.store.ts';
import {
  type Rating,
  toCard,
  toCharacter,
  type Viewer,
  findPublic,
} from '../characters/service.ts';

interface Parts {
  readonly version: CatalogueVersion;
  readonly domes: Domes;
}

interface About {
  readonly scope: Scope;
  readonly ratings: readonly Rating[];
  /** The normalized query. */
  readonly about: unknown;
}

type Visibility = Pick<About, 'scope' | 'ratings'> & Pick<Filter, 'only'>;

const ON_DOMES_MS = 60_000;
const MAX_BYTES = 48 * 1024 * 1024;
const MAX_AGE_MS = 5 * 60_000;
const GENDER_LABELS = { female: 'Girls', anime: 'Anime', male: 'Boys' } as const;

type Api = typeof charactersApi;
type Paging = { readonly limit: number; readonly offset: number };
type OfGender = { readonly gender?: Gender | undefined };

const gendersOf = ({ gender }: OfGender): readonly Gender[] => (gender ? [gender] : allGenders);

export type CachedQueries = ReturnType<typeof createCachedQueries>;

export function createCachedQueries(
  { clock, characters }: CatalogueNeeds,
  { version: present, domes }: Parts,
) {
  const { ratingsOf, read, urls } = characters;
  const assetUrl = urls.shared;
  const lists = createLists({ clock, assetUrl });
  const onDomes = createTtlCache<string[]>({ clock, ttlMs: ON_DOMES_MS, maxEntries: 1_000 });

  /** Responses depend only on the site, the ratings visible to the viewer, and the query. */
  const keyOf = ({ scope, ratings, about }: About): string =>
    JSON.stringify([scope.site_id, ratings, about]);

  const cacheable = async <A>(
    query: About & { readonly key?: string },
    find: (version: number) => Promise<A | undefined>,
  ): Promise<CacheableQuery<A>> => {
    const version = await present.versionOf(query.scope.site_id);
    return { key: query.key ?? keyOf(query), version, find: () => find(version) };
  };

  /** The same URL is parsed to the same object, so its query is normalized once. */
  const normalized = new WeakMap<Browse, Map<string, { wanted: Wanted; key: string }>>();
  const normalize = (browse: Browse, { scope, ratings, only }: Visibility) => {
    const known = normalized.get(browse) ?? new Map<string, { wanted: Wanted; key: string }>();
    normalized.set(browse, known);
    const place = `${scope.site_id} ${ratings.join()} ${only}`;
    const found = known.get(place);
    if (found) return found;
    const wanted = readWanted(browse, ratings, only);
    const result = { wanted, key: keyOf({ scope, ratings, about: wanted }) };
    known.set(place, result);
    return result;
  };

  const page = (only: Filter['only']) => async (scope: Scope, viewer: Viewer, browse: Browse) => {
    const ratings = await ratingsOf(scope, viewer);
    const { wanted, key } = normalize(browse, { scope, ratings, only });
    const query = { scope, ratings, about: wanted, key };
    return cacheable<HandlerReply<Api['list']>>(query, async (version) => {
      if (!wanted.isOnDomesLast) return lists.page(scope, wanted, version);
      const place = JSON.stringify([scope.site_id, version, ratings, browse.gender]);
      const ids = await onDomes.read(place, () =>
        domes.shownIds(scope, { ratings, gender: browse.gender }),
      );
      return lists.pageOnDomesLast(scope, wanted, { onDomes: ids, version });
    });
  };

  return {
    cache: createResponseCache({ clock, maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS }),

    browse: page(undefined),
    browseMembers: page('members'),
    browseExclusive: page('exclusive'),

    async genders(scope: Scope, viewer: Viewer) {
      const ratings = await ratingsOf(scope, viewer);
      return cacheable<HandlerReply<Api['genders']>>({ scope, ratings, about: '' }, async () => {
        const rows = await countByGender(scope, { genders: allGenders, ratings });
        const counts = new Map(rows.map((row) => [row.gender, row.count]));
        const tabs = allGenders.map((value) => ({
          value,
          label: GENDER_LABELS[value],
          count: counts.get(value) ?? 0,
        }));
        return { genders: tabs };
      });
    },

    async tags(scope: Scope, viewer: Viewer, query: OfGender) {
      const ratings = await ratingsOf(scope, viewer);
      const genders = gendersOf(query);
      return cacheable<HandlerReply<Api['tags']>>({ scope, ratings, about: genders }, async () => ({
        tags: await countTags(scope, { genders, ratings }),
      }));
    },

    async leaderboard(scope: Scope, viewer: Viewer, query: OfGender & { limit: number }) {
      const ratings = await ratingsOf(scope, viewer);
      const board = { genders: gendersOf(query), ratings, limit: query.limit };
      return cacheable<HandlerReply<Api['leaderboard']>>(
        { scope, ratings, about: board },
        async () => {
          const rows = await readLeaders(scope, board);
          const entries = rows.map((row, at) => ({
            rank: at + 1,
            messages: row.messages,
            character: toCard(row.character, assetUrl),
          }));
          return { entries };
        },
      );
    },

    async domes(scope: Scope, viewer: Viewer, { gender }: OfGender) {
      const ratings = await ratingsOf(scope, viewer);
      const banner_dome = await domes.bannerDomeOf(scope);
      return cacheable<HandlerReply<Api['domes']>>(
        { scope, ratings, about: { gender, banner_dome } },
        () => domes.home(scope, { ratings, gender, banner_dome }),
      );
    },

    async domeCharacters(scope: Scope, viewer: Viewer, query: Paging & { id: string }) {
      const ratings = await ratingsOf(scope, viewer);
      return cacheable<HandlerReply<Api['domeCharacters']>>({ scope, ratings, about: query }, () =>
        domes.page(scope, { ratings, ...query }),
      );
    },

    /** Public characters share one response per set of ratings; a private character is loaded for its owner only. */
    async one(scope: Scope, viewer: Viewer, id: string) {
      const ratings = await ratingsOf(scope, viewer);
      const shared = await cacheable<Character>({ scope, ratings, about: id }, async () => {
        const row = await findPublic(scope, id, ratings);
        return row && toCharacter(row, assetUrl);
      });
      return { ...shared, alone: () => read(scope, viewer, id) };
    },
  };
}
