// Fault injection on paid picture jobs: kills workers at random, and the image server while it
// renders. Measures when all jobs end, whether tokens are lost or pictures are free or made twice,
// and how fast a cancelled job stops.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StudioJob } from '@velour/contract/studio.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { quietLog } from '../test/databases.ts';
import { startFakeComfyUi, type FakeComfyUi } from '../test/fakes/picture-servers/comfyui.ts';
import { createKillable, type Killable } from '../test/killable.ts';
import { createMakers } from '../test/makers.ts';
import { makeCluster } from '../test/postgres.ts';
import type { StartedServer } from '../test/started-server.ts';
import { temporaryFolder } from './processes.ts';

const JOBS = Number(process.env['BENCH_JOBS'] ?? 200);
const WORKERS = 4;
/** The number of kills of workers, and of the image server. */
const DEATHS = Number(process.env['BENCH_DEATHS'] ?? 24);
/** The maximum number of unfinished jobs per member. */
const JOBS_EACH = 8;
const PRICE = 5;
const TOKENS = 1_000;
const PICTURE_MS = 60;
const TERMINAL_GOAL_MS = 60_000;
const CANCEL_GOAL_MS = 1_000;
const CANCELS = 8;

interface Member {
  readonly id: string;
  readonly token: string;
}

interface World {
  readonly deployment: Killable;
  readonly comfy: FakeComfyUi;
  readonly members: readonly Member[];
  readonly character_id: string;
  readonly workers: StartedServer[];
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export async function run(): Promise<void> {
  await inWorld(async (world) => {
    await orderAndKill(world, `${WORKERS} workers, ${DEATHS} kills`, async () => {
      const at = randomInt(WORKERS);
      await world.workers[at]?.end('SIGKILL');
      world.workers[at] = await startWorker(world);
    });
  });
  await inWorld(async (world) => {
    await orderAndKill(world, `a picture server that dies ${DEATHS} times`, async () => {
      world.comfy.goDown(true);
      world.comfy.forget();
      await wait(randomInt(100, 600));
      world.comfy.goDown(false);
    });
    await cancel(world);
  });
}

async function inWorld(work: (world: World) => Promise<void>): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const later = (more: () => Promise<void>): void => void undo.push(more);
  const folder = await temporaryFolder();
  undo.push(() => folder.remove());
  const cluster = await makeCluster({ durable: true });
  undo.push(() => cluster.remove());
  const comfy = await startFakeComfyUi();
  undo.push(() => comfy.close());
  try {
    const place = { dataDir: folder.path, url: cluster.url('postgres') };
    const database = await openDatabase({ ...place, log: quietLog });
    await database.migrate();
    await database.close();
    const deployment = await createKillable({
      kind: { title: 'PostgreSQL', place: () => Promise.resolve(place) },
      later,
      settings: { COMFYUI_URL: comfy.url, VIDEO_PROVIDER: 'painter' },
    });
    const { members, character_id } = await settle(deployment);
    comfy.isHeld = true;
    const drawing = setInterval(() => {
      if (comfy.isDrawing) void comfy.finish();
    }, PICTURE_MS);
    undo.push(() => Promise.resolve(clearInterval(drawing)));
    await deployment.start({ settings: { ROLES: 'web,media,realtime' } });
    const world: World = { deployment, comfy, members, character_id, workers: [] };
    for (let at = 0; at < WORKERS; at += 1) world.workers.push(await startWorker(world));
    await work(world);
  } finally {
    for (const more of undo.reverse()) await more();
  }
}

const startWorker = ({ deployment }: Pick<World, 'deployment'>): Promise<StartedServer> =>
  deployment.startBeside({ settings: { ROLES: 'worker' } });

const settle = (deployment: Killable) =>
  deployment.within(async (app, database) => {
    const character_id = await app.addCharacter({ name: 'Maren' });
    const { maker } = createMakers({ app, database });
    const members: Member[] = [];
    for (let at = 0; at < Math.ceil(JOBS / JOBS_EACH); at += 1) {
      const { id, token } = await maker(TOKENS);
      members.push({ id, token });
    }
    return { members, character_id };
  });

async function orderAndKill(world: World, name: string, kill: () => Promise<void>): Promise<void> {
  world.comfy.isDrawing = true;
  const ordering = Promise.all(Array.from({ length: JOBS }, (_, at) => order(world, at)));
  for (let death = 0; death < DEATHS; death += 1) {
    await wait(randomInt(200, 1_200));
    await kill();
  }
  const since = performance.now();
  const jobs = await ordering;
  await Promise.all(jobs.map(({ member, job_id }) => untilOver(world, member, job_id)));
  const took = performance.now() - since;
  await endAll(world);
  const { states, faults } = await world.deployment.within(async (app, database) => {
    const { findings } = await app.app.wallet.reconcile();
    return audit(world, database, findings.length);
  });
  await restart(world);
  const isMet = took <= TERMINAL_GOAL_MS && faults.length === 0;
  print(
    `${name}: ${JOBS} jobs (${states}), over ${(took / 1_000).toFixed(1)} s after the last one (goal: ${TERMINAL_GOAL_MS / 1_000} s); ${faults.length === 0 ? 'no token lost, no picture free or double' : faults.join('; ')}  ${isMet ? 'met' : 'NOT MET'}`,
  );
}

async function endAll({ deployment, workers }: World): Promise<void> {
  await Promise.all([...workers, deployment.server].map((server) => server.end('SIGTERM')));
}

async function restart(world: World): Promise<void> {
  await world.deployment.start({ settings: { ROLES: 'web,media,realtime' } });
  world.workers.splice(0, WORKERS, await startWorker(world));
}

async function order(world: World, at: number) {
  const member = world.members[at % world.members.length];
  if (!member) throw new Error('There are no members.');
  const { status, body } = await world.deployment.insist({
    token: member.token,
    gateway: 'media-api',
    path: '/generate-image',
    body: { character_id: world.character_id, prompt: 'reading in a library' },
    key: randomUUID(),
  });
  if (status !== 200) throw new Error(`No job was started: ${body}`);
  // The server has validated it against the contract.
  const { job_id } = JSON.parse(body) as StudioJob;
  return { member, job_id };
}

async function untilOver(world: World, member: Member, job_id: string): Promise<StudioJob> {
  for (;;) {
    const job = await read(world, member, job_id);
    if (job && job.state !== 'queued' && job.state !== 'running') return job;
    await wait(250);
  }
}

async function read({ deployment }: World, { token }: Member, job_id: string) {
  const query = new URLSearchParams({ host: 'pd', generated_image_id: job_id });
  const reply = await fetch(
    `http://${deployment.server.address}/media-api/generate-image?${query}`,
    {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    },
  ).catch(() => undefined);
  // The server has validated it against the contract.
  return reply?.ok ? ((await reply.json()) as StudioJob) : undefined;
}

/** Lists inconsistencies, read from the database while no process runs. */
async function audit({ members }: World, { pool }: Database, findings: number) {
  const { rows } = await pool.query<{
    owner_id: string;
    state: string;
    hold: string | null;
    holds: number;
    pictures: number;
  }>(
    `select job.owner_id, job.state, hold.state as hold,
      (select count(*) from hold where reference_id = job.id::text)::int as holds,
      (select count(*) from studio_picture picture where picture.job_id = job.id)::int as pictures
     from job left join hold on hold.key = job.hold_key where job.kind = 'image'`,
  );
  const faults: string[] = [];
  const count = (what: string, wrong: number): void => {
    if (wrong > 0) faults.push(`${wrong} ${what}`);
  };
  const isMade = ({ state }: { state: string }): boolean => state === 'succeeded';
  count('jobs lost', JOBS - rows.length);
  count(
    'jobs with a wrong hold',
    rows.filter((row) => row.hold !== (isMade(row) ? 'captured' : 'released') || row.holds !== 1)
      .length,
  );
  count(
    'free or double pictures',
    rows.filter((row) => row.pictures !== (isMade(row) ? 1 : 0)).length,
  );
  const { rows: balances } = await pool.query<{ owner_id: string; balance: number }>(
    `select owner_id, balance::int from ledger_account where kind = 'user_spendable' and unit = 'token'`,
  );
  const paidBy = (id: string): number =>
    rows.filter((row) => row.owner_id === id && isMade(row)).length * PRICE;
  const lost = members.filter(
    ({ id }) => balances.find(({ owner_id }) => owner_id === id)?.balance !== TOKENS - paidBy(id),
  );
  count('members with a wrong balance', lost.length);
  count('findings of the reconciliation', findings);
  const states = Object.entries(Object.groupBy(rows, ({ state }) => state))
    .map(([state, of]) => `${of?.length} ${state}`)
    .join(', ');
  return { states, faults };
}

/** Measures from the press until the image server has stopped exactly this job. */
async function cancel(world: World): Promise<void> {
  const { comfy, deployment } = world;
  comfy.isDrawing = false;
  let slowest = 0;
  for (let at = 0; at < CANCELS; at += 1) {
    const { member, job_id } = await order(world, at);
    while (!comfy.running) await wait(5);
    const { id } = comfy.running;
    const began = performance.now();
    await deployment.insist({
      token: member.token,
      gateway: 'media-api',
      path: `/generate-image/jobs/${job_id}/cancel`,
      body: {},
      key: randomUUID(),
    });
    while (comfy.running?.id === id) await wait(5);
    slowest = Math.max(slowest, performance.now() - began);
  }
  const stopped = comfy.sentTo('/interrupt').map(({ json }) => json);
  const isTargeted = stopped.every((one) => typeof one === 'object' && one && 'prompt_id' in one);
  const isMet = slowest <= CANCEL_GOAL_MS && isTargeted;
  print(
    `cancel: the slowest of ${CANCELS} had stopped after ${slowest.toFixed(0)} ms (goal: ${CANCEL_GOAL_MS} ms); ${isTargeted ? 'no other run' : 'OTHER RUNS'} stopped  ${isMet ? 'met' : 'NOT MET'}`,
  );
}
