// Binds calls with streamed responses: rows are written as they are read, with backpressure.
import { Readable } from 'node:stream';
import type { Endpoint } from '@velour/contract/endpoint.ts';
import type { Gateway, ParsedCall } from './gateway.ts';
import { jsonPieces } from './json-stream.ts';
import { openCall } from './open-call.ts';

/**
 * Like `bind`, for a response with lists given as pages. An error before the first chunk gets an
 * ordinary error response; a later one breaks the connection, so that a partial response is not
 * taken for a complete one. A disconnect stops the reading. The response is not filtered by the
 * contract's schema, since it is never completely in memory.
 */
export function bindPieces<const E extends Endpoint>(
  { http, deps }: Gateway,
  endpoint: E,
  handler: (call: ParsedCall<E>) => Promise<Record<string, unknown>>,
): void {
  http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const call = await openCall(deps, endpoint, { request });
      // Parsed by this endpoint's own shapes.
      const response = await handler(call as unknown as ParsedCall<E>);
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(Readable.from(jsonPieces(response), { objectMode: false }));
    },
  });
}
