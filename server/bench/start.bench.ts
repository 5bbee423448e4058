// From process start to the first response, on an existing data directory.
import { makeCluster } from '../test/postgres.ts';
import { startProduct, temporaryFolder, untilDrawn } from './processes.ts';
import { median } from './talkers.ts';

const TIMES = 7;

async function firstResponseMs(environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const product = await startProduct(environment);
  const reply = await fetch(`${product.url}/api/characters?host=pd`);
  await reply.text();
  const took = performance.now() - began;
  await product.stop();
  return took;
}

async function measure(
  name: string,
  goal: number,
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<void> {
  const first = await startProduct({ ...environment, SEED: 'demo' });
  await untilDrawn(environment.DATA_DIR);
  await first.stop();
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1)
    times.push(await firstResponseMs({ ...environment, SEED: 'demo' }));
  const took = median(times);
  const span = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  process.stdout.write(
    `${name}: ${took.toFixed(0)} ms, median of ${TIMES} (${span}; goal: ${goal} ms)  ${took <= goal ? 'met' : 'NOT MET'}\n`,
  );
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  await cluster.start();
  try {
    const server = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: `${folder.path}/server` };
    await measure('start to first answer, PostgreSQL', 900, server);
    await measure('start to first answer, embedded', 2_500, {
      DATA_DIR: `${folder.path}/embedded`,
    });
  } finally {
    await cluster.remove();
    await folder.remove();
  }
}
