// Metrics of HTTP responses: count and duration by status class.
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';

const BUCKETS = [0.002, 0.005, 0.02, 0.1, 0.5, 2, 10];

export function countAnswers(http: FastifyInstance, metrics: Metrics): void {
  const count = metrics.counter('velour_http_answers_total', 'Responses by status class', 'status');
  const observe = metrics.histogram(
    'velour_http_seconds',
    'Time from request to response',
    BUCKETS,
  );
  http.addHook('onResponse', (_request, reply, done) => {
    count(`${Math.floor(reply.statusCode / 100)}xx`);
    observe(reply.elapsedTime / 1_000);
    done();
  });
}
