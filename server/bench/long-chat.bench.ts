// Benchmark of long chats: loading the end, the middle and sending a message at 60, 10,000 and 100,000 messages.
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { openVault } from '../src/open-vault.ts';
import { readWrappingKey, type DataKey } from '../src/platform/encryption.ts';
import { readKey } from '../src/modules/identity/identity.store.ts';
import { composeExchange } from '../src/modules/chat/chat.rules.ts';
import { commitExchanges } from '../src/modules/chat/conversation.store.ts';
import { makeCluster } from '../test/postgres.ts';
import { quietLog } from '../test/databases.ts';
import { randomUUID } from 'node:crypto';
import {
  allowLongTrials,
  findCharacter,
  startProduct,
  startScript,
  temporaryFolder,
  untilDrawn,
} from './processes.ts';
import { createTalker, median, type ChatTalker } from './talkers.ts';

const SIZES = [60, 10_000, 100_000];
const WRITER = { lease: { owner: randomUUID(), ms: 1_000 }, provider: 'bench' };
/** Only the shape of its exchange matters: one row, no reply. */
const BLOCKED = {
  action: 'block',
  reason: 'not_allowed',
  rule_ids: [],
  notices: [],
  asks_if_human: false,
  is_suspected: false,
} as const;
const TEXT = 'It rained all afternoon, so we stayed in and talked about the boats. ';

export async function run(): Promise<void> {
  const cluster = await makeCluster({ durable: true });
  const folder = await temporaryFolder();
  const model = await startScript('model-server.ts', ['50']);
  const settings = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: folder.path };
  const environment = {
    ...settings,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'bench',
    SEED: 'demo',
  };
  await allowLongTrials(environment);
  const product = await startProduct(environment);
  await untilDrawn(folder.path);
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: folder.path,
    log: quietLog,
  });
  try {
    const character = await findCharacter(product.url);
    const times: number[] = [];
    for (const size of SIZES) {
      const talker = await createTalker(product.url, character);
      const key = await keyOf(database, folder.path, talker.session_id);
      await fill(database, { session_id: talker.session_id, size, key });
      times.push(await measure(product.url, talker, size));
      talker.close();
    }
    const ratio = (times.at(-1) ?? NaN) / (times[0] ?? NaN);
    process.stdout.write(
      `  100,000 against 60: ${ratio.toFixed(2)} times (goal: 1.5)  ${ratio <= 1.5 ? 'met' : 'NOT MET'}\n`,
    );
  } finally {
    await database.close();
    await product.stop();
    await model.stop();
    await cluster.remove();
    await folder.remove();
  }
}

async function keyOf({ db, pool }: Database, dataDir: string, sessionId: string): Promise<DataKey> {
  const { rows } = await pool.query<{ person_id: string }>(
    'select person_id from chat_session where id = $1',
    [sessionId],
  );
  const row = await readKey(db, rows[0]?.person_id ?? '');
  if (!row) throw new Error('The talker has no key.');
  const vault = await openVault(db, readWrappingKey({ dataKey: undefined, dataDir }));
  return vault.unwrap(row.key_id, row.wrapped);
}

/** Plants messages with the product's own statements, as if they had been sent one by one. */
async function fill(
  database: Database,
  about: { session_id: string; size: number; key: DataKey },
): Promise<void> {
  const { session_id, size, key } = about;
  const { db, pool } = database;
  for (;;) {
    const { rows } = await pool.query<{ last_seq: number; revision: number; person_id: string }>(
      'select last_seq, revision, person_id from chat_session where id = $1',
      [session_id],
    );
    const { last_seq = size, revision = 0, person_id = '' } = rows[0] ?? {};
    const missing = Math.min(1_000, size - last_seq);
    if (missing <= 0) break;
    const at = new Date();
    const lines = Array.from({ length: missing }, (_, index) =>
      composeExchange({
        session_id,
        person_id,
        at,
        client_message_id: randomUUID(),
        text: TEXT,
        reply_id: randomUUID(),
        session: { last_seq: last_seq + index, revision, notice_at: at, key },
        verdict: BLOCKED,
      }),
    );
    const [first] = lines;
    if (!first) break;
    const rowsOf = lines.flatMap((line) =>
      line.rows.map((row) => ({ ...row, state: 'complete' as const, failure: null })),
    );
    const exchange = { ...first, last_seq: last_seq + missing, rows: rowsOf };
    await commitExchanges(db, [{ exchange, charge: undefined }], WRITER);
  }
  await openScope(db, '').db.execute('analyze message; analyze message_variant');
}

async function measure(url: string, talker: ChatTalker, size: number): Promise<number> {
  const headers = { authorization: `Bearer ${talker.token}` };
  const timed = async (query: string): Promise<number> => {
    const took: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const began = performance.now();
      const reply = await fetch(`${url}/api/chats/${talker.session_id}/history?host=pd${query}`, {
        headers,
      });
      await reply.text();
      took.push(performance.now() - began);
    }
    return median(took.slice(10));
  };
  const end = await timed('');
  const middle = await timed(`&before=${Math.max(2, Math.floor(size / 2))}`);
  const exchanges: number[] = [];
  for (let at = 0; at < 30; at += 1) exchanges.push((await talker.turn()).first);
  process.stdout.write(
    `${String(size).padStart(7)} messages: the end ${end.toFixed(1)} ms · the middle ${middle.toFixed(1)} ms · first words of a turn ${median(exchanges).toFixed(1)} ms\n`,
  );
  return end;
}
