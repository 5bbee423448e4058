// FlexPay's webhooks ("postbacks") over HTTP: parameters as a query or form, repeated until the response is `OK`.
import type { FastifyInstance } from 'fastify';

/** Relative to the API. */
const POSTBACK_PATH = '/payments/flexpay';

/** Handles a message; resolves once it is stored. */
type Receiver = (raw: Buffer, headers: Readonly<Record<string, unknown>>) => Promise<unknown>;

export function serveFlexPay(http: FastifyInstance, { receive }: { receive: Receiver }): void {
  http.register(
    async (context) => {
      context.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'buffer', bodyLimit: 16_384 },
        (_request, body, done) => done(null, body),
      );
      context.route({
        method: ['GET', 'POST'],
        url: '',
        handler: async (request, reply) => {
          const [, query = ''] = /\?(.*)$/s.exec(request.raw.url ?? '') ?? [];
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.from(query);
          await receive(raw, request.headers);
          return reply.header('cache-control', 'no-store').type('text/plain').send('OK');
        },
      });
    },
    { prefix: POSTBACK_PATH },
  );
}
