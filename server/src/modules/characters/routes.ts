// The calls about characters: a member's own, their review, and admins' curation.
import { curationApi } from '@velour/contract/curation.ts';
import { ownCharactersApi } from '@velour/contract/own-characters.ts';
import { reviewApi } from '@velour/contract/review.ts';
import { bindAll, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import type { CharactersService } from './service.ts';

export function characterRoutes(gateway: Gateway, characters: CharactersService): void {
  ownRoutes(gateway, characters);
  reviewRoutes(gateway, characters);
  curationRoutes(gateway, characters);
}

function ownRoutes(gateway: Gateway, characters: CharactersService): void {
  const { own, portraits, imports, appeals } = characters;
  bindAll(gateway, ownCharactersApi, {
    list: ({ scope, actor, query }) => own.list(scope, actor, query),
    read: ({ scope, actor, params }) => own.read(scope, actor, params.char_id),
    setPublic: ({ scope, actor, params, body }) =>
      own.setPublic(scope, actor, { id: params.char_id, ...body }),
    appeal: ({ scope, actor, params, body }) =>
      appeals.appeal(scope, actor, { id: params.char_id, ...body }),
    edit: ({ scope, actor, params, body }) =>
      own.edit(scope, actor, { id: params.char_id, ...body }),
    duplicate: ({ scope, actor, params }) => own.duplicate(scope, actor, params.char_id),
    remove: async ({ scope, actor, params }) => {
      await own.remove(scope, actor, params.char_id);
      return { removed: true as const };
    },
    removed: ({ scope, actor }) => own.removed(scope, actor),
    undoRemove: ({ scope, actor, params }) => own.undoRemove(scope, actor, params.char_id),
    versions: ({ scope, actor, params }) => own.versions(scope, actor, params.char_id),
    version: ({ scope, actor, params }) =>
      own.version(scope, actor, { id: params.char_id, version: params.version }),
    restore: ({ scope, actor, params, body }) =>
      own.restore(scope, actor, { ...params, id: params.char_id, seen: body.version }),
    pictures: ({ scope, actor, params }) => portraits.list(scope, actor, params.char_id),
    setPortrait: ({ scope, actor, params, body }) =>
      portraits.choose(scope, actor, { id: params.char_id, ...body }),
    uploadPortrait: ({ scope, actor, params, query, body }) =>
      portraits.upload(scope, actor, { id: params.char_id, version: query.version, file: body }),
    importCard: ({ scope, actor, body }) => imports.importCard(scope, actor, body),
    finishDraft: ({ scope, actor, params, body }) =>
      imports.finishDraft(scope, actor, { id: params.draft_id, ...body }),
    removeDraft: async ({ scope, actor, params }) => {
      await imports.removeDraft(scope, actor, params.draft_id);
      return { removed: true as const };
    },
    exportCard: ({ scope, actor, params, query }) =>
      imports.exportCard(scope, actor, { id: params.char_id, ...query }),
  });
}

function reviewRoutes(gateway: Gateway, { review, displayNames }: CharactersService): void {
  bindAll(gateway, reviewApi, {
    queue: ({ scope }) => review.queue(scope),
    read: ({ scope, params }) => review.read(scope, params.char_id),
    decide: ({ scope, actor, params, body }) =>
      review.decide(scope, actor, { id: params.char_id, ...body }),
    decideName: ({ scope, actor, params, body }) =>
      displayNames.decide(scope, actor, { id: params.member_id, ...body }),
  });
}

function curationRoutes(gateway: Gateway, { curation }: CharactersService): void {
  const { characters, visibility, matching } = curation;
  bindPrepared(gateway, curationApi.addCharacter, ({ scope, actor, body }) =>
    characters.add(scope, actor, body),
  );
  bindAll(gateway, curationApi, {
    characters: ({ scope, query }) => characters.list(scope, query),
    character: ({ scope, params }) => characters.read(scope, params.char_id),
    openCharacter: ({ scope, actor, params, body }) =>
      characters.open(scope, actor, { id: params.char_id, ...body }),
    editCharacter: ({ scope, actor, params, body }) =>
      characters.edit(scope, actor, { id: params.char_id, ...body }),
    setPortrait: ({ scope, actor, params, body }) =>
      characters.setPortrait(scope, actor, { id: params.char_id, file: body }),
    changeCharacters: ({ scope, actor, body }) => visibility.change(scope, actor, body),
    changeMatching: ({ scope, actor, body }) => matching.change(scope, actor, body),
  });
}
