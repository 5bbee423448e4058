// Unsupported methods: refused with 405 and the allowed ones.
import type { Call } from '@velour/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** A path of the contract that is called with another method gets 405, an unknown path 404. */
export function refuseOtherMethods(
  http: FastifyInstance,
  nouns: Record<string, Record<string, Call>>,
): void {
  const calls = Object.values(nouns).flatMap((noun) => Object.values(noun));
  const paths = [...Map.groupBy(calls, ({ path }) => path)].map(([path, own]) => ({
    pattern: new RegExp(`^${http.prefix}${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'u'),
    methods: own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  // A hook, since the handler runs only after the body, which is not needed, was read.
  http.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const path = request.url.replace(/[?#].*$/u, '');
    const found = paths.find(({ pattern }) => pattern.test(path));
    if (!found) return done(new AppError('request.not_found'));
    reply.header('allow', found.methods.join(', '));
    done(new AppError('request.method_not_allowed'));
  });
  // One of its own, or the hook would not run.
  http.setNotFoundHandler(() => {
    throw new AppError('request.not_found');
  });
}
