// The files of `server/src` through which a message and a paid picture pass: those whose functions run, by V8's coverage.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { testApp } from '../test/app.ts';
import { quietLog, temporaryDirectory } from '../test/databases.ts';
import { createPuppetImage } from '../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../test/fakes/fake-llm.ts';
import { openSocket } from '../test/sockets.ts';

type Later = (work: () => Promise<void>) => void;
/** Functions that ran, by the address of their file, each by where it starts. */
type Ran = ReadonlyMap<string, ReadonlyMap<number, Profiler.FunctionCoverage>>;

const SOURCES = new URL('../src/', import.meta.url).href;
const IDLE_MS = 6_000;

export async function run(): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const watched = async (work: () => Promise<unknown>): Promise<Ran> => {
    await session.post('Profiler.takePreciseCoverage');
    await work();
    return ranIn((await session.post('Profiler.takePreciseCoverage')).result);
  };
  try {
    const { talk, order } = await open((work) => void undo.push(work));
    // What runs by the clock is no part of a walk.
    const idle = await watched(() => wait(IDLE_MS));
    for (const [name, walk] of Object.entries({ message: talk, picture: order })) {
      await print(`a ${name}, the first of its process`, await watched(walk), idle);
      await print(`a ${name}, later on`, await watched(walk), idle);
    }
  } finally {
    for (const work of undo.reverse()) await work();
    session.disconnect();
  }
}

async function open(later: Later) {
  const database = await openDatabase({ dataDir: await temporaryDirectory(later), log: quietLog });
  await database.migrate();
  later(() => database.close());
  const llm = createPuppetLlm();
  const app = await testApp({ database, llm, image: createPuppetImage(), later, runsJobs: true });
  const character_id = await app.addCharacter({ name: 'Ada' });
  const ann = await app.member();
  await app.app.wallet.grant(openScope(database.db, app.site_id), {
    member_id: ann.id,
    unit: 'token',
    key: 'walk',
    reason: 'package',
    lots: [{ bucket: 'one_time', amount: 100n }],
  });
  const { session_id } = await ann.chat.open({ body: { character_id } });
  const socket = await openSocket(await app.listen(), { token: ann.token });
  await socket.expect('ready');

  const talk = async (): Promise<void> => {
    socket.events.length = 0;
    const text = 'How was the sea today?';
    socket.send({ type: 'message.send', session_id, client_message_id: randomUUID(), text });
    const reply = await llm.next();
    reply.write('It was calm and blue. ');
    await socket.expect('reply.chunk');
    reply.write('I swam out to the buoy.');
    reply.end();
    await socket.expect('reply.done');
  };
  const order = async (): Promise<void> => {
    const body = { character_id, prompt: 'reading in a library' };
    const { job_id: generated_image_id } = await ann.studio.generateImage({ body });
    for (let state = 'queued'; state === 'queued' || state === 'running'; await wait(50))
      ({ state } = await ann.studio.image({ query: { generated_image_id } }));
  };
  return { talk, order };
}

function ranIn(scripts: readonly Profiler.ScriptCoverage[]): Ran {
  const files = scripts.filter(({ url }) => url.startsWith(SOURCES));
  return new Map(
    files.map(({ url, functions }) => {
      // Without the function that the file itself is.
      const ran = functions.filter(
        ({ ranges: [all] }) => all !== undefined && all.count > 0 && all.startOffset > 0,
      );
      return [url, new Map(ran.map((one) => [one.ranges[0]?.startOffset ?? 0, one]))];
    }),
  );
}

async function print(title: string, ran: Ran, idle: Ran): Promise<void> {
  const lines: string[] = [];
  for (const [url, functions] of [...ran].toSorted(([one], [other]) => one.localeCompare(other))) {
    const own = [...functions].filter(([start]) => !idle.get(url)?.has(start));
    if (own.length === 0) continue;
    const all = own.map(([, one]) => one);
    const names = new Set(all.map(({ functionName }) => functionName).filter(Boolean));
    const code = countLines(await readFile(new URL(url), 'utf8'), all);
    lines.push(
      `${String(code).padStart(5)}  ${url.slice(SOURCES.length)}  ${[...names].join(' ')}`,
    );
  }
  const modules = lines.filter((line) => line.includes('  modules/')).length;
  process.stdout.write(`\n${title}: ${modules} files of modules, ${lines.length} in all\n`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Lines of code that ran; of ranges within each other the inner one counts. */
function countLines(source: string, functions: readonly Profiler.FunctionCoverage[]): number {
  const counts = new Int32Array(source.length);
  const ranges = functions
    .flatMap((one) => one.ranges)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges)
    counts.fill(count, startOffset, endOffset);
  const starts = [...source.matchAll(/^[ \t]*(?=[^\s/*])(?=.*\w)/gm)];
  return starts.filter(({ index, 0: { length } }) => (counts[index + length] ?? 0) > 0).length;
}
