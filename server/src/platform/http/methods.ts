// Unsupported methods: refused with 405 and the allowed ones.
import type { Call } from '@velour/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

export function refuseOtherMethods(
  http: FastifyInstance,
  nouns: Record<string, Record<string, Call>>,
): void {
  const calls = Object.values(nouns).flatMap((noun) => Object.values(noun));
  for (const [url, own] of Map.groupBy(calls, (call) => call.path)) {
    const methods = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    http.route({
      url,
      method: http.supportedMethods.filter((method) => !methods.includes(method)),
      // Before the body is read, which is not needed.
      onRequest: async (_request, reply) => {
        reply.header('allow', methods.join(', '));
        throw new AppError('request.method_not_allowed');
      },
      handler: () => Promise.resolve(),
    });
  }
}
