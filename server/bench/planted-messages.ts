// Plants messages of a person's chats by SQL, as if sent over months, among messages of others.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { placeOf } from '../src/modules/chat/chat.rules.ts';
import { wordList } from '../src/modules/chat/search/search.rules.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import type { DataKey } from '../src/platform/encryption.ts';
import { createWords } from './search-words.ts';

export const OTHER_PEOPLE = 90;
const BATCH = 200;
/** After the greeting and the notices of a chat. */
const FIRST_SEQ = 10;

interface Member {
  readonly person_id: string;
  readonly chats: readonly string[];
  readonly key: DataKey;
}

interface PlantedRow {
  readonly session_id: string;
  readonly seq: number;
  readonly person_id: string;
  readonly at: string;
  readonly text: Buffer | null;
  readonly words: string;
}

/**
 * In chronological order, so that a person's messages are stored among those of others. `others` is
 * the number of other people's messages per own one.
 */
export async function plantMessages(
  pool: pg.Pool,
  member: Member,
  { own: count, others }: { own: number; others: number },
): Promise<void> {
  const client = await pool.connect();
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'message_words_words'`,
  );
  await client.query('set statement_timeout = 0');
  await client.query('set session_replication_role = replica');
  await client.query('set synchronous_commit = off');
  await client.query('drop index message_words_words');
  const people = Array.from({ length: OTHER_PEOPLE }, () => ({
    person_id: randomUUID(),
    session_id: randomUUID(),
  }));
  const words = createWords();
  const start = Date.now() - count * 60_000;
  for (let first = 0; first < count; first += BATCH) {
    const batch: PlantedRow[] = [];
    for (let own = first; own < Math.min(count, first + BATCH); own += 1) {
      const at = new Date(start + own * 60_000).toISOString();
      batch.push(ownRow(member, words.textAt(own / count), { own, at }));
      for (let other = 0; other < others; other += 1) {
        const number = own * others + other;
        const who = number % OTHER_PEOPLE;
        const { person_id, session_id } = people[who] ?? { person_id: '', session_id: '' };
        const seq = FIRST_SEQ + Math.floor(number / OTHER_PEOPLE);
        const numbers = wordList(words.numbersOf(who));
        batch.push({ session_id, seq, person_id, at, text: null, words: numbers });
      }
    }
    await insert(client, batch);
  }
  await client.query(
    `update chat_session s set last_seq = (select max(seq) from message m where m.session_id = s.id)
     where person_id = $1`,
    [member.person_id],
  );
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query(rows[0]?.indexdef ?? '');
  await client.query('vacuum analyze');
  client.release(true);
}

function ownRow(
  { person_id, chats, key }: Member,
  text: string,
  { own, at }: { own: number; at: string },
): PlantedRow {
  const session_id = chats[own % chats.length] ?? '';
  const seq = FIRST_SEQ + Math.floor(own / chats.length);
  const sealed = key.seal(text, placeOf.variant(session_id, seq, 0));
  const words = wordList(indexText(text, key));
  return { session_id, seq, person_id, at, text: sealed, words };
}

async function insert(client: pg.PoolClient, batch: readonly PlantedRow[]): Promise<void> {
  const column = <K extends keyof PlantedRow>(name: K) => batch.map((row) => row[name]);
  const places = [column('session_id'), column('seq'), column('at')];
  await client.query(
    `insert into message (session_id, seq, author, active_variant, variants, message_send_at)
     select s, q, case when q % 2 = 0 then 'user' else 'character' end, 0, 1, a
     from unnest($1::uuid[], $2::int[], $3::timestamptz[]) as t(s, q, a)`,
    places,
  );
  await client.query(
    `insert into message_variant (session_id, seq, variant, text, state, n, created_at)
     select s, q, 0, coalesce(x, '\\x00'), 'complete', 0, a
     from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::bytea[]) as t(s, q, a, x)`,
    [...places, column('text')],
  );
  await client.query(
    `insert into message_words (session_id, seq, person_id, at, words)
     select s, q, p, a, w::int[]
     from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::uuid[], $5::text[]) as t(s, q, a, p, w)`,
    [...places, column('person_id'), column('words')],
  );
}
