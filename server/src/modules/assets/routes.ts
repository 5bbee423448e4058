// The bytes of public pictures under `/assets/{id}/{width}.webp`: they never change, so caches may keep them for good.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { widthOf } from './rules.ts';
import type { AssetsService } from './service.ts';

export function assetRoutes(http: FastifyInstance, assets: Pick<AssetsService, 'open'>): void {
  http.get<{ Params: { id: string; file: string } }>(
    '/assets/:id/:file',
    async (request, reply) => {
      const { id, file } = request.params;
      const width = widthOf(file);
      const opened = width && isUuid(id) ? await assets.open(id, width) : undefined;
      if (!opened) throw new AppError('request.not_found');
      const etag = `"${id}-${width}"`;
      reply.headers({
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      if (isKnown(request.headers['if-none-match'], etag)) {
        opened.content.destroy();
        return reply.status(304).send();
      }
      return reply
        .headers({ 'content-type': 'image/webp', 'content-length': opened.bytes })
        .send(opened.content);
    },
  );
}

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
