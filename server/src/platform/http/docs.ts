// API documentation per gateway: an OpenAPI 3.1 document generated from the contract, and an HTML page.
import type { Endpoint } from '@velour/contract/endpoint.ts';
import { describeGateway } from '@velour/contract/openapi.ts';
import type { FastifyInstance } from 'fastify';
import { createCompressed } from './compression.ts';
import { STYLE, writePage } from './docs-page.ts';
import { sourceOf, STRICT } from './security-headers.ts';

interface Described {
  readonly title: string;
  readonly base: string;
  /** The origin in the page's curl commands. */
  readonly origin: string;
  readonly endpoints: Record<string, Record<string, Endpoint>>;
}

export function serveDocs(http: FastifyInstance, described: Described): void {
  // Built at the first request, so that it does not delay the start.
  let made: ReturnType<typeof make> | undefined;
  const make = () => {
    const document = describeGateway(described);
    return {
      json: createCompressed(JSON.stringify(document)),
      page: createCompressed(writePage(document, described)),
    };
  };
  const docs = () => (made ??= make());
  http.get('/openapi.json', async (request, reply) => {
    reply.type('application/json');
    return docs().json(request, reply);
  });
  http.get('/docs', async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `${STRICT}; style-src ${sourceOf(STYLE)}`);
    return docs().page(request, reply);
  });
}
