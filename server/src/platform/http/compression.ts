// Compresses a text for one response, in the thread pool.
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

/** Sends a text in the best encoding that the request allows. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'];
  varyBy(reply, 'accept-encoding');
  if (takes('br', accepted))
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }));
  if (takes('gzip', accepted))
    return reply.header('content-encoding', 'gzip').send(await zip(text));
  return reply.send(text);
}
