// Binds calls with streamed responses: rows are written as they are read, with backpressure.
import { Readable } from 'node:stream';
import type { Endpoint } from '@velour/contract/endpoint.ts';
import type { Gateway, ParsedCall } from './gateway.ts';
import { openCall } from './open-call.ts';
import { isPages, type Pages } from '../pages.ts';

/**
 * Like `bind`, for a response with lists given as pages. An error before the first chunk gets an ordinary error
 * response; a later one breaks the connection, so that a partial response is not taken for a complete one. A disconnect
 * stops the reading. The response is not filtered by the contract's schema, since it is never completely in memory.
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
      // Parsed by the schemas of this endpoint.
      const response = await handler(call as unknown as ParsedCall<E>);
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(Readable.from(jsonPieces(response), { objectMode: false }));
    },
  });
}

/** In characters. Only lists given as pages are split, so a chunk may be longer by one row. */
export const LONGEST_PIECE = 64 * 1024;

/** Lists given as pages, at any depth of plain objects, are serialized as arrays. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  if (isPages(value)) yield* listPieces(value);
  else if (holdsPages(value)) yield* objectPieces(value);
  else yield JSON.stringify(value);
}

async function* objectPieces(fields: Record<string, unknown>): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* jsonPieces(value);
    before = ',';
  }
  yield '}';
}

async function* listPieces(pages: Pages): AsyncGenerator<string> {
  let text = '[';
  let before = '';
  for await (const page of pages) {
    for (const item of page) {
      text += before;
      before = ',';
      if (holdsPages(item)) {
        yield text;
        yield* objectPieces(item);
        text = '';
      } else text += JSON.stringify(item);
      if (text.length < LONGEST_PIECE) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}

const holdsPages = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some((one) => isPages(one) || holdsPages(one));
