// Is the process alive, is it ready for traffic, and its figures on an address of their own.
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Metrics } from '../metrics.ts';

const READY_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can serve, that is, it is not stopping and the database answers. */
export function serveHealth(http: FastifyInstance, pool: pg.Pool): { stopping: () => void } {
  let isStopping = false;
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await answers(pool));
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  return {
    stopping: () => {
      isStopping = true;
    },
  };
}

async function answers(pool: pg.Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, READY_MS, false).unref());
  const asked = pool.query('select 1').then(
    () => true,
    () => false, // the answer is that it does not answer
  );
  return Promise.race([asked, late]);
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
