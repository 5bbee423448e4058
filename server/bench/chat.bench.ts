// What we add to a model: time to the first words, turns a second, beside a bare proxy and the disk's own commit.
import pg from 'pg';
import { makeCluster } from '../test/postgres.ts';
import { startProduct, startScript, temporaryFolder } from './processes.ts';
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
  const firsts: number[] = [];
  for (let at = 0; at < turns; at += 1) firsts.push((await talker.turn()).first);
  return firsts.slice(Math.floor(turns / 5));
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

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: true });
  const folder = await temporaryFolder();
  await cluster.start();
  const model = await startScript('model-server.ts', ['50']);
  const proxy = await startScript('proxy-server.ts', [model.url]);
  const product = await startProduct({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: folder.path,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'bench',
    SEED: 'demo',
  });
  try {
    const reply = await fetch(`${product.url}/api/characters?host=pd&limit=50`);
    const { characters } = (await reply.json()) as {
      characters: { id: string; is_exclusive: boolean }[];
    };
    const character = characters.find((one) => !one.is_exclusive)?.id ?? '';
    const talkers = await Promise.all(
      Array.from({ length: 100 }, () => createTalker(product.url, character)),
    );
    const [ours] = talkers;
    if (!ours) throw new Error('no talker');
    await saturate(talkers.slice(0, 20), 2_000);

    const commit = await commitMs(cluster.url('postgres'));
    const [direct = [], viaProxy = [], viaUs = []] = await interleaved(
      [createCaller(model.url), createCaller(proxy.url), ours],
      6,
    );
    print(`one durable commit of this disk   ${ms(commit)}`);
    print(
      `first words, one chat at a time:  model ${ms(median(direct))} · bare proxy ${ms(median(viaProxy))} · ours ${ms(median(viaUs))}`,
    );
    const added = median(viaUs) - median(direct);
    print(
      `  added by us                     ${ms(added)} (goal: a commit + 3 ms = ${ms(commit + 3)})  ${added <= commit + 3 ? 'met' : 'NOT MET'}`,
    );

    const callers = (url: string, count: number) =>
      Array.from({ length: count }, () => createCaller(url));
    const directly = await paced(callers(model.url, 50), SECONDS * 1000);
    const at50 = await paced(talkers.slice(0, 50), SECONDS * 1000);
    const added50 = median(at50) - median(directly);
    print(
      `first words, 50 chats at once:    model ${ms(median(directly))} · ours ${ms(median(at50))} (p95 ${ms(percentile(at50, 0.95))})`,
    );
    print(
      `  added by us                     ${ms(added50)} (goal: 15 ms)  ${added50 <= 15 ? 'met' : 'NOT MET'}`,
    );

    const bare = await saturate(callers(proxy.url, 64), SECONDS * 1000);
    const full = await saturate(talkers, SECONDS * 1000);
    const ratio = full.perSecond / bare.perSecond;
    print(
      `turns of 50 tokens a second:      bare proxy ${bare.perSecond.toFixed(0)} · ours, stored ${full.perSecond.toFixed(0)}`,
    );
    print(
      `  ratio                           ${ratio.toFixed(2)} (goal: 0.25)  ${ratio >= 0.25 ? 'met' : 'NOT MET'}`,
    );
    for (const talker of talkers) talker.close();
  } finally {
    await product.stop();
    await proxy.stop();
    await model.stop();
    await cluster.remove();
    await folder.remove();
  }
}

/** Fifty chats that each begin a turn about twice a second, as people do, not all in the same moment. */
async function paced(talkers: Talker[], forMs: number): Promise<number[]> {
  const firsts: number[] = [];
  const began = performance.now();
  await Promise.all(
    talkers.map(async (talker, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * 500) / talkers.length));
      while (performance.now() - began < forMs) {
        const at = performance.now();
        firsts.push((await talker.turn()).first);
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(0, 500 - (performance.now() - at))),
        );
      }
    }),
  );
  return firsts;
}
