// Sets `Vary`: each part of the server adds the request headers that its part of the response depends on.
import type { FastifyReply } from 'fastify';

/** Adds to the names that are already set, such as those of CORS and of refused regions. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const before = String(reply.getHeader('vary') ?? '').split(', ');
  const all = new Set([...before, ...names].filter((name) => name !== ''));
  return reply.header('vary', [...all].join(', '));
}
