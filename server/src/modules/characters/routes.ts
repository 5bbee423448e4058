// The catalogue's calls.
import { charactersApi } from '@velour/contract/characters.ts';
import { creatorsApi } from '@velour/contract/creators.ts';
import { likesApi } from '@velour/contract/likes.ts';
import { curationApi } from '@velour/contract/curation.ts';
import { creationApi } from '@velour/contract/creation.ts';
import { ownCharactersApi } from '@velour/contract/own-characters.ts';
import { reviewApi } from '@velour/contract/review.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { bindKept } from '../../platform/http/bind-cached.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import { readChosen, type Chosen } from '../generation/wizard/wizard.rules.ts';
import { CREATION_PICTURES } from '../generation/wizard/wizard.ts';
import type { CharactersService } from './service.ts';

export function ownCharacterRoutes(
  gateway: Gateway,
  { own, portraits, imports }: Pick<CharactersService, 'own' | 'portraits' | 'imports'>,
): void {
  bind(gateway, ownCharactersApi.list, ({ scope, actor, query }) => own.list(scope, actor, query));
  bind(gateway, ownCharactersApi.read, ({ scope, actor, params }) =>
    own.read(scope, actor, params.char_id),
  );
  bind(gateway, ownCharactersApi.setPublic, ({ scope, actor, params, body }) =>
    own.setPublic(scope, actor, { id: params.char_id, ...body }),
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

export function creationRoutes(
  gateway: Gateway,
  { making }: Pick<CharactersService, 'making'>,
): void {
  bind(gateway, creationApi.create, ({ scope, actor, body }) => making.create(scope, actor, body));
  bind(gateway, creationApi.list, async ({ scope, actor }) => ({
    creations: await making.list(scope, actor),
  }));
  bind(gateway, creationApi.status, ({ scope, actor, params }) =>
    making.read(scope, actor, params.job_id),
  );
  bind(gateway, creationApi.setPicture, ({ scope, actor, params, body }) =>
    making.setPicture(scope, actor, { ...params, ...body }),
  );
  bind(gateway, creationApi.retry, ({ scope, actor, params }) =>
    making.retry(scope, actor, params.job_id),
  );
  bind(gateway, creationApi.cancel, ({ scope, actor, params }) =>
    making.cancel(scope, actor, params.job_id),
  );
  bind(gateway, creationApi.dismiss, async ({ scope, actor, params }) => {
    await making.dismiss(scope, actor, params.job_id);
    return { dismissed: true as const };
  });
}

export function reviewRoutes(
  gateway: Gateway,
  { review, names }: Pick<CharactersService, 'review' | 'names'>,
): void {
  bind(gateway, reviewApi.queue, ({ scope }) => review.queue(scope));
  bind(gateway, reviewApi.read, ({ scope, params }) => review.read(scope, params.char_id));
  bind(gateway, reviewApi.decide, ({ scope, actor, params, body }) =>
    review.decide(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, reviewApi.decideName, ({ scope, actor, params, body }) =>
    names.decide(scope, actor, { id: params.member_id, ...body }),
  );
}

/** Pictures of choices. Their addresses name all that is in them, so caches may keep them for good. */
export function creationPictures(
  http: FastifyInstance,
  {
    creation,
    pace,
  }: Pick<CharactersService, 'creation'> & { pace: (request: FastifyRequest) => Promise<void> },
): void {
  http.get<{ Params: { version: string; name: string } }>(
    `${CREATION_PICTURES}/:version/:name`,
    async (request, reply) => {
      await pace(request);
      const picture = await creation.picture(request.params.version, request.params.name);
      if (!picture) throw new AppError('request.not_found');
      return reply
        .headers({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .send(picture);
    },
  );
}

export function likeRoutes(
  gateway: Gateway,
  { likes, creators }: Pick<CharactersService, 'likes' | 'creators'>,
): void {
  bind(gateway, likesApi.list, ({ scope, actor, query }) => likes.list(scope, actor, query));
  bind(gateway, likesApi.read, ({ scope, actor, params }) =>
    likes.read(scope, actor, params.char_id),
  );
  bind(gateway, likesApi.add, ({ scope, actor, params }) =>
    likes.add(scope, actor, params.char_id),
  );
  bind(gateway, likesApi.remove, ({ scope, actor, params }) =>
    likes.remove(scope, actor, params.char_id),
  );
  bind(gateway, creatorsApi.read, ({ scope, actor, params }) =>
    creators.read(scope, actor, params.creator_id),
  );
  bind(gateway, creatorsApi.characters, ({ scope, actor, params, query }) =>
    creators.characters(scope, actor, { id: params.creator_id, ...query }),
  );
}

export function curationRoutes(gateway: Gateway, { desk }: Pick<CharactersService, 'desk'>): void {
  const { curation, states, shelves, labels, undoing } = desk;
  bind(gateway, curationApi.characters, ({ scope, query }) => curation.list(scope, query));
  bind(gateway, curationApi.addCharacter, ({ scope, actor, body }) =>
    curation.add(scope, actor, body),
  );
  bind(gateway, curationApi.character, ({ scope, params }) => curation.read(scope, params.char_id));
  bind(gateway, curationApi.openCharacter, ({ scope, actor, params, body }) =>
    curation.open(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, curationApi.editCharacter, ({ scope, actor, params, body }) =>
    curation.edit(scope, actor, { id: params.char_id, ...body }),
  );
  bind(gateway, curationApi.setPortrait, ({ scope, actor, params, body }) =>
    curation.setPortrait(scope, actor, { id: params.char_id, file: body }),
  );
  bind(gateway, curationApi.act, ({ scope, actor, body }) => states.act(scope, actor, body));
  bind(gateway, curationApi.domes, ({ scope }) => shelves.list(scope));
  bind(gateway, curationApi.addDome, ({ scope, actor, body }) => shelves.add(scope, actor, body));
  bind(gateway, curationApi.orderDomes, ({ scope, actor, body }) =>
    shelves.order(scope, actor, body.ids),
  );
  bind(gateway, curationApi.editDome, ({ scope, actor, params, body }) =>
    shelves.edit(scope, actor, { id: params.dome_id, ...body }),
  );
  bind(gateway, curationApi.removeDome, ({ scope, actor, params }) =>
    shelves.remove(scope, actor, params.dome_id),
  );
  bind(gateway, curationApi.domeCharacters, ({ scope, params }) =>
    shelves.characters(scope, params.dome_id),
  );
  bind(gateway, curationApi.setDomeCharacters, ({ scope, actor, params, body }) =>
    shelves.setCharacters(scope, actor, { id: params.dome_id, ...body }),
  );
  bind(gateway, curationApi.tags, ({ scope, query }) => labels.list(scope, query));
  bind(gateway, curationApi.orderTags, ({ scope, actor, body }) =>
    labels.order(scope, actor, body),
  );
  bind(gateway, curationApi.actOnTags, ({ scope, actor, body }) => labels.act(scope, actor, body));
  bind(gateway, curationApi.undo, ({ scope, actor, params }) =>
    undoing.undo(scope, actor, params.undo_id),
  );
}

export function characterRoutes(gateway: Gateway, characters: CharactersService): void {
  const { kept } = characters;
  bindKept(gateway, charactersApi.domes, {
    kept,
    ask: ({ scope, actor, query }) => characters.domes(scope, actor, query),
  });
  bind(gateway, charactersApi.dome, ({ scope, params }) => characters.dome(scope, params.dome_id));
  bindKept(gateway, charactersApi.domeCharacters, {
    kept,
    ask: ({ scope, actor, params, query }) =>
      characters.domeCharacters(scope, actor, { id: params.dome_id, ...query }),
  });
  bindKept(gateway, charactersApi.genders, {
    kept,
    ask: ({ scope, actor }) => characters.genders(scope, actor),
  });
  bindKept(gateway, charactersApi.list, {
    kept,
    ask: ({ scope, actor, query }) => characters.browse(scope, actor, query),
  });
  bindKept(gateway, charactersApi.listPublic, {
    kept,
    ask: ({ scope, actor, query }) => characters.browseMembers(scope, actor, query),
  });
  bindKept(gateway, charactersApi.exclusive, {
    kept,
    ask: ({ scope, actor, query }) => characters.browseExclusive(scope, actor, query),
  });
  bindKept(gateway, charactersApi.tags, {
    kept,
    ask: ({ scope, actor, query }) => characters.tags(scope, actor, query),
  });
  bindKept(gateway, charactersApi.leaderboard, {
    kept,
    ask: ({ scope, actor, query }) => characters.leaderboard(scope, actor, query),
  });
  bind(gateway, charactersApi.creationOptions, async ({ query }) =>
    characters.creation.options({ ...query, chosen: demandChosen(query.traits) }),
  );
  bind(gateway, charactersApi.suggest, ({ scope, actor, address, body }) =>
    characters.creation.suggest(scope, actor, address, {
      ...body,
      chosen: demandChosen(body.traits),
      age: body.age ?? YOUNGEST,
      name: body.name === '' ? undefined : body.name,
    }),
  );
  bindKept(gateway, charactersApi.read, {
    kept,
    ask: ({ scope, actor, params }) => characters.one(scope, actor, params.char_id),
  });
}

const YOUNGEST = 18;

function demandChosen(text: string | undefined): Chosen {
  const chosen = readChosen(text);
  if (chosen) return chosen;
  const fields = [{ field: 'traits', message: 'Must be pairs such as body:slim,hair_style:bob' }];
  throw new AppError('request.invalid', { fields });
}
