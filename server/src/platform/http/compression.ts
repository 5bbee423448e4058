// Compresses texts of responses, in the thread pool.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './vary.ts';

type Encoding = 'br' | 'gzip';

const patterns: Record<Encoding, RegExp> = {
  br: /(?:^|[\s,])br(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
  gzip: /(?:^|[\s,])gzip(?:\s*(?:,|$)|\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/,
};

/** True if an `Accept-Encoding` header allows this encoding. */
export const takes = (encoding: Encoding, accepted: string | string[] | undefined): boolean =>
  patterns[encoding].test(String(accepted ?? ''));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Each response is compressed by itself: higher levels take longer than they save. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const encode = (encoding: Encoding, text: string | Buffer): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, { params }) : zip(text);

/** The best encoding that the request allows. */
function negotiate(request: FastifyRequest, reply: FastifyReply): Encoding | undefined {
  const accepted = request.headers['accept-encoding'];
  varyBy(reply, 'accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((one) => takes(one, accepted));
  if (encoding) reply.header('content-encoding', encoding);
  return encoding;
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const encoding = negotiate(request, reply);
  return reply.send(encoding ? await encode(encoding, text) : text);
}

/** Sends a text that never changes; each encoding is made once, however many requests there are. */
export function createCompressed(text: string) {
  const plain = Buffer.from(text);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const encoding = negotiate(request, reply);
    if (!encoding) return reply.send(plain);
    const made = encoded.get(encoding) ?? encode(encoding, plain);
    encoded.set(encoding, made);
    return reply.send(await made);
  };
}
