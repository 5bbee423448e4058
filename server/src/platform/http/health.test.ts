// Health checks and metrics: liveness, readiness, and metrics on a separate port.
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { createMetrics } from '../metrics.ts';
import { countAnswers, serveHealth, serveMetrics } from './health.ts';
import { createHttpServer } from './server.ts';

onDatabase('health', (open) => {
  const later = cleanUp();

  test('is ready while the database responds, and not once it stops', async () => {
    const database = await open();
    const http = createHttpServer({
      log: quietLog,
      ids: createIds(systemClock),
      trustProxy: false,
    });
    later(() => http.close());
    const health = serveHealth(http, database.pool);
    const statusOf = async (url: string) => (await http.inject({ url })).statusCode;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    health.stopping();
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/healthz')).toBe(200);
  });

  test('is not ready when the database is unreachable, and reports it soon', async () => {
    const database = await open();
    const http = createHttpServer({
      log: quietLog,
      ids: createIds(systemClock),
      trustProxy: false,
    });
    later(() => http.close());
    serveHealth(http, database.pool);
    await database.close();
    const began = performance.now();
    expect((await http.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(SOON_MS);
  });
});

test('responses are counted by class and timed, and served on a separate port', async () => {
  const metrics = createMetrics();
  const http = createHttpServer({ log: quietLog, ids: createIds(systemClock), trustProxy: false });
  countAnswers(http, metrics);
  http.get('/', () => ({}));
  await http.inject({ url: '/' });
  await http.inject({ url: '/nowhere' });
  const metricsServer = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  onTestFinished(() => metricsServer.close());
  // It listens on a port, so its address is not a pipe's name.
  const { port } = metricsServer.server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('velour_http_answers_total{status="2xx"} 1');
  expect(text).toContain('velour_http_answers_total{status="4xx"} 1');
  expect(text).toMatch(/velour_http_seconds_bucket\{le="\+Inf"\} 2/);
  expect(text).toMatch(/velour_http_seconds_count 2/);
  // As every Node process says it, for ready-made dashboards.
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});
