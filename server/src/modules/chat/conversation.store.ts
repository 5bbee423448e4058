// The SQL of conversations: loads what a reply needs, and commits exchanges with their charges, many chats in one statement.
import type { Message } from '@velour/contract/messages.ts';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { prepare, runPrepared } from '../../platform/db/prepared.ts';
import type { Sealed } from '../../platform/encryption.ts';
import type { Exchange } from './chat.rules.ts';
import type { Story } from '@velour/character-cards/lorebook/lore.ts';
import type { Charge } from './metering.ts';
import { takingOf } from './metering.store.ts';
import type { Lease } from './reply.store.ts';
import { wordList } from './search/search.rules.ts';

export interface ContextQuery {
  readonly session_id: string;
  readonly person_id: string;
  readonly site_id: string;
  readonly client_message_id: string;
}

/** What sending reads of a session; `duplicate` is the message that already has this client id. */
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

const readContextRows = prepare<ContextRow>(
  'chat_read_contexts',
  sql`
  select t.n::int, s.id, s.character_id, s.last_seq, s.revision, s.active_reply_id, s.notice_at,
    m.seq, m.message_send_at, m.edited_at, v.state, v.failure, v.text
  from unnest(${sql.placeholder('session_id')}::uuid[], ${sql.placeholder('person_id')}::uuid[],
    ${sql.placeholder('site_id')}::uuid[], ${sql.placeholder('client_message_id')}::uuid[])
    with ordinality as t(session_id, person_id, site_id, client_message_id, n)
  left join chat_session s on s.id = t.session_id and s.person_id = t.person_id
    and s.site_id = t.site_id and s.deleted_at is null
  left join message m on m.session_id = s.id and m.client_message_id = t.client_message_id
  left join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = 0`,
);

/** When the user last wrote below a seq; with `skips: 1`, the time before that. */
export async function readLastWritten(
  db: Db,
  { session_id, below, skips }: { session_id: string; below: number; skips: number },
): Promise<Date | undefined> {
  const [row] = await runPrepared<{ message_send_at: string | Date }>(
    db,
    'chat_read_last_written',
    sql`
    select message_send_at from message
    where session_id = ${session_id}::uuid and seq < ${below}::int and author = 'user'
    order by seq desc offset ${skips}::int limit 1`,
  );
  return row && new Date(row.message_send_at);
}

/** One round trip for the sessions and any duplicates. Undefined for a session of another person. */
export async function readContexts(
  db: Db,
  queries: ContextQuery[],
): Promise<(SessionContext | undefined)[]> {
  const found = await readContextRows(db, {
    session_id: queries.map((query) => query.session_id),
    person_id: queries.map((query) => query.person_id),
    site_id: queries.map((query) => query.site_id),
    client_message_id: queries.map((query) => query.client_message_id),
  });
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

/** A stored message, as prompts need it. */
export interface RecentMessage {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly kind: Message['kind'];
  readonly text: Sealed;
  readonly variant: number;
  readonly is_forgotten: boolean;
  readonly raised: readonly string[];
}

const readRecentRows = prepare<RecentMessage & { readonly k: number }>(
  'chat_read_recent',
  sql`
    select t.k::int, m.seq, m.author, m.kind, m.is_forgotten, m.raised, v.text, v.variant
    from unnest(${sql.placeholder('session_id')}::uuid[], ${sql.placeholder('below')}::int[],
      ${sql.placeholder('most')}::int[]) with ordinality as t(session_id, below, most, k)
    cross join lateral (
      select session_id, seq, author, kind, is_forgotten, raised, active_variant from message
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

/**
 * The newest messages that a model may read, oldest first: without notices and blocked, retracted, removed or empty
 * messages.
 */
export async function readRecentMessages(
  db: Db,
  queries: HistoryQuery[],
): Promise<RecentMessage[][]> {
  const found = await readRecentRows(db, {
    session_id: queries.map((query) => query.session_id),
    below: queries.map((query) => query.below),
    most: queries.map((query) => query.most),
  });
  const recent: RecentMessage[][] = queries.map(() => []);
  for (const { k, ...row } of found) recent[k - 1]?.push(row);
  return recent;
}

export interface StoryPart {
  readonly session_id: string;
  readonly from: number;
  readonly below: number;
}

/** The length of a part of a chat, and its greeting; messages hidden from the model are not counted. */
export async function readStory(db: Db, { session_id, from, below }: StoryPart): Promise<Story> {
  const [row] = await runPrepared<Omit<Story, 'greeting'> & { greeting: number | null }>(
    db,
    'chat_read_story',
    // Few of 100,000 messages are hidden: joining each with its variant would take twice as long.
    sql`
    with hidden as materialized (
      select seq, variant from message_variant
      where session_id = ${session_id}::uuid and seq >= ${from}::int and seq < ${below}::int
        and state not in ('complete', 'stopped', 'failed')
    )
    select count(*)::int as messages, count(*) filter (where m.author = 'character')::int as replies,
      (select active_variant from message where session_id = ${session_id}::uuid
        and seq = ${GREETING_SEQ}::int and author = 'character') as greeting
    from message m
    where m.session_id = ${session_id}::uuid and m.seq >= ${from}::int and m.seq < ${below}::int
      and m.deleted_at is null and m.removed_reason is null and m.author <> 'notice'
      and not exists (select from hidden h where h.seq = m.seq and h.variant = m.active_variant)`,
  );
  const { messages = 0, replies = 0, greeting } = row ?? {};
  return { messages, replies, greeting: greeting ?? undefined };
}

/** An exchange and the charge of its reply; undefined if it has no reply. */
export interface ChargedExchange {
  readonly exchange: Exchange;
  readonly charge: Charge | undefined;
}

/**
 * `changed`: the session is another person's or at another revision, a reply is being written, or the message is
 * stored already; `refused`: the charge was refused.
 */
export type CommitOutcome = 'stored' | 'changed' | 'refused';

const commit = prepare<{ session_id: string; is_ready: boolean; is_stored: boolean }>(
  'chat_commit_exchanges',
  sql`
  with exchange as materialized (
    select * from unnest(${sql.placeholder('session_id')}::uuid[], ${sql.placeholder('revision')}::int[],
      ${sql.placeholder('last_seq')}::int[], ${sql.placeholder('at')}::timestamptz[],
      ${sql.placeholder('preview')}::bytea[], ${sql.placeholder('ai_notice')}::boolean[],
      ${sql.placeholder('reply_id')}::uuid[], ${sql.placeholder('reply_seq')}::int[],
      ${sql.placeholder('person_id')}::uuid[], ${sql.placeholder('part')}::text[], ${sql.placeholder('paid_by')}::text[],
      ${sql.placeholder('most')}::int[], ${sql.placeholder('client_message_id')}::uuid[])
      as t(session_id, revision, last_seq, at, preview, ai_notice, reply_id, reply_seq, person_id, part, paid_by, most, client_message_id)
  ), ready as materialized (
    select t.* from exchange t join chat_session s on s.id = t.session_id
    where s.revision = t.revision and s.person_id = t.person_id and s.active_reply_id is null and s.deleted_at is null
      and not exists (select from message m where m.session_id = t.session_id and m.client_message_id = t.client_message_id)
    order by s.id for no key update of s
  ), ${takingOf(sql.raw('ready'))}, moved as (
    update chat_session s set last_seq = t.last_seq, read_seq = t.last_seq - case when t.reply_id is null then 0 else 1 end,
      revision = s.revision + 1, active_reply_id = t.reply_id, last_message_at = t.at, preview = t.preview,
      notice_at = case when t.ai_notice then t.at else s.notice_at end
    from ready t
    where s.id = t.session_id and (t.reply_id is null or exists (select from taken where taken.person_id = t.person_id))
    returning t.*
  ), stored as (
    select l.*, moved.at, moved.person_id from unnest(${sql.placeholder('row_session_id')}::uuid[], ${sql.placeholder('row_seq')}::int[],
      ${sql.placeholder('row_author')}::text[], ${sql.placeholder('row_notice')}::text[],
      ${sql.placeholder('row_client_message_id')}::uuid[], ${sql.placeholder('row_state')}::text[],
      ${sql.placeholder('row_failure')}::text[], ${sql.placeholder('row_text')}::bytea[], ${sql.placeholder('row_words')}::text[])
      as l(session_id, seq, author, notice, client_message_id, state, failure, text, words)
    join moved on moved.session_id = l.session_id
  ), messages as (
    insert into message (session_id, seq, author, notice, client_message_id, active_variant, variants, message_send_at)
    select session_id, seq, author, notice, client_message_id, 0, 1, at from stored
  ), variants as (
    insert into message_variant (session_id, seq, variant, text, state, failure, n, created_at)
    select session_id, seq, 0, text, state, failure, 0, at from stored where text is not null
  ), indexed as (
    insert into message_words (session_id, seq, person_id, at, words)
    select session_id, seq, person_id, at, words::int[] from stored where words is not null
  ), replies as (
    insert into reply (id, session_id, seq, variant, state, lease_owner, lease_until, stop_requested, engine, part, paid_by, created_at)
    select reply_id, session_id, reply_seq, 0, 'running', ${sql.placeholder('lease_owner')}::uuid,
      now() + make_interval(secs => ${sql.placeholder('lease_seconds')}::float8), false, ${sql.placeholder('provider')}::text, part, paid_by, at
    from moved where reply_id is not null
  )
  select t.session_id, r.session_id is not null as is_ready, m.session_id is not null as is_stored
  from exchange t left join ready r on r.session_id = t.session_id left join moved m on m.session_id = t.session_id`,
);

/**
 * Commits exchanges of different people in one statement: each message is stored with its charge and the place of its
 * reply, or not at all.
 */
export async function commitExchanges(
  db: Db,
  charged: readonly ChargedExchange[],
  { lease, provider }: { lease: Lease; provider: string },
): Promise<CommitOutcome[]> {
  const exchanges = charged.map(({ exchange }) => exchange);
  const charges = charged.map(({ charge }) => charge);
  const rows = exchanges.flatMap(({ session_id, rows: own }) =>
    own.map((row) => ({ ...row, session_id })),
  );
  const done = await commit(db, {
    session_id: exchanges.map((one) => one.session_id),
    revision: exchanges.map((one) => one.revision),
    last_seq: exchanges.map((one) => one.last_seq),
    at: exchanges.map((one) => one.at.toISOString()),
    preview: exchanges.map((one) => one.preview),
    ai_notice: exchanges.map((one) => one.ai_notice),
    reply_id: exchanges.map(({ reply }) => reply?.id ?? null),
    reply_seq: exchanges.map(({ reply }) => reply?.seq ?? null),
    person_id: exchanges.map((one) => one.person_id),
    client_message_id: exchanges.map((one) => one.client_message_id),
    part: charges.map((charge) => charge?.part ?? null),
    paid_by: charges.map((charge) => charge?.paid_by ?? null),
    most: charges.map((charge) => (charge && 'most' in charge ? charge.most : null)),
    row_session_id: rows.map((row) => row.session_id),
    row_seq: rows.map((row) => row.seq),
    row_author: rows.map((row) => row.author),
    row_notice: rows.map((row) => row.notice),
    row_client_message_id: rows.map((row) => row.client_message_id),
    row_state: rows.map((row) => row.state),
    row_failure: rows.map((row) => row.failure),
    row_text: rows.map((row) => row.text),
    row_words: rows.map(({ words }) => words && wordList(words)),
    lease_owner: lease.owner,
    lease_seconds: lease.ms / 1000,
    provider,
  });
  const outcomes = new Map(
    done.map(({ session_id, is_ready, is_stored }): [string, CommitOutcome] => [
      session_id,
      is_stored ? 'stored' : is_ready ? 'refused' : 'changed',
    ]),
  );
  return exchanges.map(({ session_id }) => outcomes.get(session_id) ?? 'changed');
}
