// Binding a call whose answer is too long to be held: it is written as it is read, and no faster than the caller takes it.
import { Readable } from 'node:stream';
import type { Endpoint } from '@velour/contract/endpoint.ts';
import type { Gateway, ParsedCall } from './gateway.ts';
import { jsonPieces } from './json-stream.ts';
import { openCall } from './open-call.ts';

/**
 * As `bind`, for an answer with lists given as pages. What goes wrong before the first piece is refused as ever; later
 * the connection breaks, so that nobody takes a part for the whole. Who goes away ends the reading. The contract trims
 * nothing here: the whole would have to be at hand.
 */
export function bindPieces<const E extends Endpoint>(
  { http, deps: doors }: Gateway,
  endpoint: E,
  handler: (call: ParsedCall<E>) => Promise<Record<string, unknown>>,
): void {
  http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const call = await openCall(doors, endpoint, { request });
      // Parsed by this endpoint's own shapes.
      const answer = await handler(call as unknown as ParsedCall<E>);
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(Readable.from(jsonPieces(answer), { objectMode: false }));
    },
  });
}
