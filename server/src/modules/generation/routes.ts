// The calls of the wizard and of creations, and the wizard's pictures.
import { charactersApi } from '@velour/contract/characters.ts';
import { creationApi } from '@velour/contract/creation.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { bindAll, bindPrepared, type Gateway } from '../../platform/http/gateway.ts';
import type { GenerationService } from './service.ts';
import { readChosen, type Chosen } from './wizard/wizard.rules.ts';
import { WIZARD_PICTURES } from './wizard/wizard.ts';

export function generationRoutes(gateway: Gateway, { creations, wizard }: GenerationService): void {
  bindAll(gateway, charactersApi, {
    creationOptions: async ({ query }) =>
      wizard.options({ ...query, chosen: requireChosen(query.traits) }),
    suggest: ({ scope, actor, address, body }) =>
      wizard.suggest(scope, actor, address, {
        ...body,
        chosen: requireChosen(body.traits),
        age: body.age ?? YOUNGEST,
        name: body.name === '' ? undefined : body.name,
      }),
  });
  bindPrepared(gateway, creationApi.create, ({ actor, body }) => creations.create(actor, body));
  bindPrepared(gateway, creationApi.setPicture, ({ scope, actor, params, body }) =>
    creations.setPicture(scope, actor, { ...params, ...body }),
  );
  bindPrepared(gateway, creationApi.retry, ({ scope, actor, params }) =>
    creations.retry(scope, actor, params.job_id),
  );
  bindAll(gateway, creationApi, {
    list: async ({ scope, actor }) => ({
      creations: await creations.list(scope, actor),
    }),
    status: ({ scope, actor, params }) => creations.read(scope, actor, params.job_id),
    cancel: ({ scope, actor, params }) => creations.cancel(scope, actor, params.job_id),
    dismiss: async ({ scope, actor, params }) => {
      await creations.dismiss(scope, actor, params.job_id);
      return { dismissed: true as const };
    },
  });
}

/** Addresses contain everything that a picture shows, so responses are cacheable forever. */
export function wizardPictures(
  http: FastifyInstance,
  {
    wizard,
    rateLimit,
  }: Pick<GenerationService, 'wizard'> & { rateLimit: (request: FastifyRequest) => Promise<void> },
): void {
  http.get<{ Params: { version: string; name: string } }>(
    `${WIZARD_PICTURES}/:version/:name`,
    async (request, reply) => {
      await rateLimit(request);
      const picture = await wizard.picture(request.params.version, request.params.name);
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

const YOUNGEST = 18;

function requireChosen(text: string | undefined): Chosen {
  const chosen = readChosen(text);
  if (chosen) return chosen;
  const fields = [{ field: 'traits', message: 'Use pairs such as body:slim,hair_style:bob' }];
  throw new AppError('request.invalid', { fields });
}
