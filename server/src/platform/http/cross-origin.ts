// CORS: which other origins may call an API from a browser, without cookies.
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long browsers may cache a preflight response, in seconds. */
const REMEMBERED_S = 600;

export async function allowOrigins(
  api: FastifyInstance,
  originsOf: (request: FastifyRequest) => Promise<readonly string[]>,
): Promise<void> {
  await api.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers;
      // Same-origin calls need no CORS headers.
      const isAllowed = origin !== undefined && (await originsOf(request)).includes(origin);
      return {
        origin: isAllowed ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-api-key'],
        exposedHeaders: ['x-request-id', 'retry-after'],
        maxAge: REMEMBERED_S,
        // Preflights that are not allowed get the same response as any other unsupported method.
        strictPreflight: false,
      };
    },
  });
}
