// Runs the calls of a page's first view, with the responses that the API gives a visitor without a token.
import { PAGE_SIZE } from '@velour/contract/browse.ts';
import { charactersApi } from '@velour/contract/characters.ts';
import { creatorsApi } from '@velour/contract/creators.ts';
import type { Endpoint, HandlerReply } from '@velour/contract/endpoint.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { studioApi } from '@velour/contract/studio.ts';
import { walletApi } from '@velour/contract/wallet.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { readCached } from '../../platform/http/bind-cached.ts';
import { trim } from '../../platform/http/gateway.ts';
import type { CachedQueries, CatalogueService } from '../catalogue/service.ts';
import type { FirstCall } from './preloaded-data.rules.ts';

export interface PreloadedCallsNeeds {
  readonly queries: Pick<
    CachedQueries,
    | 'cache'
    | 'browse'
    | 'browseMembers'
    | 'browseExclusive'
    | 'domes'
    | 'tags'
    | 'leaderboard'
    | 'one'
    | 'domeCharacters'
  >;
  readonly domes: Pick<CatalogueService['domes'], 'find'>;
  readonly creators: Pick<CatalogueService['creators'], 'read' | 'characters'>;
  readonly shared: (
    scope: Scope,
    query: { readonly gender: Gender | undefined; readonly limit: number },
  ) => Promise<HandlerReply<typeof studioApi.shared>>;
  readonly plans: (scope: Scope) => Promise<HandlerReply<typeof walletApi.plans>>;
}

export interface Answer {
  readonly body: Buffer;
}

type Reader = (scope: Scope, query: FirstCall['query']) => Promise<Answer | undefined>;

export function createPreloadedCalls(
  needs: PreloadedCallsNeeds,
): Record<FirstCall['call'], Reader> {
  const { queries, domes, creators, shared, plans } = needs;
  const { cache } = queries;
  return {
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
    exclusive: async (scope, query) => {
      const read = charactersApi.exclusive.query.parse(query);
      const cacheable = await queries.browseExclusive(scope, undefined, read);
      return readCached(cache, charactersApi.exclusive, cacheable);
    },
    exclusive_pages: async (scope, query) => {
      const read = charactersApi.exclusive.query.parse({ ...query, limit: PAGE_SIZE });
      const cacheable = await queries.browseExclusive(scope, undefined, read);
      return readCached(cache, charactersApi.exclusive, cacheable);
    },
    dome: async (scope, { dome_id = '' }) => {
      const dome = await domes.find(scope, dome_id);
      return dome && encode(charactersApi.dome, dome);
    },
    dome_characters: async (scope, { dome_id = '' }) => {
      const read = charactersApi.domeCharacters.query.parse({ limit: PAGE_SIZE });
      const cacheable = await queries.domeCharacters(scope, undefined, { id: dome_id, ...read });
      return readCached(cache, charactersApi.domeCharacters, cacheable);
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
    // Only responses that all visitors share: private characters are not cached there.
    character: async (scope, { char_id = '' }) =>
      readCached(cache, charactersApi.read, await queries.one(scope, undefined, char_id)),
    creator: async (scope, { creator_id = '' }) =>
      encode(creatorsApi.read, await creators.read(scope, undefined, creator_id)),
    creator_characters: async (scope, { creator_id = '' }) => {
      const read = creatorsApi.characters.query.parse({ limit: PAGE_SIZE });
      const page = await creators.characters(scope, undefined, { id: creator_id, ...read });
      return encode(creatorsApi.characters, page);
    },
    shared: async (scope, query) => {
      const { gender, limit } = studioApi.shared.query.parse({ ...query, limit: PAGE_SIZE });
      return encode(studioApi.shared, await shared(scope, { gender, limit }));
    },
    plans: async (scope) => encode(walletApi.plans, await plans(scope)),
  };
}

const encode = <E extends Endpoint>({ reply }: E, value: HandlerReply<E>): Answer => ({
  body: Buffer.from(JSON.stringify(trim(reply, value))),
});
