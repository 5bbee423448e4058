// The catalogue's calls: lists, domes, likes and creators, and the admin calls of domes and tags.
import { charactersApi } from '@velour/contract/characters.ts';
import { creatorsApi } from '@velour/contract/creators.ts';
import { curationApi } from '@velour/contract/curation.ts';
import { likesApi } from '@velour/contract/likes.ts';
import { bindCached } from '../../platform/http/bind-cached.ts';
import { bind, bindAll, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import type { CatalogueService } from './service.ts';

export function catalogueRoutes(gateway: Gateway, catalogue: CatalogueService): void {
  listRoutes(gateway, catalogue);
  likeRoutes(gateway, catalogue);
  adminRoutes(gateway, catalogue);
}

function listRoutes(gateway: Gateway, { queries, domes }: CatalogueService): void {
  const { cache } = queries;
  bindCached(gateway, charactersApi.domes, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.domes(scope, actor, query),
  });
  bind(gateway, charactersApi.dome, ({ scope, params }) => domes.read(scope, params.dome_id));
  bindCached(gateway, charactersApi.domeCharacters, {
    cache,
    queryOf: ({ scope, actor, params, query }) =>
      queries.domeCharacters(scope, actor, { id: params.dome_id, ...query }),
  });
  bindCached(gateway, charactersApi.genders, {
    cache,
    queryOf: ({ scope, actor }) => queries.genders(scope, actor),
  });
  bindCached(gateway, charactersApi.list, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.browse(scope, actor, query),
  });
  bindCached(gateway, charactersApi.listPublic, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.browseMembers(scope, actor, query),
  });
  bindCached(gateway, charactersApi.exclusive, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.browseExclusive(scope, actor, query),
  });
  bindCached(gateway, charactersApi.tags, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.tags(scope, actor, query),
  });
  bindCached(gateway, charactersApi.leaderboard, {
    cache,
    queryOf: ({ scope, actor, query }) => queries.leaderboard(scope, actor, query),
  });
  bindCached(gateway, charactersApi.read, {
    cache,
    queryOf: ({ scope, actor, params }) => queries.one(scope, actor, params.char_id),
  });
}

function likeRoutes(gateway: Gateway, { likes, creators }: CatalogueService): void {
  bindAll(gateway, likesApi, {
    list: ({ scope, actor, query }) => likes.list(scope, actor, query),
    read: ({ scope, actor, params }) => likes.read(scope, actor, params.char_id),
    add: ({ scope, actor, params }) => likes.add(scope, actor, params.char_id),
    remove: ({ scope, actor, params }) => likes.remove(scope, actor, params.char_id),
  });
  bindAll(gateway, creatorsApi, {
    read: ({ scope, actor, params }) => creators.read(scope, actor, params.creator_id),
    characters: ({ scope, actor, params, query }) =>
      creators.characters(scope, actor, { id: params.creator_id, ...query }),
  });
}

function adminRoutes(gateway: Gateway, catalogue: CatalogueService): void {
  const { domesAdmin, tagsAdmin, undo } = catalogue;
  bindPrepared(gateway, curationApi.addDome, ({ actor, body }) => domesAdmin.add(actor, body));
  bindAll(gateway, curationApi, {
    domes: ({ scope }) => domesAdmin.list(scope),
    orderDomes: ({ scope, actor, body }) => domesAdmin.order(scope, actor, body.ids),
    editDome: ({ scope, actor, params, body }) =>
      domesAdmin.edit(scope, actor, { id: params.dome_id, ...body }),
    removeDome: ({ scope, actor, params }) => domesAdmin.remove(scope, actor, params.dome_id),
    domeCharacters: ({ scope, params }) => domesAdmin.characters(scope, params.dome_id),
    setDomeCharacters: ({ scope, actor, params, body }) =>
      domesAdmin.setCharacters(scope, actor, { id: params.dome_id, ...body }),
    tags: ({ scope, query }) => tagsAdmin.list(scope, query),
    orderTags: ({ scope, actor, body }) => tagsAdmin.order(scope, actor, body),
    changeMatchingTags: ({ scope, actor, body }) => tagsAdmin.changeMatching(scope, actor, body),
    changeTags: ({ scope, actor, body }) => tagsAdmin.change(scope, actor, body),
    undo: ({ scope, actor, params }) => undo(scope, actor, params.undo_id),
  });
}
