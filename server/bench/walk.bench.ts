// The files of `server/src` through which a paid picture and a message pass: those whose functions run, by V8's coverage.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { portraitRecipe } from '../src/modules/characters/service.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { testApp } from '../test/app.ts';
import { characterDraft } from '../test/characters.ts';
import { quietLog, temporaryDirectory } from '../test/databases.ts';
import { createPuppetImage } from '../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../test/fakes/fake-llm.ts';
import { openSocket } from '../test/sockets.ts';

type Later = (work: () => Promise<void>) => void;
/** Functions that ran, by the address of their file, each by where it starts. */
type Ran = ReadonlyMap<string, ReadonlyMap<number, Profiler.FunctionCoverage>>;

const SOURCES = new URL('../src/', import.meta.url).href;
/** Longer than the sweep of paid jobs leaves between two runs. */
const IDLE_MS = 12_000;

/** A file of which fewer lines run is a helper, which a reader knows by its name. */
const LEAST_READ = 5;
/** What a reader of a walk takes as given, as ARCHITECTURE.md says beside the walks. */
const GIVEN: Readonly<Record<string, RegExp>> = {
  'what runs for every call': /^(platform\/(http|db)\/|modules\/(sites|identity)\/|[^/]+$)/,
  'helpers that know nothing of the product': /^platform\/[^/]+$/,
  'inside moderation': /^modules\/(safety\/|(assets\/judging|characters\/moderation)\.ts)/,
  'inside memory': /^modules\/chat\/memory\//,
  'inside the marks of a picture':
    /^modules\/assets\/(digital-source|fingerprint|label|watermark)\b/,
  'behind a port': /^providers\//,
};

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
    // The picture first: what was said in a chat is read for its memory some seconds later.
    for (const [name, walk] of Object.entries({ picture: order, message: talk })) {
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
  const { gender, age, traits } = characterDraft(app.site_id, { id: randomUUID() });
  // As every character of the product, with a portrait that says who is in its pictures.
  const [portrait] = await app.app.assets.plan(database.db, [
    {
      site_id: app.site_id,
      owner_id: null,
      rating: 'safe',
      verdict: 'approved',
      provenance: {},
      recipe: portraitRecipe({ gender, age, traits }),
    },
  ]);
  const character_id = await app.addCharacter({ name: 'Ada', portrait_id: portrait?.id ?? null });
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
  const read: string[] = [];
  const given = new Map<string, string[]>();
  for (const [url, functions] of [...ran].toSorted(([one], [other]) => one.localeCompare(other))) {
    const own = [...functions].filter(([start]) => !idle.get(url)?.has(start));
    if (own.length === 0) continue;
    const all = own.map(([, one]) => one);
    const names = new Set(all.map(({ functionName }) => functionName).filter(Boolean));
    const code = countLines(await readFile(new URL(url), 'utf8'), all);
    const path = url.slice(SOURCES.length);
    const reason = reasonNotToRead(path, code);
    const line = `${String(code).padStart(5)}  ${path}  ${[...names].join(' ')}`;
    if (reason === undefined) read.push(line);
    else given.set(reason, [...(given.get(reason) ?? []), path]);
  }
  process.stdout.write(`\n${title}: ${read.length} files to read\n${read.join('\n')}\n`);
  for (const [reason, paths] of given)
    process.stdout.write(`not counted, ${reason}: ${paths.join(', ')}\n`);
}

function reasonNotToRead(path: string, code: number): string | undefined {
  const found = Object.entries(GIVEN).find(([, pattern]) => pattern.test(path));
  return found?.[0] ?? (code < LEAST_READ ? `fewer than ${LEAST_READ} lines run` : undefined);
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
