// Health checks and metrics for operators.
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics.ts';

const READY_MS = 2_000;

/** `/healthz`: the process is alive. `/readyz`: it is not stopping and the database responds. */
export function serveHealth(http: FastifyInstance, pool: pg.Pool): { stopping: () => void } {
  let isStopping = false;
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await isReachable(pool));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  return {
    stopping: () => {
      isStopping = true;
    },
  };
}

async function isReachable(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref());
  const query = pool.query('select 1').then(
    () => true,
    () => false, // not reachable
  );
  return Promise.race([query, late]);
}

export async function serveMetrics(
  metrics: Metrics,
  at: { port: number; host: string },
): Promise<FastifyInstance> {
  const http = fastify();
  http.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics.text()),
  );
  await http.listen(at);
  return http;
}

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
