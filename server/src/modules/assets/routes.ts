// The routes of pictures and clips, and the call that checks the origin of a picture.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { takesAvif, widthOf } from './assets.rules.ts';
import type { AssetsService } from './service.ts';
import type { OpenedPicture } from './serving.ts';
import type { Purpose, Signature } from './signed-urls.rules.ts';
import { type ByteRange, CLIP, type Clips, type FoundClip } from './clips.ts';
import { provenanceApi } from '@velour/contract/provenance.ts';
import { bindFile } from '../../platform/http/bind-file.ts';
import type { Gateway } from '../../platform/http/gateway.ts';
import { isKnown } from '../../platform/http/etag.ts';
import { varyBy } from '../../platform/http/vary.ts';
import {
  isLimited,
  networkOf,
  type RateLimit,
  type RateLimits,
} from '../../platform/rate-limits.ts';

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
  varyBy(reply, 'accept').headers({
    'content-type': `image/${format}`,
    'content-length': bytes,
    'x-content-type-options': 'nosniff',
  });

/** For signed addresses: cached in the viewer's browser only, and not for longer than the address is valid. */
const FOR_ITS_VIEWER = 'private, max-age=300';
/** For the review of a picture that is not visible otherwise. */
const FOR_A_REVIEW = 'private, no-store';
/** Shared caches revalidate often, so that a takedown reaches them; see decision 0025. */
const FOR_EVERYBODY = 'public, max-age=86400, immutable, s-maxage=30';

const lives: Record<Purpose, string> = { viewing: FOR_ITS_VIEWER, review: FOR_A_REVIEW };

const lifeOf = (signature: Signature | undefined): string =>
  signature ? lives[signature.purpose] : FOR_EVERYBODY;

/** The signature in a query; undefined if it is malformed. */
function signatureOf({ until, sign, review }: Record<string, unknown>): Signature | undefined {
  return typeof until === 'string' && /^\d{1,12}$/.test(until) && typeof sign === 'string'
    ? { purpose: review === undefined ? 'viewing' : 'review', until: Number(until), sign }
    : undefined;
}

interface ClipParams {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

function clipRoutes(http: FastifyInstance, clips: Pick<Clips, 'find'>): void {
  http.get<ClipParams>(`/assets/:id/${CLIP}`, async (request, reply) => {
    const { headers, params } = request;
    const signature = signatureOf(request.query);
    const clip = isUuid(params.id) ? await clips.find(params.id, signature) : undefined;
    if (!clip) throw new AppError('request.not_found');
    const etag = `"${params.id.toLowerCase()}-${CLIP}"`;
    reply.headers({
      etag,
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': lifeOf(signature),
      'x-content-type-options': 'nosniff',
    });
    if (isKnown(headers['if-none-match'], etag)) return reply.status(304).send();
    const range = rangeFor(request, { clip, etag });
    if (range === 'outside') {
      return reply
        .status(416)
        .headers({ 'content-range': `bytes */${clip.bytes}`, 'cache-control': 'no-store' })
        .removeHeader('etag')
        .send();
    }
    return send(reply, clip, range);
  });
}

/** Ranges apply to GET only, and only if the client's part is of the current file (`If-Range`). */
function rangeFor(
  { method, headers }: FastifyRequest<ClipParams>,
  { clip, etag }: { clip: FoundClip; etag: string },
): ByteRange | 'whole' | 'outside' {
  const isOther = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  return method !== 'GET' || isOther ? 'whole' : clip.range(headers.range);
}

async function send(
  reply: FastifyReply,
  clip: FoundClip,
  range: ByteRange | 'whole',
): Promise<FastifyReply> {
  const content = await clip.open(range === 'whole' ? undefined : range);
  if (!content) throw new AppError('request.not_found');
  if (range === 'whole') return reply.header('content-length', clip.bytes).send(content);
  return reply
    .status(206)
    .headers({
      'content-length': range.to - range.from + 1,
      'content-range': `bytes ${range.from}-${range.to}/${clip.bytes}`,
    })
    .send(content);
}

const OF_A_NETWORK: RateLimit = { name: 'verifying', burst: 20, per_minute: 6 };

interface Needs {
  readonly assets: Pick<AssetsService, 'verify'>;
  readonly limits: RateLimits;
}

export function provenanceRoutes(gateway: Gateway, { assets, limits }: Needs): void {
  bindFile(gateway, provenanceApi.verify, {
    unauthenticated: 'This needs no sign-in: leave the token out.',
    admit: async ({ address }) => {
      if (isLimited(address)) await limits.enforce(OF_A_NETWORK, networkOf(address));
    },
    take: ({ scope }, file) => assets.verify(scope, file),
  });
}
