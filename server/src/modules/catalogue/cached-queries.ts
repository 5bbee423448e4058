// What visitors ask of the catalogue, so that the answers can be kept: what each depends on, and how it is found.
import type { Character, charactersApi } from '@velour/contract/characters.ts';
import type { Answer } from '@velour/contract/endpoint.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createResponseCache, type CacheableQuery } from '../../platform/http/response-cache.ts';
import { readLeaders } from './activity.store.ts';
import { countByGender, countTags } from './public-counts.store.ts';
import type { Domes } from './domes.ts';
import type { CatalogueVersion } from './catalogue-version.ts';
import { allGenders, createLists, readWanted, type Browse, type Wanted } from './lists.ts';
import type { Filter } from './lists.store.ts';
import {
  type Rating,
  toCard,
  toCharacter,
  type AssetUrl,
  type Viewer,
  findPublic,
} from '../characters/service.ts';

interface Needs {
  readonly clock: Clock;
  readonly version: CatalogueVersion;
  readonly ratingsOf: (scope: Scope, viewer: Viewer) => Promise<readonly Rating[]>;
  readonly domes: Pick<Domes, 'list' | 'page'>;
  readonly assetUrl: AssetUrl;
  /** As this very viewer sees it, with what is the viewer's own. */
  readonly read: (scope: Scope, viewer: Viewer, id: string) => Promise<Character>;
}

interface About {
  readonly scope: Scope;
  readonly ratings: readonly Rating[];
  /** What was asked for, in one spelling. */
  readonly about: unknown;
}

type Sight = Pick<About, 'scope' | 'ratings'> & Pick<Filter, 'only'>;

const KEPT_BYTES = 48 * 1024 * 1024;
const KEPT_MS = 5 * 60_000;
const GENDER_LABELS = { female: 'Girls', anime: 'Anime', male: 'Boys' } as const;

type Api = typeof charactersApi;
type Paging = { readonly limit: number; readonly offset: number };
type OfGender = { readonly gender?: Gender | undefined };

const gendersOf = ({ gender }: OfGender): readonly Gender[] => (gender ? [gender] : allGenders);

export type CachedQueries = ReturnType<typeof createCachedQueries>;

export function createCachedQueries({
  clock,
  version: present,
  ratingsOf,
  domes,
  assetUrl,
  read,
}: Needs) {
  const lists = createLists({ clock, assetUrl });

  /** Answers differ by site, by what the viewer may see and by what was asked for: by nothing else. */
  const keyOf = ({ scope, ratings, about }: About): string =>
    JSON.stringify([scope.site_id, ratings, about]);

  const question = async <A>(
    asked: About & { readonly key?: string },
    find: (version: number) => Promise<A | undefined>,
  ): Promise<CacheableQuery<A>> => {
    const version = await present.versionOf(asked.scope.site_id);
    return { key: asked.key ?? keyOf(asked), version, find: () => find(version) };
  };

  /** A query in the same words comes as the same object, so what it means is worked out once. */
  const meanings = new WeakMap<Browse, Map<string, { wanted: Wanted; key: string }>>();
  const meaningOf = (browse: Browse, { scope, ratings, only }: Sight) => {
    const known = meanings.get(browse) ?? new Map<string, { wanted: Wanted; key: string }>();
    meanings.set(browse, known);
    const place = `${scope.site_id} ${ratings.join()} ${only}`;
    const found = known.get(place);
    if (found) return found;
    const wanted = readWanted(browse, ratings, only);
    const meaning = { wanted, key: keyOf({ scope, ratings, about: wanted }) };
    known.set(place, meaning);
    return meaning;
  };

  const page = (only: Filter['only']) => async (scope: Scope, viewer: Viewer, browse: Browse) => {
    const ratings = await ratingsOf(scope, viewer);
    const { wanted, key } = meaningOf(browse, { scope, ratings, only });
    const asked = { scope, ratings, about: wanted, key };
    return question<Answer<Api['list']>>(asked, (version) => lists.page(scope, wanted, version));
  };

  return {
    cache: createResponseCache({ clock, maxBytes: KEPT_BYTES, maxAgeMs: KEPT_MS }),

    browse: page(undefined),
    browseMembers: page('members'),
    browseExclusive: page('exclusive'),

    async genders(scope: Scope, viewer: Viewer) {
      const ratings = await ratingsOf(scope, viewer);
      return question<Answer<Api['genders']>>({ scope, ratings, about: '' }, async () => {
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

    async tags(scope: Scope, viewer: Viewer, ask: OfGender) {
      const ratings = await ratingsOf(scope, viewer);
      const genders = gendersOf(ask);
      return question<Answer<Api['tags']>>({ scope, ratings, about: genders }, async () => ({
        tags: await countTags(scope, { genders, ratings }),
      }));
    },

    async leaderboard(scope: Scope, viewer: Viewer, ask: OfGender & { limit: number }) {
      const ratings = await ratingsOf(scope, viewer);
      const board = { genders: gendersOf(ask), ratings, limit: ask.limit };
      return question<Answer<Api['leaderboard']>>({ scope, ratings, about: board }, async () => {
        const rows = await readLeaders(scope, board);
        const entries = rows.map((row, at) => ({
          rank: at + 1,
          messages: row.messages,
          character: toCard(row.character, assetUrl),
        }));
        return { entries };
      });
    },

    async domes(scope: Scope, viewer: Viewer, { gender }: OfGender) {
      const ratings = await ratingsOf(scope, viewer);
      return question<Answer<Api['domes']>>({ scope, ratings, about: gender ?? '' }, async () => ({
        domes: await domes.list(scope, { ratings, gender }),
      }));
    },

    async domeCharacters(scope: Scope, viewer: Viewer, ask: Paging & { id: string }) {
      const ratings = await ratingsOf(scope, viewer);
      return question<Answer<Api['domeCharacters']>>({ scope, ratings, about: ask }, () =>
        domes.page(scope, { ratings, ...ask }),
      );
    },

    /** What everybody with the same ratings may see is one answer for all of them; a private one is its owner's alone. */
    async one(scope: Scope, viewer: Viewer, id: string) {
      const ratings = await ratingsOf(scope, viewer);
      const shared = await question<Character>({ scope, ratings, about: id }, async () => {
        const row = await findPublic(scope, id, ratings);
        return row && toCharacter(row, assetUrl);
      });
      return { ...shared, alone: () => read(scope, viewer, id) };
    },
  };
}
