// The SQL of sending: one statement stores a batch of exchanges, so that many chats share a commit.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Exchange } from './send.rules.ts';

/** Process that writes replies, and how long its lease holds without a heartbeat. */
export interface Lease {
  readonly owner: string;
  readonly ms: number;
}

/**
 * Commits exchanges, each only if its session is still at the revision that was read and has no reply under way.
 * One statement: an exchange is stored whole or not at all. Answers for each whether it was stored.
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
