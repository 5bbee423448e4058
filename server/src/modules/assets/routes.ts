// The bytes of public pictures under `/assets/{id}/{width}`: they never change, so caches may keep them for good.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { takesAvif, widthOf } from './rules.ts';
import type { AssetsService } from './service.ts';
import type { OpenedPicture } from './serving/service.ts';
import type { Signature } from './signing/rules.ts';

/** Of a signed address: in the viewer's own browser, for no longer than the address is good. */
const FOR_ITS_VIEWER = 'private, max-age=300';
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** While a better format is being made, only the caches that many share ask again; decision 0011 says why. */
const FOR_NOW = `${FOR_GOOD}, s-maxage=600`;

export function assetRoutes(http: FastifyInstance, assets: Pick<AssetsService, 'open'>): void {
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
      const etag = `"${params.id.toLowerCase()}-${params.width}-${picture.format}"`;
      describe(reply, picture).header('etag', etag);
      if (signature) reply.header('cache-control', FOR_ITS_VIEWER);
      if (isKnown(headers['if-none-match'], etag)) {
        picture.content.destroy();
        return reply.status(304).removeHeader('content-length').send();
      }
      return reply.send(picture.content);
    },
  );
}

/** Of a query that holds one; one that is not good opens no more than none. */
function signatureOf({ until, sign }: Record<string, unknown>): Signature | undefined {
  return typeof until === 'string' && /^\d{1,12}$/.test(until) && typeof sign === 'string'
    ? { until: Number(until), sign }
    : undefined;
}

const describe = (reply: FastifyReply, { format, is_best, bytes }: OpenedPicture): FastifyReply =>
  reply.headers({
    'content-type': `image/${format}`,
    'content-length': bytes,
    'cache-control': is_best ? FOR_GOOD : FOR_NOW,
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  });

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
