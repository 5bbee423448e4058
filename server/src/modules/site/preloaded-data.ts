// The preloaded data of a page: cached responses of the catalogue for a visitor without a token.
import { PAGE_SIZE } from '@velour/contract/browse.ts';
import { charactersApi } from '@velour/contract/characters.ts';
import type { PublicConfig } from '@velour/contract/site.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { readCached } from '../../platform/http/bind-cached.ts';
import type { ImagePreload } from '../../platform/http/page-head.ts';
import type { CachedResponse } from '../../platform/http/response-cache.ts';
import type { FirstView, PageRequest } from '../../platform/http/page.ts';
import type { CachedQueries } from '../catalogue/service.ts';
import type { KnownSite } from '../sites/service.ts';
import { screenAt } from './page-metadata.rules.ts';
import type { createServerRendering } from './server-rendering.ts';
import {
  drawnGender,
  firstCalls,
  firstPictures,
  firstPortraits,
  type FirstPortraits,
  type FirstCall,
} from './preloaded-data.rules.ts';

export interface PreloadedDataNeeds {
  readonly db: Db;
  readonly queries: Pick<
    CachedQueries,
    'cache' | 'browse' | 'browseMembers' | 'domes' | 'tags' | 'leaderboard'
  >;
  /** Renders the first view of the preloaded data. */
  readonly views: Pick<ReturnType<typeof createServerRendering>, 'viewOf'>;
  readonly publicConfig: (site: KnownSite) => Promise<PublicConfig>;
  /** How long a page waits for data; the page requests late data itself. */
  readonly patienceMs?: number;
}

export interface PreloadedData {
  /** A JSON list of queries and responses, for the page. */
  readonly preloaded: string;
  readonly pictures: readonly ImagePreload[];
  readonly first_view: FirstView | undefined;
}

const MAX_WAIT_MS = 150;

export function createPreloadedData(needs: PreloadedDataNeeds) {
  const { db, queries, views, publicConfig, patienceMs = MAX_WAIT_MS } = needs;
  const { cache } = queries;
  const known = new WeakMap<CachedResponse, FirstPortraits>();

  const readers: Record<
    FirstCall['call'],
    (scope: Scope, query: FirstCall['query']) => Promise<CachedResponse | undefined>
  > = {
    list: async (scope, query) => {
      const read = charactersApi.list.query.parse({ ...query, limit: PAGE_SIZE });
      const cacheable = await queries.browse(scope, undefined, read);
      return readCached(cache, charactersApi.list, cacheable);
    },
    listPublic: async (scope, query) => {
      const read = charactersApi.listPublic.query.parse({ ...query, limit: PAGE_SIZE });
      const cacheable = await queries.browseMembers(scope, undefined, read);
      return readCached(cache, charactersApi.listPublic, cacheable);
    },
    domes: async (scope, query) => {
      const read = charactersApi.domes.query.parse(query);
      return readCached(cache, charactersApi.domes, await queries.domes(scope, undefined, read));
    },
    tags: async (scope, query) => {
      const read = charactersApi.tags.query.parse(query);
      return readCached(cache, charactersApi.tags, await queries.tags(scope, undefined, read));
    },
    leaderboard: async (scope, query) => {
      const read = charactersApi.leaderboard.query.parse(query);
      const cacheable = await queries.leaderboard(scope, undefined, read);
      return readCached(cache, charactersApi.leaderboard, cacheable);
    },
  };

  /** A response is parsed once for all pages with it. */
  const portraitsOf = (answer: CachedResponse): FirstPortraits => {
    const found = known.get(answer);
    if (found) return found;
    // A response of the calls above, trimmed by their contract.
    const reply = JSON.parse(answer.body.toString()) as Parameters<typeof firstPortraits>[0];
    const portraits = firstPortraits(reply);
    known.set(answer, portraits);
    return portraits;
  };

  return {
    async preloadedAt(site: KnownSite, { path, search }: Pick<PageRequest, 'path' | 'search'>) {
      const scope = openScope(db, site.id);
      const screen = screenAt(path);
      const calls = firstCalls(screen, search);
      const answers = await Promise.all(
        calls.map(({ call, query }) =>
          // A failed query is repeated by the page, which gets the error.
          soon(readers[call](scope, query), patienceMs).catch(() => undefined),
        ),
      );
      const texts = calls.flatMap((query, at) => {
        const reply = answers[at]?.body.toString();
        return reply === undefined ? [] : `${JSON.stringify(query).slice(0, -1)},"reply":${reply}}`;
      });
      const portraits = calls.flatMap(({ call }, at) => {
        const answer = answers[at];
        return answer ? [[call, portraitsOf(answer)]] : [];
      });
      const pictures = firstPictures(Object.fromEntries(portraits));
      const preloaded = `[${texts.join()}]`;
      const gender = drawnGender(screen, search);
      const isComplete = texts.length === calls.length;
      const first_view =
        gender && isComplete
          ? await views.viewOf({ config: await publicConfig(site), gender, answers: preloaded })
          : undefined;
      return { preloaded, pictures, first_view } satisfies PreloadedData;
    },
  };
}

/** Undefined where it takes longer. */
async function soon<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
