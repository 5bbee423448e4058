// The overhead of a reply: time to the first token and exchanges per second, beside a bare proxy and a disk commit.
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
import {
  createCaller,
  createTalker,
  median,
  percentile,
  saturate,
  type Talker,
} from './talkers.ts';

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

/** One of each, in turn, so that a noisy moment of the machine hits all alike. */
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

interface Scene {
  readonly model: Running;
  readonly proxy: Running;
  readonly product: Running;
  readonly database: string;
}

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: true });
  const folder = await temporaryFolder();
  await cluster.start();
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
  const talkers = await Promise.all(
    Array.from({ length: 100 }, () => createTalker(product.url, character)),
  );
  await saturate(talkers.slice(0, 20), 2_000);
  await compareOneAtATime(scene, talkers);
  await compareFifty(scene, talkers.slice(0, 50));
  await compareSaturated(scene, talkers);
  for (const talker of talkers) talker.close();
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'NOT MET');

async function compareOneAtATime(
  { model, proxy, database }: Scene,
  talkers: Talker[],
): Promise<void> {
  const commit = await commitMs(database);
  const three = [createCaller(model.url), createCaller(proxy.url), ...talkers.slice(0, 1)];
  const [direct = [], viaProxy = [], viaUs = []] = await interleaved(three, 6);
  const added = median(viaUs) - median(direct);
  print(`one durable commit of this disk   ${ms(commit)}`);
  print(
    `first words, one chat at a time:  model ${ms(median(direct))} · bare proxy ${ms(median(viaProxy))} · ours ${ms(median(viaUs))}`,
  );
  print(
    `  added by us                     ${ms(added)} (goal: a commit + 3 ms = ${ms(commit + 3)})  ${verdict(added <= commit + 3)}`,
  );
}

const callers = (url: string, count: number): Talker[] =>
  Array.from({ length: count }, () => createCaller(url));

async function compareFifty({ model }: Scene, talkers: Talker[]): Promise<void> {
  const direct = await paced(callers(model.url, 50), SECONDS * 1000);
  const ours = await paced(talkers, SECONDS * 1000);
  const added = median(ours) - median(direct);
  print(
    `first words, 50 chats at once:    model ${ms(median(direct))} · ours ${ms(median(ours))} (p95 ${ms(percentile(ours, 0.95))})`,
  );
  print(`  added by us                     ${ms(added)} (goal: 15 ms)  ${verdict(added <= 15)}`);
}

async function compareSaturated({ proxy }: Scene, talkers: Talker[]): Promise<void> {
  const bare = await saturate(callers(proxy.url, 64), SECONDS * 1000);
  const ours = await saturate(talkers, SECONDS * 1000);
  const ratio = ours.perSecond / bare.perSecond;
  print(
    `turns of 50 tokens a second:      bare proxy ${bare.perSecond.toFixed(0)} · ours, stored ${ours.perSecond.toFixed(0)}`,
  );
  print(
    `  ratio                           ${ratio.toFixed(2)} (goal: 0.25)  ${verdict(ratio >= 0.25)}`,
  );
}

/** Fifty chats that each send a message about twice a second, at different times. */
async function paced(talkers: Talker[], forMs: number): Promise<number[]> {
  const firstTokenMs: number[] = [];
  const began = performance.now();
  await Promise.all(
    talkers.map(async (talker, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 500) / talkers.length));
      while (performance.now() - began < forMs) {
        const at = performance.now();
        firstTokenMs.push((await talker.turn()).first);
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(0, 500 - (performance.now() - at))),
        );
      }
    }),
  );
  return firstTokenMs;
}
