// The SQL of recall: the indexed words of a user's chats with a character, and snapshots of long chats.
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { prepare } from '../../../platform/db/prepared.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { chat_session, recall_snapshot } from '../tables.ts';
import type { IndexedMessage } from '@velour/chat-memory/message-index.ts';

interface Pair {
  readonly person_id: string;
  readonly character_id: string;
}

export interface ChatRow {
  readonly id: string;
  readonly last_seq: number;
  /** Changes whenever a text of the chat changes. */
  readonly version: number;
  readonly snapshot: { readonly up_to: number; readonly content: Buffer } | null;
}

/** Reading megabytes of the default hexadecimal format takes longer than everything else. */
const asBase64 = sql`encode(${recall_snapshot.content}, 'base64')`.mapWith((text: string) =>
  Buffer.from(text, 'base64'),
);

/** Newest first. */
export const listChatsOf = (scope: Scope, { person_id, character_id }: Pair): Promise<ChatRow[]> =>
  scope.db
    .select({
      id: chat_session.id,
      last_seq: chat_session.last_seq,
      version: chat_session.memory_version,
      snapshot: { up_to: recall_snapshot.up_to, content: asBase64 },
    })
    .from(chat_session)
    .leftJoin(recall_snapshot, eq(recall_snapshot.session_id, chat_session.id))
    .where(
      and(
        eq(chat_session.person_id, person_id),
        eq(chat_session.character_id, character_id),
        eq(chat_session.site_id, scope.site_id),
        isNull(chat_session.deleted_at),
      ),
    )
    .orderBy(desc(chat_session.id));

const pack = prepare<{ packed: Uint8Array | null }>(
  'chat_recall_words',
  sql`
  select string_agg(int4send(seq) || int4send(extract(epoch from at)::int4) || array_send(words), ''::bytea order by seq) as packed
  from (
    select seq, at, words from message_words
    where session_id = ${sql.placeholder('session_id')}::uuid
      and seq > ${sql.placeholder('after')}::int and seq <= ${sql.placeholder('upTo')}::int
    order by seq limit ${sql.placeholder('most')}::int
  ) w`,
);

/** In order. */
export async function listWords(
  db: Db,
  at: { session_id: string; after: number; upTo: number; most: number },
): Promise<IndexedMessage[]> {
  const [row] = await pack(db, at);
  return row?.packed ? unpack(at.session_id, row.packed) : [];
}

/** The binary form of an array starts with its number of dimensions, a flag and the element type, 4 bytes each. */
const ARRAY_HEAD = 12;
/** An array with elements has one dimension: its length and its first index. */
const DIMENSION = 8;
/** Each element follows its length. */
const ELEMENT = 8;

function unpack(session_id: string, bytes: Uint8Array): IndexedMessage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const messages: IndexedMessage[] = [];
  for (let at = 0; at < view.byteLength;) {
    const seq = view.getInt32(at);
    const seconds = view.getInt32(at + 4);
    at += 8;
    const isEmpty = view.getInt32(at) === 0;
    at += ARRAY_HEAD;
    const words = new Int32Array(isEmpty ? 0 : view.getInt32(at));
    if (!isEmpty) at += DIMENSION;
    for (let word = 0; word < words.length; word += 1)
      words[word] = view.getInt32(at + word * ELEMENT + 4);
    at += words.length * ELEMENT;
    messages.push({ session_id, seq, at: new Date(seconds * 1_000), words });
  }
  return messages;
}

/** Not stored if a text of the chat has changed since this version. */
export async function storeSnapshot(
  scope: Scope,
  { id, version }: Pick<ChatRow, 'id' | 'version'>,
  { up_to, content }: { up_to: number; content: Sealed },
): Promise<void> {
  await scope.db.execute(sql`
    with chat as (
      select id from chat_session
      where id = ${id}::uuid and site_id = ${scope.site_id}::uuid and memory_version = ${version}::int and deleted_at is null
      for update
    )
    insert into recall_snapshot (session_id, up_to, content)
    select id, ${up_to}::int, ${content}::bytea from chat
    on conflict (session_id) do update set up_to = excluded.up_to, content = excluded.content`);
}

/** A snapshot that may contain words of this message; with `seq` 0, any snapshot. */
export async function removeSnapshot(
  scope: Scope,
  { session_id, seq }: { session_id: string; seq: number },
): Promise<void> {
  await scope.db
    .delete(recall_snapshot)
    .where(and(eq(recall_snapshot.session_id, session_id), gte(recall_snapshot.up_to, seq)));
}
