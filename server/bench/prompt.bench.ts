// Benchmark of prompt assembly and of opening a chat, with 100,000 messages, 500 facts and a lorebook of 200 entries.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createHistoryCache } from '../src/modules/chat/history-cache.ts';
import { createLoader } from '../src/modules/chat/load.ts';
import { createMemory } from '../src/modules/chat/memory/memory.ts';
import { addFacts } from '../src/modules/chat/memory/memory.store.ts';
import { createRecall } from '../src/modules/chat/memory/recall.ts';
import { sealFact } from '../src/modules/chat/memory/remember.ts';
import { createPrompts } from '../src/modules/chat/reply-writer.ts';
import { createChatSettings } from '../src/modules/chat/settings.ts';
import { storeOrigin } from '../src/modules/characters/own/own.store.ts';
import type { Actor } from '../src/platform/actor.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { createIds } from '../src/platform/ids.ts';
import { createInProcessBus } from '../src/providers/events/in-process.ts';
import { createTokenCount } from '../src/providers/llm/token-count.ts';
import type { LlmProvider } from '../src/providers/llm/port.ts';
import { testApp, type TestApp } from '../test/app.ts';
import { quietLog } from '../test/databases.ts';
import { createPuppetLlm } from '../test/fakes/fake-llm.ts';
import { makeCluster } from '../test/postgres.ts';
import { plantMessages } from './planted-messages.ts';
import { temporaryFolder } from './processes.ts';
import { createWords } from './search-words.ts';
import { median, percentile } from './talkers.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 100_000);
const FACTS = 500;
const ENTRIES = 200;
const COLD = 20;
const WARM = 200;
const CONTEXT_TOKENS = 16_384;
const GOALS = { cold: 150, warm: 10, open: 50 };

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The dependencies that all processes of a deployment share. */
interface Deployment {
  readonly url: string;
  readonly folder: string;
  readonly master: Buffer;
}

interface Chat {
  readonly token: string;
  readonly actor: Actor;
  readonly character_id: string;
  readonly session_id: string;
}

interface Started {
  readonly app: TestApp;
  readonly database: Database;
  readonly llm: LlmProvider;
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  try {
    const place = { url: cluster.url('postgres'), folder: folder.path, master: randomBytes(32) };
    const chat = await withApp(place, plant);
    // Stores the memory snapshot next to the prompt.
    await withApp(place, async (started) => {
      await createAssembly(started, chat)(0);
      await setTimeout(10_000);
    });
    const cold: Timed[] = [];
    const opened: Timed[] = [];
    let recalled = 0;
    for (let at = 0; at < COLD; at += 1)
      await withApp(place, async (started) => {
        opened.push(await timed(() => open(started, chat)));
        const assemble = createAssembly(started, chat);
        cold.push(await timed(async () => void (recalled += await assemble(at))));
      });
    report('assembled after a restart', cold.slice(2), GOALS.cold);
    print(`    ${recalled} messages recalled in ${COLD} prompts`);
    report('opened after a restart', opened.slice(2), GOALS.open);
    await withApp(place, (started) => timeWarm(started, chat));
  } finally {
    await cluster.remove();
    await folder.remove();
  }
}

async function timeWarm(started: Started, chat: Chat): Promise<void> {
  const assemble = createAssembly(started, chat);
  let recalled = 0;
  const warm: Timed[] = [];
  const opened: Timed[] = [];
  for (let at = 0; at < WARM; at += 1) {
    warm.push(await timed(async () => void (recalled += await assemble(at))));
    if (at % 10 === 0) opened.push(await timed(() => open(started, chat)));
  }
  report('assembled again', warm.slice(10), GOALS.warm);
  print(`    ${recalled} messages recalled in ${WARM} prompts`);
  report('opened again', opened.slice(2), GOALS.open);
}

/** Runs `work` like a process that has just started: new connections, and empty caches. */
async function withApp<T>(
  { url, folder, master }: Deployment,
  work: (started: Started) => Promise<T>,
): Promise<T> {
  const afterwards: (() => Promise<void>)[] = [];
  const database = await openDatabase({ url, dataDir: folder, log: quietLog });
  try {
    await database.migrate();
    const later = (one: () => Promise<void>) => void afterwards.push(one);
    const llm = {
      ...createPuppetLlm({ contextTokens: CONTEXT_TOKENS }),
      countTokens: createTokenCount().count,
    };
    const app = await testApp({ database, llm, master, later });
    app.app.safety.prepare();
    await setTimeout(300); // background work of the start
    return await work({ app, database, llm });
  } finally {
    for (const one of afterwards.reverse()) await one();
    await database.close();
  }
}

async function plant({ app, database }: Started): Promise<Chat> {
  const ann = await app.member();
  const character_id = await app.addCharacter({ name: 'Ada' });
  const { session_id } = await ann.chat.open({ body: { character_id } });
  const key = await app.app.identity.dataKey(app.scope, ann.id);
  const member = { person_id: ann.id, chats: [session_id], key };
  await plantMessages(database.pool, member, { own: MESSAGES, others: 0 });

  const words = createWords();
  const textOf = (letters: number): string => {
    let text = '';
    while (text.length < letters) text += `${words.textAt(1)} `;
    return text.slice(0, letters);
  };
  const entries = Array.from({ length: ENTRIES }, (_, at) => ({
    keys: [words.at(40 + at * 12), words.at(2_000 + at), `${words.at(90 + at)} ${words.at(60)}`],
    // One entry's condition needs the length of the whole chat.
    content: `${at === 0 ? '@@activate_only_after 3\n' : ''}${textOf(300)}`,
    enabled: true,
    insertion_order: at,
    extensions: {},
  }));
  const book = { extensions: {}, scan_depth: 20, entries };
  const card = { spec: 'v2', beside: {}, data: { name: 'Ada', character_book: book } } as const;
  await storeOrigin(database.db, character_id, card);
  const ids = createIds(systemClock);
  const at = new Date();
  const facts = Array.from({ length: FACTS }, (_, number) => {
    const id = ids.next();
    const content = sealFact(id, { text: `Likes ${textOf(60)}`, topic: null }, key);
    const is_pinned = number % 20 === 0;
    return { id, session_id, seq: null, content, is_pinned, told_at: at, created_at: at };
  });
  await addFacts(app.scope, facts);
  const actor: Actor = {
    kind: 'member',
    id: ann.id,
    site_id: app.site_id,
    is_adult: true,
    expires_at: new Date(Date.now() + 86_400_000),
    is_admin: false,
    admin_roles: [],
    is_proven: false,
    second_factor: 'settled',
    is_age_checked: false,
    sign_in_id: randomUUID(),
  };
  return { token: ann.token, actor, character_id, session_id };
}

/**
 * Measures from the message to the model's request; also returns the number of recalled messages.
 */
function createAssembly(
  { app, database, llm }: Started,
  { actor, character_id, session_id }: Chat,
): (number: number) => Promise<number> {
  const { db } = database;
  const { identity, characters, payments, studio, safety } = app.app;
  const bus = createInProcessBus();
  const clock = systemClock;
  const ids = createIds(clock);
  const recall = createRecall({ clock, log: quietLog });
  const publishChange = (): void => undefined;
  const memory = createMemory({ bus, clock, ids, identity, llm, safety, recall, publishChange });
  const settings = createChatSettings({ bus, clock, ids, identity, safety, publishChange });
  const history = createHistoryCache(db);
  const needs = { db, clock, identity, characters, payments, studio };
  const loader = createLoader(needs, { history, memory, settings });
  const composePrompt = createPrompts({ llm, safety });
  const words = createWords();
  return async (number) => {
    const text = `${words.at(5_000 + number)} ${words.at(300 + number)} ${words.at(20)}`;
    const key = await identity.dataKey(app.scope, actor.id);
    const conversation = await loader.loadConversation(app.scope, actor, {
      session_id,
      character_id,
      key,
      below: 10 + MESSAGES,
      revision: 1,
      added: [{ role: 'user', text }],
    });
    const verdict = safety.checkInput({ text, recent: [], surface: 'chat' });
    const place = { reply_id: randomUUID(), seq: 0, variant: 0, before: { text: '', n: 0 } };
    const reply = { conversation, place, verdict, continues: false };
    const { receipt } = await composePrompt(reply, CONTEXT_TOKENS);
    if (receipt.memory.facts.length === 0 || receipt.lore.names.length === 0)
      throw new Error('The prompt holds no fact or no lore.');
    return receipt.memory.recalled.length;
  };
}

async function open({ app }: Started, { token, character_id }: Chat): Promise<void> {
  const { history } = await app.as(token).chat.open({ body: { character_id } });
  if (history.messages.length === 0) throw new Error('The chat opened without messages.');
}

/** Wall-clock and CPU milliseconds of this process, without the database's. */
interface Timed {
  readonly wall: number;
  readonly processor: number;
}

async function timed(work: () => Promise<void>): Promise<Timed> {
  const before = process.cpuUsage();
  const began = performance.now();
  await work();
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return { wall, processor: (user + system) / 1_000 };
}

function report(name: string, times: readonly Timed[], goal: number): void {
  const of = (values: readonly number[]): string =>
    `median ${median([...values]).toFixed(1)} ms · p95 ${percentile([...values], 0.95).toFixed(1)} ms`;
  const wall = times.map((one) => one.wall);
  const isMet = percentile(wall, 0.95) <= goal;
  print(
    `  ${name.padEnd(26)} ${of(wall)} (goal ${goal} ms)  ${isMet ? 'met' : 'NOT MET'} · processor ${of(times.map((one) => one.processor))}`,
  );
}
