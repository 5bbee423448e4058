// The bytes of clips under `/assets/{id}/clip`, whole or by ranges, so that players can seek.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { ByteRange } from './byte-range.rules.ts';
import { CLIP, type Clips, type FoundClip } from './clips.ts';
import { isKnown, lifeOf, signatureOf } from './delivery.ts';

interface ClipParams {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

export function clipRoutes(http: FastifyInstance, clips: Pick<Clips, 'find'>): void {
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

/** Only for GET, and only of the file that the client has a part of. */
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
