// The SQL of conversations: loads what a reply needs and commits exchanges, many chats in one statement.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Sealed } from '../../platform/encryption.ts';
import type { Exchange } from './chat.rules.ts';
import type { Story } from './lore/lore.rules.ts';
import type { Lease } from './reply.store.ts';
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

/** Length and greeting of a chat before this seq; messages hidden from the model are not counted. */
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

/**
 * Commits exchanges, each only if its session is still at the revision that was read and has no reply under way.
 * One statement: an exchange is stored completely or not at all. Returns for each whether it was stored.
 */
export async function commitExchanges(
  db: Db,
  exchanges: Exchange[],
  lease: Lease,
): Promise<boolean[]> {
  const rows = exchanges.flatMap((exchange) => exchange.rows.map((row) => ({ ...row, exchange })));
  const replies = exchanges.flatMap((exchange) =>
    exchange.reply ? [{ ...exchange.reply, exchange }] : [],
  );
  const list = (values: unknown[]) => sql.param(values);
  const moved = await runPrepared<{ id: string; revision: number }>(
    db,
    'chat_commit_exchanges',
    sql`
    with exchange as (
      select * from unnest(${list(exchanges.map((t) => t.session_id))}::uuid[], ${list(exchanges.map((t) => t.revision))}::int[],
        ${list(exchanges.map((t) => t.last_seq))}::int[], ${list(exchanges.map((t) => t.at.toISOString()))}::timestamptz[],
        ${list(exchanges.map((t) => t.preview))}::bytea[], ${list(exchanges.map((t) => t.ai_notice))}::boolean[],
        ${list(exchanges.map((t) => t.reply?.id ?? null))}::uuid[])
        as t(session_id, revision, last_seq, at, preview, ai_notice, reply_id)
    ), moved as (
      update chat_session s set last_seq = t.last_seq, read_seq = t.last_seq - case when t.reply_id is null then 0 else 1 end, revision = s.revision + 1,
        active_reply_id = t.reply_id, last_message_at = t.at, preview = t.preview,
        notice_at = case when t.ai_notice then t.at else s.notice_at end
      from exchange t
      where s.id = t.session_id and s.revision = t.revision and s.active_reply_id is null and s.deleted_at is null
      returning s.id, s.revision, t.at
    ), stored as (
      select l.*, moved.at from unnest(${list(rows.map((r) => r.exchange.session_id))}::uuid[], ${list(rows.map((r) => r.seq))}::int[],
        ${list(rows.map((r) => r.author))}::text[], ${list(rows.map((r) => r.notice))}::text[],
        ${list(rows.map((r) => r.client_message_id))}::uuid[], ${list(rows.map((r) => r.state))}::text[],
        ${list(rows.map((r) => r.failure))}::text[], ${list(rows.map((r) => r.text))}::bytea[])
        as l(session_id, seq, author, notice, client_message_id, state, failure, text)
      join moved on moved.id = l.session_id
    ), messages as (
      insert into message (session_id, seq, author, notice, client_message_id, active_variant, variants, message_send_at)
      select session_id, seq, author, notice, client_message_id, 0, 1, at from stored
    ), variants as (
      insert into message_variant (session_id, seq, variant, text, state, failure, n, created_at)
      select session_id, seq, 0, text, state, failure, 0, at from stored where text is not null
    ), replies as (
      insert into reply (id, session_id, seq, variant, state, lease_owner, lease_until, stop_requested, engine, created_at)
      select r.id, r.session_id, r.seq, 0, 'running', ${lease.owner}::uuid,
        now() + make_interval(secs => ${lease.ms / 1000}), false, r.engine, moved.at
      from unnest(${list(replies.map((r) => r.id))}::uuid[], ${list(replies.map((r) => r.exchange.session_id))}::uuid[],
        ${list(replies.map((r) => r.seq))}::int[], ${list(replies.map((r) => r.engine))}::text[])
        as r(id, session_id, seq, engine)
      join moved on moved.id = r.session_id
    )
    select id, revision from moved`,
  );
  const stored = new Set(moved.map((row) => row.id));
  return exchanges.map((exchange) => stored.has(exchange.session_id));
}
