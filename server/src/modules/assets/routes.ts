// The bytes of public pictures under `/assets/{id}/{width}`: they never change, but one may have to disappear.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { takesAvif, widthOf } from './assets.rules.ts';
import { clipRoutes } from './clip-routes.ts';
import { isKnown, lifeOf, signatureOf } from './delivery.ts';
import type { AssetsService } from './service.ts';
import type { OpenedPicture } from './serving.ts';

export function assetRoutes(
  http: FastifyInstance,
  assets: Pick<AssetsService, 'open' | 'clips'>,
): void {
  clipRoutes(http, assets.clips);
  http.get<{ Params: { id: string; width: string }; Querystring: Record<string, unknown> }>(
    '/assets/:id/:width',
    async (request, reply) => {
      const { headers, params } = request;
      const width = widthOf(params.width);
      const signature = signatureOf(request.query);
      const picture =
        width && isUuid(params.id)
          ? await assets.open(params.id, width, { takesAvif: takesAvif(headers.accept), signature })
          : undefined;
      if (!picture) throw new AppError('request.not_found');
      const label = picture.isLabeled ? '-labeled' : '';
      const etag = `"${params.id.toLowerCase()}-${params.width}-${picture.format}${label}"`;
      describe(reply, picture).headers({ etag, 'cache-control': lifeOf(signature) });
      if (isKnown(headers['if-none-match'], etag)) {
        if (picture.content instanceof Readable) picture.content.destroy();
        return reply.status(304).removeHeader('content-length').send();
      }
      return reply.send(picture.content);
    },
  );
}

const describe = (reply: FastifyReply, { format, bytes }: OpenedPicture): FastifyReply =>
  reply.headers({
    'content-type': `image/${format}`,
    'content-length': bytes,
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  });
