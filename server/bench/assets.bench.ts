// Benchmark of stored pictures: CPU time per response, compared with a bare Fastify server that sends the same files.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from './http-load.ts';
import {
  startProduct,
  startScript,
  temporaryFolder,
  untilDrawn,
  type Running,
} from './processes.ts';
import { processorMs } from './processor-time.ts';
import { median } from './talkers.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 4_000);
const ROUNDS = 5;
const CONNECTIONS = 16;
/** The number of pictures on a page of the catalogue. */
const PICTURES = 40;
const WIDTHS = [360, 720] as const;
const GOAL = 0.5;

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const environment = { DATA_DIR: folder.path, SEED: 'demo', IMAGE_PROBE: 'off', LLM_PROBE: 'off' };
  const product = await startProduct(environment);
  try {
    await untilDrawn(folder.path);
    const files = join(folder.path, 'files');
    for (const width of WIDTHS) await compare(product, { width, files });
  } finally {
    await product.stop();
    await folder.remove();
  }
}

async function compare(
  product: Running,
  { width, files }: { width: number; files: string },
): Promise<void> {
  const stored = (await readdir(files, { recursive: true })).toSorted();
  const ids = stored
    .filter((path) => path.endsWith('original.jpg'))
    .map((path) => path.split('/').at(-2) ?? '');
  const [shown, addresses]: [string[], string[]] = [[], []];
  for (const id of ids) {
    if (shown.length === PICTURES) break;
    const address = `/assets/${id}/${width}`;
    // The request also renders the size, if it was never requested before.
    if ((await fetch(product.url + address)).status !== 200) continue;
    shown.push(join(files, 'assets', id.slice(-2), id, `${width}.webp`));
    addresses.push(address);
  }
  const bare = await startScript('file-server.ts', shown);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await effortOf(bare, (n) => `/file/${n % shown.length}`);
    const other = await effortOf(product, (n) => addresses[n % addresses.length] ?? '');
    // In the first round, both compile their code (warm-up).
    if (round === 0) continue;
    theirs.push(one);
    ours.push(other);
  }
  await bare.stop();
  const ratio = median(theirs) / median(ours);
  process.stdout.write(
    `${shown.length} pictures ${width} wide, by processor time   ours ${inMs(ours)} each · bare Fastify ${inMs(theirs)} · ratio ${ratio.toFixed(2)} (goal: ${GOAL})  ${ratio >= GOAL ? 'met' : 'NOT MET'}\n`,
  );
}

/** CPU time per response, in milliseconds. */
async function effortOf({ url, child }: Running, pathOf: (n: number) => string): Promise<number> {
  const pid = child.pid ?? 0;
  const before = processorMs(pid);
  let sent = 0;
  const next = (): string => pathOf((sent += 1));
  await load(url, next, { connections: CONNECTIONS, requests: REQUESTS });
  return (processorMs(pid) - before) / REQUESTS;
}

const inMs = (values: readonly number[]): string => `${median([...values]).toFixed(3)} ms`;
