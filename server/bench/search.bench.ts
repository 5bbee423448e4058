// Benchmark of chat search on PostgreSQL: a member with 100,000 messages on a site with a million,
// compared with decrypting every message.
import type pg from 'pg';
import { placeOf } from '../src/modules/chat/chat.rules.ts';
import { wordList } from '../src/modules/chat/search/search.rules.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import type { DataKey } from '../src/platform/encryption.ts';
import { testApp, type Person } from '../test/app.ts';
import { quietLog } from '../test/databases.ts';
import { createPuppetLlm } from '../test/fakes/fake-llm.ts';
import { makeCluster } from '../test/postgres.ts';
import { OTHER_PEOPLE, plantMessages } from './planted-messages.ts';
import { temporaryFolder } from './processes.ts';
import { createWords, oldWord } from './search-words.ts';
import { median, percentile } from './talkers.ts';

const OWN = Number(process.env['BENCH_MESSAGES'] ?? 100_000);
/** Other people's messages per own message. */
const OTHERS = 9;
const CHATS = 20;
const SEARCHES = 25;
const GOAL_MS = 50;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const cluster = await makeCluster({ durable: true });
  const afterwards: (() => Promise<void>)[] = [];
  try {
    const url = cluster.url('postgres');
    const database = await openDatabase({ url, dataDir: folder.path, log: quietLog });
    afterwards.push(() => database.close());
    await database.migrate();
    const later = (work: () => Promise<void>) => void afterwards.push(work);
    const app = await testApp({ database, llm: createPuppetLlm(), later });
    const ann = await app.member();
    const key = await app.app.identity.dataKey(openScope(database.db, app.site_id), ann.id);
    const chats: string[] = [];
    const character_id = await app.addCharacter({ name: 'Ada' });
    for (let at = 0; at < CHATS; at += 1)
      chats.push((await ann.chat.open({ body: { character_id, fresh: true } })).session_id);
    const member = { person_id: ann.id, chats, key };
    await plantMessages(database.pool, member, { own: OWN, others: OTHERS });
    await report(database, { ann, key, chats });
  } finally {
    for (const work of afterwards.reverse()) await work();
    await cluster.remove();
    await folder.remove();
  }
}

async function report(
  database: Database,
  { ann, key, chats }: { ann: Person; key: DataKey; chats: readonly string[] },
): Promise<void> {
  const { pool } = database;
  const { rows } = await pool.query<Record<'all' | 'index' | 'count', string>>(
    `select count(*) as count, pg_total_relation_size('message_words') as all,
       pg_relation_size('message_words_words') as index from message_words`,
  );
  const [size] = rows;
  const bytes = Number(size?.all) / Number(size?.count);
  print(
    `${size?.count} messages of a site, ${OWN} of the member; ${bytes.toFixed(0)} bytes of index for each, ${((bytes * Number(size?.index)) / Number(size?.all)).toFixed(0)} of them GIN`,
  );
  const words = createWords();
  const at = (rank: number) => Array.from({ length: SEARCHES }, (_, add) => words.at(rank + add));
  const pairs = (one: number, other: number) =>
    at(one).map((word, index) => `${word} ${at(other)[index] ?? ''}`);
  await time('a frequent word', ann, at(5));
  await time('a word of medium frequency', ann, at(300));
  await time('a rare word', ann, at(5_000));
  await time(
    'a word never used',
    ann,
    at(5_000).map((word) => `${word}xq`),
  );
  await time('two frequent words', ann, pairs(5, 40));
  await time('a frequent and a rare word', ann, pairs(5, 5_000));
  await time(
    'frequent once, not lately',
    ann,
    Array.from({ length: SEARCHES }, () => oldWord),
  );
  await time('page 10 of a frequent word', ann, at(5), 9);
  await baseline(pool, { key, session_id: chats[0] ?? '' });
  await writes(pool, chats[0] ?? '');
}

async function time(
  name: string,
  ann: Person,
  searches: readonly string[],
  pages = 0,
): Promise<void> {
  const times: number[] = [];
  let hits = 0;
  for (const text of searches) {
    let cursor: string | undefined;
    for (let page = 0; page < pages; page += 1)
      cursor =
        (await ann.chat.search({ query: { ...(cursor && { cursor }) }, body: { text } }))
          .next_cursor ?? undefined;
    const began = performance.now();
    const found = await ann.chat.search({ query: { ...(cursor && { cursor }) }, body: { text } });
    times.push(performance.now() - began);
    hits += found.messages.length;
  }
  const p95 = percentile(times, 0.95);
  print(
    `  ${name.padEnd(28)} median ${median(times).toFixed(1)} ms · p95 ${p95.toFixed(1)} ms · ${(hits / searches.length).toFixed(0)} hits (goal ${GOAL_MS} ms)  ${p95 <= GOAL_MS ? 'met' : 'NOT MET'}`,
  );
}

/** The baseline without an index: reads and decrypts every text. */
async function baseline(
  pool: pg.Pool,
  { key, session_id }: { key: DataKey; session_id: string },
): Promise<void> {
  const began = performance.now();
  const { rows } = await pool.query<{ seq: number; text: Buffer }>(
    'select seq, text from message_variant where session_id = $1 and seq >= 10',
    [session_id],
  );
  for (const { seq, text } of rows) key.open(text, placeOf.variant(session_id, seq, 0));
  const ms = ((performance.now() - began) * OWN) / rows.length;
  print(`  opening every message instead  ${ms.toFixed(0)} ms`);
}

/** The cost of indexing a message, and its maximum: occasionally one message pays for many. */
async function writes(pool: pg.Pool, session_id: string): Promise<void> {
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  const words = createWords();
  const times: number[] = [];
  for (let at = 0; at < 6_000; at += 1) {
    const values = [session_id, 10_000_000 + at, wordList(words.numbersOf(at % OTHER_PEOPLE))];
    const began = performance.now();
    await client.query(
      `insert into message_words (session_id, seq, person_id, at, words) values ($1, $2, $1, now(), $3::int[])`,
      values,
    );
    times.push(performance.now() - began);
  }
  client.release(true);
  print(
    `  storing the words of a message median ${median(times).toFixed(2)} ms · p99 ${percentile(times, 0.99).toFixed(2)} ms · most ${Math.max(...times).toFixed(1)} ms`,
  );
}
