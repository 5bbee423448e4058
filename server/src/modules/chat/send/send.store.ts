// The SQL of a turn: one read and one write per batch of turns, so that many chats share a commit.
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { chat_session, message, message_variant, reply } from '../tables.ts';
import type { Turn } from './send.rules.ts';

export interface TurnAsk {
  readonly session_id: string;
  readonly person_id: string;
  readonly site_id: string;
  readonly client_message_id: string;
}

/** What sending needs to know; `repeat` is the message that carries this client id already. */
export interface TurnContext {
  readonly character_id: string;
  readonly last_seq: number;
  readonly revision: number;
  readonly active_reply_id: string | null;
  readonly notice_at: Date;
  readonly repeat: {
    seq: number;
    send_at: Date;
    edited: boolean;
    state: string;
    failure: string | null;
    text: Sealed | null;
  } | null;
}

/** One round trip for the sessions and any repeats. Undefined for a session that is not this person's. */
export async function readContexts(db: Db, asks: TurnAsk[]): Promise<(TurnContext | undefined)[]> {
  const found = await runPrepared<{
    n: number;
    id: string | null;
    character_id: string;
    last_seq: number;
    revision: number;
    active_reply_id: string | null;
    notice_at: string | Date;
    seq: number | null;
    message_send_at: string | Date;
    edited_at: string | null;
    state: string;
    failure: string | null;
    text: Sealed | null;
  }>(
    db,
    'chat_read_contexts',
    sql`
    select t.n::int, s.id, s.character_id, s.last_seq, s.revision, s.active_reply_id, s.notice_at,
      m.seq, m.message_send_at, m.edited_at, v.state, v.failure, v.text
    from unnest(${sql.param(asks.map((ask) => ask.session_id))}::uuid[],
      ${sql.param(asks.map((ask) => ask.person_id))}::uuid[],
      ${sql.param(asks.map((ask) => ask.site_id))}::uuid[],
      ${sql.param(asks.map((ask) => ask.client_message_id))}::uuid[])
      with ordinality as t(session_id, person_id, site_id, client_message_id, n)
    left join chat_session s on s.id = t.session_id and s.person_id = t.person_id
      and s.site_id = t.site_id and s.deleted_at is null
    left join message m on m.session_id = s.id and m.client_message_id = t.client_message_id
    left join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = 0`,
  );
  const contexts: (TurnContext | undefined)[] = asks.map(() => undefined);
  for (const row of found) {
    if (row.id === null) continue;
    contexts[row.n - 1] = {
      character_id: row.character_id,
      last_seq: row.last_seq,
      revision: row.revision,
      active_reply_id: row.active_reply_id,
      notice_at: new Date(row.notice_at),
      repeat:
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
    };
  }
  return contexts;
}

/** Process that writes replies, and how long its lease holds without a heartbeat. */
export interface Lease {
  readonly owner: string;
  readonly ms: number;
}

/**
 * Commits turns, each only if its session is still at the revision that was read and has no reply under way.
 * One statement: a turn is stored whole or not at all. Answers for each turn whether it was stored.
 */
export async function commitTurns(db: Db, turns: Turn[], lease: Lease): Promise<boolean[]> {
  const rows = turns.flatMap((turn) => turn.rows.map((row) => ({ ...row, turn })));
  const replies = turns.flatMap((turn) => (turn.reply ? [{ ...turn.reply, turn }] : []));
  const list = (values: unknown[]) => sql.param(values);
  const moved = await runPrepared<{ id: string; revision: number }>(
    db,
    'chat_commit_turns',
    sql`
    with turn as (
      select * from unnest(${list(turns.map((t) => t.session_id))}::uuid[], ${list(turns.map((t) => t.revision))}::int[],
        ${list(turns.map((t) => t.last_seq))}::int[], ${list(turns.map((t) => t.at.toISOString()))}::timestamptz[],
        ${list(turns.map((t) => t.preview))}::bytea[], ${list(turns.map((t) => t.ai_notice))}::boolean[],
        ${list(turns.map((t) => t.reply?.id ?? null))}::uuid[])
        as t(session_id, revision, last_seq, at, preview, ai_notice, reply_id)
    ), moved as (
      update chat_session s set last_seq = t.last_seq, read_seq = t.last_seq - case when t.reply_id is null then 0 else 1 end, revision = s.revision + 1,
        active_reply_id = t.reply_id, last_message_at = t.at, preview = t.preview,
        notice_at = case when t.ai_notice then t.at else s.notice_at end
      from turn t
      where s.id = t.session_id and s.revision = t.revision and s.active_reply_id is null and s.deleted_at is null
      returning s.id, s.revision, t.at
    ), line as (
      select l.*, moved.at from unnest(${list(rows.map((r) => r.turn.session_id))}::uuid[], ${list(rows.map((r) => r.seq))}::int[],
        ${list(rows.map((r) => r.author))}::text[], ${list(rows.map((r) => r.notice))}::text[],
        ${list(rows.map((r) => r.client_message_id))}::uuid[], ${list(rows.map((r) => r.state))}::text[],
        ${list(rows.map((r) => r.failure))}::text[], ${list(rows.map((r) => r.text))}::bytea[])
        as l(session_id, seq, author, notice, client_message_id, state, failure, text)
      join moved on moved.id = l.session_id
    ), said as (
      insert into message (session_id, seq, author, notice, client_message_id, active_variant, variants, message_send_at)
      select session_id, seq, author, notice, client_message_id, 0, 1, at from line
    ), worded as (
      insert into message_variant (session_id, seq, variant, text, state, failure, n, created_at)
      select session_id, seq, 0, text, state, failure, 0, at from line where text is not null
    ), begun as (
      insert into reply (id, session_id, seq, variant, state, lease_owner, lease_until, stop_requested, engine, created_at)
      select r.id, r.session_id, r.seq, 0, 'running', ${lease.owner}::uuid,
        now() + make_interval(secs => ${lease.ms / 1000}), false, r.engine, moved.at
      from unnest(${list(replies.map((r) => r.id))}::uuid[], ${list(replies.map((r) => r.turn.session_id))}::uuid[],
        ${list(replies.map((r) => r.seq))}::int[], ${list(replies.map((r) => r.engine))}::text[])
        as r(id, session_id, seq, engine)
      join moved on moved.id = r.session_id
    )
    select id, revision from moved`,
  );
  const stored = new Set(moved.map((row) => row.id));
  return turns.map((turn) => stored.has(turn.session_id));
}

/** A past message as a prompt needs it. */
export interface PastRow {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly text: Sealed;
  readonly variant: number;
}

/** The newest messages that a model may read, oldest first: no notices, nothing blocked, retracted, removed or empty. */
export async function readRecent(
  db: Db,
  asks: { session_id: string; below: number; most: number }[],
): Promise<PastRow[][]> {
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
    from unnest(${sql.param(asks.map((ask) => ask.session_id))}::uuid[], ${sql.param(asks.map((ask) => ask.below))}::int[],
      ${sql.param(asks.map((ask) => ask.most))}::int[]) with ordinality as t(session_id, below, most, k)
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
  const recent: PastRow[][] = asks.map(() => []);
  for (const { k, ...row } of found) recent[k - 1]?.push(row);
  return recent;
}

export interface LastRow {
  readonly seq: number;
  readonly author: 'user' | 'character' | 'notice';
  readonly state: string;
  readonly active_variant: number;
  readonly variants: number;
  readonly n: number;
  readonly text: Sealed;
}

/** The last message that was spoken and can be read; notices do not count. */
export async function findLast(scope: Scope, sessionId: string): Promise<LastRow | undefined> {
  const [row] = await scope.db
    .select({
      seq: message.seq,
      author: message.author,
      active_variant: message.active_variant,
      variants: message.variants,
      state: message_variant.state,
      n: message_variant.n,
      text: message_variant.text,
    })
    .from(message)
    .innerJoin(
      message_variant,
      and(
        eq(message_variant.session_id, message.session_id),
        eq(message_variant.seq, message.seq),
        eq(message_variant.variant, message.active_variant),
      ),
    )
    .where(
      and(
        eq(message.session_id, sessionId),
        isNull(message.deleted_at),
        isNull(message.removed_reason),
      ),
    )
    .orderBy(desc(message.seq))
    .limit(1);
  return row;
}

/** Claims the session for a reply if nothing changed since it was read; false when something did. */
export async function claimSession(
  scope: Scope,
  begin: { session_id: string; revision: number; reply_id: string; last_seq: number },
): Promise<boolean> {
  const claimed = await scope.db
    .update(chat_session)
    .set({
      revision: sql`${chat_session.revision} + 1`,
      active_reply_id: begin.reply_id,
      last_seq: sql`greatest(${chat_session.last_seq}, ${begin.last_seq}::int)`,
    })
    .where(
      and(
        eq(chat_session.id, begin.session_id),
        eq(chat_session.revision, begin.revision),
        isNull(chat_session.active_reply_id),
        isNull(chat_session.deleted_at),
      ),
    )
    .returning({ id: chat_session.id });
  return claimed.length === 1;
}

export async function addReply(
  scope: Scope,
  row: { id: string; session_id: string; seq: number; variant: number; engine: string; at: Date },
  lease: Lease,
): Promise<void> {
  await scope.db.insert(reply).values({
    id: row.id,
    session_id: row.session_id,
    seq: row.seq,
    variant: row.variant,
    state: 'running',
    lease_owner: lease.owner,
    lease_until: sql`now() + make_interval(secs => ${lease.ms / 1000})`,
    stop_requested: false,
    engine: row.engine,
    created_at: row.at,
  });
}

/** Makes the variant (and its message, where it is a new one) that the reply will fill, and shows it. */
export async function openVariant(
  scope: Scope,
  row: {
    session_id: string;
    seq: number;
    variant: number;
    at: Date;
    empty: Sealed;
    newMessage: boolean;
  },
): Promise<void> {
  const { session_id, seq, variant, at } = row;
  if (row.newMessage) {
    await scope.db.insert(message).values({
      session_id,
      seq,
      author: 'character',
      active_variant: 0,
      variants: 1,
      message_send_at: at,
    });
  } else {
    await scope.db
      .update(message)
      .set({
        active_variant: variant,
        variants: sql`greatest(${message.variants}, ${variant}::int + 1)`,
      })
      .where(and(eq(message.session_id, session_id), eq(message.seq, seq)));
  }
  await scope.db
    .insert(message_variant)
    .values({ session_id, seq, variant, text: row.empty, state: 'pending', n: 0, created_at: at })
    .onConflictDoUpdate({
      target: [message_variant.session_id, message_variant.seq, message_variant.variant],
      set: { state: 'pending', failure: null },
    });
}
