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

interface Deployment {
  readonly publicUrl: string | undefined;
  readonly isProduction: boolean;
}

/** The requested host, the public URL, and the page's development server. */
export function ownOrigins({
  publicUrl,
  isProduction,
}: Deployment): (origin: string, host: string) => boolean {
  const known = new Set([
    ...(publicUrl ? [new URL(publicUrl).origin] : []),
    ...(isProduction ? [] : DEVELOPMENT),
  ]);
  return (origin, host) =>
    known.has(origin) || origin === `http://${host}` || origin === `https://${host}`;
}

const DEVELOPMENT = [
  'http://127.0.0.1:5173',
  'http://127.0.0.1:5174',
  'http://localhost:5173',
  'http://localhost:5174',
];
