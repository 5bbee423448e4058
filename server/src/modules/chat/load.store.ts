// The SQL of loading a conversation: sessions, recent messages and the length of the story, many chats at a time.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Sealed } from '../../platform/encryption.ts';
import type { Story } from './lore/lore.rules.ts';
import { GREETING_SEQ } from './sessions.rules.ts';

export interface ContextQuery {
  readonly session_id: string;
  readonly person_id: string;
  readonly site_id: string;
  readonly client_message_id: string;
}

/** What sending reads of a session; `duplicate` is the message that carries this client id already. */
export interface SessionContext {
  readonly character_id: string;
  readonly last_seq: number;
  readonly revision: number;
  readonly active_reply_id: string | null;
  readonly notice_at: Date;
  readonly duplicate: {
    seq: number;
    send_at: Date;
    edited: boolean;
    state: string;
    failure: string | null;
    text: Sealed | null;
  } | null;
}

interface ContextRow {
  readonly n: number;
  readonly id: string | null;
  readonly character_id: string;
  readonly last_seq: number;
  readonly revision: number;
  readonly active_reply_id: string | null;
  readonly notice_at: string | Date;
  readonly seq: number | null;
  readonly message_send_at: string | Date;
  readonly edited_at: string | null;
  readonly state: string;
  readonly failure: string | null;
  readonly text: Sealed | null;
}

/** One round trip for the sessions and any duplicates. Undefined for a session that is not this person's. */
export async function readContexts(
  db: Db,
  queries: ContextQuery[],
): Promise<(SessionContext | undefined)[]> {
  const found = await runPrepared<ContextRow>(
    db,
    'chat_read_contexts',
    sql`
    select t.n::int, s.id, s.character_id, s.last_seq, s.revision, s.active_reply_id, s.notice_at,
      m.seq, m.message_send_at, m.edited_at, v.state, v.failure, v.text
    from unnest(${sql.param(queries.map((query) => query.session_id))}::uuid[],
      ${sql.param(queries.map((query) => query.person_id))}::uuid[],
      ${sql.param(queries.map((query) => query.site_id))}::uuid[],
      ${sql.param(queries.map((query) => query.client_message_id))}::uuid[])
      with ordinality as t(session_id, person_id, site_id, client_message_id, n)
    left join chat_session s on s.id = t.session_id and s.person_id = t.person_id
      and s.site_id = t.site_id and s.deleted_at is null
    left join message m on m.session_id = s.id and m.client_message_id = t.client_message_id
    left join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = 0`,
  );
  const contexts: (SessionContext | undefined)[] = queries.map(() => undefined);
  for (const row of found) if (row.id !== null) contexts[row.n - 1] = toContext(row);
  return contexts;
}

const toContext = (row: ContextRow): SessionContext => ({
  character_id: row.character_id,
  last_seq: row.last_seq,
  revision: row.revision,
  active_reply_id: row.active_reply_id,
  notice_at: new Date(row.notice_at),
  duplicate:
    row.seq === null
      ? null
      : {
          seq: row.seq,
          send_at: new Date(row.message_send_at),
          edited: row.edited_at !== null,
          state: row.state,
          failure: row.failure,
          text: row.text,
        },
});

export interface HistoryQuery {
  readonly session_id: string;
  readonly below: number;
  readonly most: number;
}

/** A stored message as a prompt needs it. */
export interface RecentMessage {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly text: Sealed;
  readonly variant: number;
}

/** The newest messages that a model may read, oldest first: no notices, nothing blocked, retracted, removed or empty. */
export async function readRecentMessages(
  db: Db,
  queries: HistoryQuery[],
): Promise<RecentMessage[][]> {
  const found = await runPrepared<{
    k: number;
    seq: number;
    author: 'user' | 'character';
    text: Sealed;
    variant: number;
  }>(
    db,
    'chat_read_recent',
    sql`
    select t.k::int, m.seq, m.author, v.text, v.variant
    from unnest(${sql.param(queries.map((query) => query.session_id))}::uuid[], ${sql.param(queries.map((query) => query.below))}::int[],
      ${sql.param(queries.map((query) => query.most))}::int[]) with ordinality as t(session_id, below, most, k)
    cross join lateral (
      select session_id, seq, author, active_variant from message
      where session_id = t.session_id and seq < t.below and deleted_at is null and removed_reason is null
        and author <> 'notice'
      order by seq desc limit t.most) m
    cross join lateral (
      select text, variant from message_variant
      where session_id = m.session_id and seq = m.seq and variant = m.active_variant
        and state in ('complete', 'stopped', 'failed')
      limit 1) v
    order by t.k, m.seq`,
  );
  const recent: RecentMessage[][] = queries.map(() => []);
  for (const { k, ...row } of found) recent[k - 1]?.push(row);
  return recent;
}

/** How a chat has gone before this seq; what a model may not read does not count. */
export async function readStory(
  db: Db,
  { session_id, below }: { session_id: string; below: number },
): Promise<Story> {
  const [row] = await runPrepared<Omit<Story, 'greeting'> & { greeting: number | null }>(
    db,
    'chat_read_story',
    sql`
    select count(*)::int as messages, count(*) filter (where m.author = 'character')::int as replies,
      (select active_variant from message where session_id = ${session_id}::uuid
        and seq = ${GREETING_SEQ}::int and author = 'character') as greeting
    from message m
    join message_variant v on v.session_id = m.session_id and v.seq = m.seq
      and v.variant = m.active_variant and v.state in ('complete', 'stopped', 'failed')
    where m.session_id = ${session_id}::uuid and m.seq < ${below}::int
      and m.deleted_at is null and m.removed_reason is null and m.author <> 'notice'`,
  );
  const { messages = 0, replies = 0, greeting } = row ?? {};
  return { messages, replies, greeting: greeting ?? undefined };
}
