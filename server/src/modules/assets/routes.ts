// The bytes of public pictures under `/assets/{id}/{width}`: they never change, but one may have to disappear.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { takesAvif, widthOf } from './assets.rules.ts';
import type { AssetsService } from './service.ts';
import type { OpenedPicture } from './serving.ts';
import type { Purpose, Signature } from './signed-urls.rules.ts';

/** Of a signed address: in the viewer's own browser, for no longer than the address is good. */
const FOR_ITS_VIEWER = 'private, max-age=300';
/** For the review of a picture that is not visible otherwise. */
const FOR_A_REVIEW = 'private, no-store';
/** Shared caches revalidate often, so that a takedown reaches them; see decision 0025. */
const FOR_EVERYBODY = 'public, max-age=86400, immutable, s-maxage=30';

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
      if (signature) reply.header('cache-control', lifeOf[signature.purpose]);
      if (isKnown(headers['if-none-match'], etag)) {
        picture.content.destroy();
        return reply.status(304).removeHeader('content-length').send();
      }
      return reply.send(picture.content);
    },
  );
}

/** The signature of a query; an invalid one is treated as none. */
function signatureOf({ until, sign, review }: Record<string, unknown>): Signature | undefined {
  return typeof until === 'string' && /^\d{1,12}$/.test(until) && typeof sign === 'string'
    ? { purpose: review === undefined ? 'viewing' : 'review', until: Number(until), sign }
    : undefined;
}

const lifeOf: Record<Purpose, string> = { viewing: FOR_ITS_VIEWER, review: FOR_A_REVIEW };

const describe = (reply: FastifyReply, { format, bytes }: OpenedPicture): FastifyReply =>
  reply.headers({
    'content-type': `image/${format}`,
    'content-length': bytes,
    'cache-control': FOR_EVERYBODY,
    vary: 'accept',
    'x-content-type-options': 'nosniff',
  });

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
