// Benchmark of the time from process start to first response, and of idle memory, on an existing data directory.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCluster } from '../test/postgres.ts';
import { startProduct, temporaryFolder, untilDrawn } from './processes.ts';
import { median } from './talkers.ts';

const TIMES = 7;
const IDLE_MS = 20_000;

interface Goals {
  readonly ms: number;
  readonly mb: number;
}

async function firstResponseMs(environment: Record<string, string>): Promise<number> {
  const began = performance.now();
  const product = await startProduct(environment);
  const reply = await fetch(`${product.url}/api/characters?host=pd`);
  await reply.text();
  const took = performance.now() - began;
  await product.stop();
  return took;
}

/** Resident memory and proportional share (PSS) with child processes, in MB, after one response. */
async function idleMemory(
  environment: Record<string, string>,
): Promise<{ resident: number; shared: number }> {
  const product = await startProduct(environment);
  await (await fetch(`${product.url}/api/characters?host=pd`)).text();
  await wait(IDLE_MS);
  const { pid = 0 } = product.child;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const tree = [pid, ...children.split(' ').filter(Boolean)];
  const [own = '', ...others] = await Promise.all(
    tree.map((id) => readFile(`/proc/${id}/smaps_rollup`, 'utf8')),
  );
  const resident = megabytes(own, 'Rss');
  const shared = [own, ...others].reduce((sum, text) => sum + megabytes(text, 'Pss'), 0);
  await product.stop();
  return { resident, shared };
}

const megabytes = (rollup: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

async function measure(
  name: string,
  goals: Goals,
  environment: Record<string, string> & { DATA_DIR: string },
): Promise<void> {
  const demo = { ...environment, SEED: 'demo' };
  const first = await startProduct(demo);
  await untilDrawn(environment.DATA_DIR);
  await first.stop();
  const times: number[] = [];
  for (let at = 0; at < TIMES; at += 1) times.push(await firstResponseMs(demo));
  const took = median(times);
  const span = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  process.stdout.write(
    `start to first answer, ${name}: ${took.toFixed(0)} ms, median of ${TIMES} (${span}; goal: ${goals.ms} ms)  ${verdict(took <= goals.ms)}\n`,
  );
  const { resident, shared } = await idleMemory(demo);
  process.stdout.write(
    `idle memory, ${name}: ${resident.toFixed(0)} MB resident, ${shared.toFixed(0)} MB proportional (goal: ${goals.mb} MB)  ${verdict(resident <= goals.mb)}\n`,
  );
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  try {
    const server = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: `${folder.path}/server` };
    await measure('PostgreSQL', { ms: 800, mb: 200 }, server);
    await measure('embedded', { ms: 1_600, mb: 450 }, { DATA_DIR: `${folder.path}/embedded` });
  } finally {
    await cluster.remove();
    await folder.remove();
  }
}
