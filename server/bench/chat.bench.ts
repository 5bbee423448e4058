// Benchmark of a reply's overhead: time to first token and messages per second, compared with a bare proxy and a disk commit.
import pg from 'pg';
import { makeCluster } from '../test/postgres.ts';
import {
  allowLongTrials,
  findCharacter,
  startProduct,
  startScript,
  temporaryFolder,
  untilDrawn,
  type Running,
} from './processes.ts';
import { processorMs } from './processor-time.ts';
import {
  createCaller,
  createProxyTalker,
  createTalker,
  makeMemberToken,
  median,
  percentile,
  saturate,
  type Talker,
} from './talkers.ts';

/**
 * The number of members among the simulated users: they are charged per day, visitors per trial.
 */
const MEMBERS = 10;
const TALKERS = 100;
/** Gives each chat 60 messages. */
const TURNS_BEFORE = 30;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);

async function commitMs(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table if not exists bench_commit (id serial primary key, text text)');
  const times: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    const began = performance.now();
    await client.query('insert into bench_commit (text) values ($1)', ['x'.repeat(200)]);
    times.push(performance.now() - began);
  }
  await client.end();
  return median(times.slice(50));
}

async function sequential(talker: Talker, turns: number): Promise<number[]> {
  const firstTokenMs: number[] = [];
  for (let at = 0; at < turns; at += 1) firstTokenMs.push((await talker.turn()).first);
  return firstTokenMs.slice(Math.floor(turns / 5));
}

/** One measurement of each in turn, so that noise on the machine affects all alike. */
async function interleaved(talkers: Talker[], rounds: number): Promise<number[][]> {
  const all = talkers.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, talker] of talkers.entries())
      all[index]?.push(...(await sequential(talker, 40)));
  }
  return all;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => `${value.toFixed(2)} ms`;
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

interface Scene {
  readonly model: Running;
  readonly proxy: Running;
  readonly product: Running;
  readonly database: string;
}

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: true });
  const folder = await temporaryFolder();
  const database = cluster.url('postgres');
  const model = await startScript('model-server.ts', ['50']);
  const proxy = await startScript('proxy-server.ts', [model.url]);
  const environment = {
    DATABASE_URL: database,
    DATA_DIR: folder.path,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'bench',
    SEED: 'demo',
  };
  await allowLongTrials(environment);
  const product = await startProduct(environment);
  await untilDrawn(folder.path);
  try {
    await compare({ model, proxy, product, database });
  } finally {
    await product.stop();
    await proxy.stop();
    await model.stop();
    await cluster.remove();
    await folder.remove();
  }
}

async function compare(scene: Scene): Promise<void> {
  const { product } = scene;
  const character = await findCharacter(product.url);
  const members: Talker[] = [];
  for (let at = 0; at < MEMBERS; at += 1)
    members.push(await createTalker(product.url, character, await makeMemberToken(product.url)));
  const visitors: Talker[] = await Promise.all(
    Array.from({ length: TALKERS - MEMBERS }, () => createTalker(product.url, character)),
  );
  // Members and visitors alternate as long as there are both.
  const talkers = visitors.flatMap((visitor, at) => [visitor, ...members.slice(at, at + 1)]);
  for (let turn = 0; turn < TURNS_BEFORE; turn += 1)
    await Promise.all(talkers.map((talker) => talker.turn()));
  await compareOneAtATime(scene, { visitor: visitors.slice(0, 1), member: members.slice(0, 1) });
  await compareFifty(scene, talkers.slice(0, 50));
  await compareSaturated(scene, talkers);
  for (const talker of talkers) talker.close();
}

async function compareOneAtATime(
  { model, proxy, database }: Scene,
  of: { visitor: Talker[]; member: Talker[] },
): Promise<void> {
  const commit = await commitMs(database);
  const baselines = [createCaller(model.url), await createProxyTalker(proxy.url)];
  const all = [...baselines, ...of.visitor, ...of.member];
  const [direct = [], viaProxy = [], visitor = [], member = []] = await interleaved(all, 6);
  print(`one durable commit of this disk   ${ms(commit)}`);
  print(
    `first words, one chat at a time:  model ${ms(median(direct))} · bare proxy ${ms(median(viaProxy))} · visitor ${ms(median(visitor))} · member ${ms(median(member))}`,
  );
  for (const [name, times] of Object.entries({ visitor, member })) {
    const added = median(times) - median(direct);
    print(
      `  added for a ${name.padEnd(8)}            ${ms(added)} (goal: a commit + 3 ms = ${ms(commit + 3)})  ${verdict(added <= commit + 3)}`,
    );
  }
}

const callers = (url: string, count: number): Talker[] =>
  Array.from({ length: count }, () => createCaller(url));

async function compareFifty({ model }: Scene, talkers: Talker[]): Promise<void> {
  const direct = await allAtOnce(callers(model.url, talkers.length));
  const ours = await allAtOnce(talkers);
  const added = median(ours) - median(direct);
  print(
    `first words, ${talkers.length} at one moment:     model ${ms(median(direct))} · ours ${ms(median(ours))} (p95 ${ms(percentile(ours, 0.95))})`,
  );
  print(`  added by us                     ${ms(added)} (goal: 30 ms)  ${verdict(added <= 30)}`);
}

async function compareSaturated(
  { product, proxy, database }: Scene,
  talkers: Talker[],
): Promise<void> {
  const bareTalkers = await Promise.all(
    Array.from({ length: 64 }, () => createProxyTalker(proxy.url)),
  );
  const bare = await saturateWatched(proxy, bareTalkers);
  for (const talker of bareTalkers) talker.close();
  const before = await databaseWork(database);
  const ours = await saturateWatched(product, talkers);
  const after = await databaseWork(database);
  const ratio = ours.perSecond / bare.perSecond;
  print(
    `turns of 50 tokens a second:      bare proxy ${bare.perSecond.toFixed(0)} · ours, stored ${ours.perSecond.toFixed(0)}`,
  );
  print(
    `  ratio                           ${ratio.toFixed(2)} (goal: 0.30)  ${verdict(ratio >= 0.3)}`,
  );
  print(
    `processor time a turn:            bare proxy ${ms(bare.processor)} · ours ${ms(ours.processor)}`,
  );
  const turns = ours.firsts.length;
  const syncs = (after.syncs - before.syncs) / turns;
  const commits = (after.commits - before.commits) / turns;
  print(
    `  log syncs · transactions a turn ${syncs.toFixed(2)} · ${commits.toFixed(2)} (goal: 1.5 · 2)  ${verdict(syncs <= 1.5 && commits <= 2)}`,
  );
}

/** Also measures CPU time per message, which other programs disturb less than throughput. */
async function saturateWatched({ child }: Running, talkers: Talker[]) {
  const pid = child.pid ?? 0;
  const before = processorMs(pid);
  const done = await saturate(talkers, SECONDS * 1000);
  return { ...done, processor: (processorMs(pid) - before) / done.firsts.length };
}

/** Database counters of the server; its own statistics are up to a second late. */
async function databaseWork(url: string): Promise<{ syncs: number; commits: number }> {
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ syncs: number; commits: number }>(
    `select (select wal_sync from pg_stat_wal)::float8 as syncs,
      (select xact_commit from pg_stat_database where datname = current_database())::float8 as commits`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error('the server told no counts');
  return row;
}

/** Rounds in which every chat sends at once; the next one starts when all have been answered. */
async function allAtOnce(talkers: Talker[]): Promise<number[]> {
  const rounds: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const turns = await Promise.all(talkers.map((talker) => talker.turn()));
    if (round >= 5) rounds.push(...turns.map(({ first }) => first));
  }
  return rounds;
}
