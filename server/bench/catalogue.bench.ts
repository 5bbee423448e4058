// Benchmark of the catalogue, cached and uncached, compared with a bare server: with a hundred, ten
// thousand and a million characters.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { rankLeaders } from '../src/modules/catalogue/activity.store.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { quietLog } from '../test/databases.ts';
import { makeCluster } from '../test/postgres.ts';
import type { BareWork } from './bare-server.ts';
import { plantCrowd, SITE } from './crowd.ts';
import { bareStatements, measureWaits, pages, pathOf, print, verdict } from './catalogue-pages.ts';
import { load } from './http-load.ts';
import { processorMs } from './processor-time.ts';
import { startProduct, startScript, temporaryFolder, type Running } from './processes.ts';
import { median } from './talkers.ts';

const SIZES = (process.env['BENCH_SIZES'] ?? '100,10000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const characterId = (nth: number): string =>
  `019b0000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`;

/** Frequent requests, which are cached. */
const cachedPages: Record<string, string> = {
  'a page': '/api/characters?host=pd&limit=24&gender=female',
  'a page of a search': '/api/characters?host=pd&limit=24&search=mira',
  tags: '/api/characters/tags?host=pd&gender=female',
  domes: '/api/domes?host=pd',
  'the leaderboard': '/api/characters/leaderboard?host=pd&gender=female',
  'one character': `/api/characters/${characterId(1)}?host=pd`,
};
const ONE = 'one character, each time another';
const ONE_CHARACTER = `select c.*, p.public_name as creator_name from character c
  left join person p on p.id = c.owner_id where c.site_id = $1 and c.id = $2 and visibility = 'public'`;

interface World {
  readonly size: number;
  readonly product: Running;
  readonly bare: Running;
  /**
   * The process id of the database server; undefined for the embedded database, which runs in the
   * product's process.
   */
  readonly databasePid: number | undefined;
}

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: false });
  const folder = await temporaryFolder();
  const worlds: World[] = [];
  try {
    const admin = new pg.Client({ connectionString: cluster.url('postgres') });
    await admin.connect();
    for (const size of SIZES) await admin.query(`create database crowd_${size}`);
    await admin.end();
    for (const size of SIZES) {
      const url = cluster.url(`crowd_${size}`);
      worlds.push(await openWorld({ size, url, dataDir: join(folder.path, `of-${size}`) }));
    }
    print(`PostgreSQL, ${SIZES.join(' · ')} characters`);
    await compare(worlds);
    for (const world of worlds.splice(0)) await closeWorld(world);
    if (process.env['BENCH_EMBEDDED'] === 'off') return;
    for (const size of SIZES.filter((one) => one <= 10_000)) {
      worlds.push(
        await openWorld({ size, url: undefined, dataDir: join(folder.path, `in-${size}`) }),
      );
    }
    print('embedded');
    await compare(worlds);
  } finally {
    for (const world of worlds) await closeWorld(world);
    await cluster.remove();
    await folder.remove();
  }
}

async function closeWorld({ product, bare }: World): Promise<void> {
  await product.stop();
  await bare.stop();
}

async function openWorld(at: {
  size: number;
  url: string | undefined;
  dataDir: string;
}): Promise<World> {
  const { size, url, dataDir } = at;
  const began = performance.now();
  const place = { dataDir, log: quietLog, ...(url === undefined ? {} : { url }) };
  const database = await openDatabase(place);
  await database.migrate();
  await plantCrowd(database.pool, size);
  await rankLeaders(database.db, '2000-01-01');
  const databasePid = url === undefined ? undefined : await pidOf(database);
  await database.close();
  // Two processes cannot share an embedded database.
  const bareDir = url === undefined ? `${dataDir}-bare` : dataDir;
  if (url === undefined) await cp(dataDir, bareDir, { recursive: true });
  const product = await startProduct({
    DATA_DIR: dataDir,
    LLM_PROBE: 'off',
    IMAGE_PROBE: 'off',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  });
  const bytes = await readResults(product.url).catch(async (failure: unknown) => {
    await product.stop();
    throw failure;
  });
  const one = { is_page: false, text: ONE_CHARACTER, values: [SITE, characterId(1)] };
  const statements = Object.fromEntries(
    Object.entries({ ...bareStatements(), [ONE]: one }).map(([title, statement]) => [
      nameOf(title),
      statement,
    ]),
  );
  const work: BareWork = { url, dataDir: bareDir, bytes, statements };
  const file = `${dataDir}-work.json`;
  await writeFile(file, JSON.stringify(work));
  const bare = await startScript('bare-server.ts', [file]);
  print(`(${size} planted in ${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return { size, product, bare, databasePid };
}

/** Responses of the product, for the bare server to send. */
async function readResults(url: string): Promise<Record<string, string>> {
  const bytes: Record<string, string> = {};
  for (const [title, path] of Object.entries(cachedPages)) {
    const reply = await fetch(url + path);
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}`);
    bytes[nameOf(title)] = await reply.text();
  }
  return bytes;
}

async function pidOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  return Number(
    await readFile(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n')[0],
    ),
  );
}

const nameOf = (title: string): string => title.replace(/[^a-z]+/g, '-');

/** The public characters in seeding order. */
function anotherCharacter(): () => string {
  let nth = 0;
  return () => {
    do nth += 1;
    while (nth % 33 === 0 || nth % 10 === 7);
    return `/api/characters/${characterId(nth)}?host=pd`;
  };
}

async function compare(worlds: readonly World[]): Promise<void> {
  for (const world of worlds) await measureWaits({ size: world.size, url: world.product.url });
  for (const [title, path] of Object.entries(cachedPages)) {
    const bare = `/bytes-${nameOf(title)}`;
    const how = { path: () => path, bare, connections: 32, requests: 4_000, goal: 0.5 };
    await measure(`cached: ${title}`, worlds, how);
  }
  for (const title of Object.keys(bareStatements())) {
    const request = pages[title] ?? {};
    const made = { path: pathOf(request), bare: `/${nameOf(title)}`, connections: 4, requests: 60 };
    await measure(title, worlds, { ...made, goal: 0.3 });
  }
  // With few characters, every page repeats and is cached.
  const large = worlds.filter(({ size }) => size >= 10_000);
  const path = anotherCharacter();
  const one = { path, bare: `/${nameOf(ONE)}`, connections: 4, requests: 60, goal: 0.3 };
  if (large.length > 0) await measure(ONE, large, one);
}

interface Measure {
  readonly path: () => string;
  readonly bare: string;
  readonly connections: number;
  readonly requests: number;
  readonly goal: number;
}

/**
 * Alternates between the product and the bare server, world by world, so that noise on the machine
 * affects all alike.
 */
async function measure(title: string, worlds: readonly World[], how: Measure): Promise<void> {
  const { goal } = how;
  const efforts = worlds.map(() => ({ ours: [] as number[], bare: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, world] of worlds.entries()) {
      const ours = await effortOf(world, world.product, how.path, how);
      const bare = await effortOf(world, world.bare, () => how.bare, how);
      if (round === 0) continue; // warm-up
      efforts[at]?.ours.push(ours);
      efforts[at]?.bare.push(bare);
    }
  }
  print(`  ${title}`);
  const smallest = median(efforts[0]?.ours ?? []);
  for (const [at, { size }] of worlds.entries()) {
    const [ours, bare] = [median(efforts[at]?.ours ?? []), median(efforts[at]?.bare ?? [])];
    const ratio = bare / ours;
    const flatness =
      at === 0 ? '' : ` · ${(ours / smallest).toFixed(2)} times that of ${worlds[0]?.size}`;
    print(
      `    ${String(size).padStart(8)}: ours ${ours.toFixed(2)} ms · bare ${bare.toFixed(2)} ms · ratio ${ratio.toFixed(2)} (goal ${goal}) ${verdict(ratio >= goal)}${flatness}`,
    );
  }
}

/**
 * CPU time per response, including the database's; wall-clock time would depend on other programs.
 */
async function effortOf(
  { databasePid }: World,
  { url, child }: Running,
  path: () => string,
  how: { connections: number; requests: number },
): Promise<number> {
  const spent = (): number =>
    processorMs(child.pid ?? 0) + (databasePid === undefined ? 0 : processorMs(databasePid));
  const before = spent();
  await load(url, path, how);
  return (spent() - before) / how.requests;
}
