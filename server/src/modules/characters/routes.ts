// The calls about characters: a member's own, their review, and what admins do to them.
import { curationApi } from '@velour/contract/curation.ts';
import { ownCharactersApi } from '@velour/contract/own-characters.ts';
import { reviewApi } from '@velour/contract/review.ts';
import { bind, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import type { CharactersService } from './service.ts';

export function characterRoutes(gateway: Gateway, characters: CharactersService): void {
  ownRoutes(gateway, characters);
  reviewRoutes(gateway, characters);
  curationRoutes(gateway, characters);
}

function ownRoutes(gateway: Gateway, characters: CharactersService): void {
  const { own, portraits, imports, appeals } = characters;
  bind(gateway, ownCharactersApi.list, ({ scope, actor, query }) => own.list(scope, actor, query));
  bind(gateway, ownCharactersApi.read, ({ scope, actor, params }) =>
    own.read(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.setPublic, ({ scope, actor, params, body }) =>
    own.setPublic(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, ownCharactersApi.appeal, ({ scope, actor, params, body }) =>
    appeals.appeal(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, ownCharactersApi.edit, ({ scope, actor, params, body }) =>
    own.edit(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, ownCharactersApi.duplicate, ({ scope, actor, params }) =>
    own.duplicate(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.remove, async ({ scope, actor, params }) => {
    await own.remove(scope, actor, params.char_id);
    return { removed: true as const };
  });
  bind(gateway, ownCharactersApi.removed, ({ scope, actor }) => own.removed(scope, actor));
  bind(gateway, ownCharactersApi.undoRemove, ({ scope, actor, params }) =>
    own.undoRemove(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.versions, ({ scope, actor, params }) =>
    own.versions(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.version, ({ scope, actor, params }) =>
    own.version(scope, actor, { id: params.char_id, version: params.version }),
  );
  bind(gateway, ownCharactersApi.restore, ({ scope, actor, params, body }) =>
    own.restore(scope, actor, { ...params, id: params.char_id, seen: body.version }),
  );
  bind(gateway, ownCharactersApi.pictures, ({ scope, actor, params }) =>
    portraits.list(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.setPortrait, ({ scope, actor, params, body }) =>
    portraits.choose(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, ownCharactersApi.uploadPortrait, ({ scope, actor, params, query, body }) =>
    portraits.upload(scope, actor, { id: params.char_id, version: query.version, file: body }),
  );
  bind(gateway, ownCharactersApi.importCard, ({ scope, actor, body }) =>
    imports.importCard(scope, actor, body),
  );
  bind(gateway, ownCharactersApi.finishDraft, ({ scope, actor, params, body }) =>
    imports.finishDraft(scope, actor, { id: params.draft_id, ...body }),
  );
  bind(gateway, ownCharactersApi.removeDraft, async ({ scope, actor, params }) => {
    await imports.removeDraft(scope, actor, params.draft_id);
    return { removed: true as const };
  });
  bind(gateway, ownCharactersApi.exportCard, ({ scope, actor, params, query }) =>
    imports.exportCard(scope, actor, { id: params.char_id, ...query }),
  );
}

function reviewRoutes(gateway: Gateway, { review, displayNames }: CharactersService): void {
  bind(gateway, reviewApi.queue, ({ scope }) => review.queue(scope));
  bind(gateway, reviewApi.read, ({ scope, params }) => review.read(scope, params.char_id));
  bind(gateway, reviewApi.decide, ({ scope, actor, params, body }) =>
    review.decide(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, reviewApi.decideName, ({ scope, actor, params, body }) =>
    displayNames.decide(scope, actor, { id: params.member_id, ...body }),
  );
}

function curationRoutes(gateway: Gateway, { curation }: CharactersService): void {
  const { characters, states, matching } = curation;
  bind(gateway, curationApi.characters, ({ scope, query }) => characters.list(scope, query));
  bindPrepared(gateway, curationApi.addCharacter, ({ scope, actor, body }) =>
    characters.add(scope, actor, body),
  );
  bind(gateway, curationApi.character, ({ scope, params }) =>
    characters.read(scope, params.char_id),
  );
  bind(gateway, curationApi.openCharacter, ({ scope, actor, params, body }) =>
    characters.open(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, curationApi.editCharacter, ({ scope, actor, params, body }) =>
    characters.edit(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, curationApi.setPortrait, ({ scope, actor, params, body }) =>
    characters.setPortrait(scope, actor, { id: params.char_id, file: body }),
  );
  bind(gateway, curationApi.changeCharacters, ({ scope, actor, body }) =>
    states.change(scope, actor, body),
  );
  bind(gateway, curationApi.changeMatching, ({ scope, actor, body }) =>
    matching.change(scope, actor, body),
  );
}
