// Responds with 405 and the allowed methods to unsupported methods of known paths.
import type { Call } from '@velour/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * A path of the contract with an unsupported method gets 405, an unknown path 404. Throws at the start if a call of the
 * contract has no route.
 */
export function refuseOtherMethods(
  http: FastifyInstance,
  nouns: Record<string, Record<string, Call>>,
): void {
  http.addHook('onReady', async () => {
    for (const [noun, own] of Object.entries(nouns))
      for (const [name, { method, path }] of Object.entries(own))
        if (!http.hasRoute({ method, url: `${http.prefix}${path}` }))
          throw new Error(
            `${noun}.${name} is in the contract, but no routes.ts has a function for it.`,
          );
  });
  const calls = Object.values(nouns).flatMap((noun) => Object.values(noun));
  const paths = [...Map.groupBy(calls, ({ path }) => path)].map(([path, own]) => ({
    pattern: new RegExp(`^${http.prefix}${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'u'),
    methods: own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    const path = request.url.replace(/[?#].*$/u, '');
    const found = paths.find(({ pattern }) => pattern.test(path));
    if (!found) throw new AppError('request.not_found');
    reply.header('allow', found.methods.join(', '));
    throw new AppError('request.method_not_allowed');
  };
  // Refuses before the body is read. A route of its own, so that the page's catch-all GET route
  // never matches.
  http.all('/*', { onRequest: async (request, reply) => refuse(request, reply) }, refuse);
}
