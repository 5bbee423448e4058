// Which other origins may call an API from a browser: those of the site, by CORS and without cookies.
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a browser may remember a preflight, in seconds. */
const REMEMBERED_S = 600;

export async function allowOrigins(
  api: FastifyInstance,
  originsOf: (request: FastifyRequest) => Promise<readonly string[]>,
): Promise<void> {
  await api.register(cors, {
    delegator: async (request: FastifyRequest) => {
      const { origin } = request.headers;
      // Calls of our own pages need nothing.
      const isAllowed = origin !== undefined && (await originsOf(request)).includes(origin);
      return {
        origin: isAllowed ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-api-key'],
        exposedHeaders: ['x-request-id', 'retry-after'],
        maxAge: REMEMBERED_S,
        // Whatever is not allowed gets the answer of any other method.
        strictPreflight: false,
      };
    },
  });
}
