// The SQL of replies: the log of chunks, the ends, leases and orphans of dead processes.
import { and, asc, eq, inArray, sql, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { prepare } from '../../platform/db/prepared.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { wordList } from './search/search.rules.ts';
import { isVariant } from './sessions.store.ts';
import { message_variant, reply, reply_chunk, chat_session } from './tables.ts';

/** The process that writes replies, and how long its lease is valid without a heartbeat. */
export interface Lease {
  readonly owner: string;
  readonly ms: number;
}

export interface Chunk {
  readonly reply_id: string;
  readonly n: number;
  readonly text: Sealed;
}

const append = prepare<{ reply_id: string; n: number }>(
  'chat_append_chunks',
  sql`
  with relaxed as materialized (select set_config('synchronous_commit',
    case current_setting('fsync') when 'on' then 'off' else current_setting('synchronous_commit') end, true))
  insert into reply_chunk (reply_id, n, text)
  select c.reply_id, c.n, c.text from relaxed, unnest(${sql.placeholder('reply_id')}::uuid[],
    ${sql.placeholder('n')}::int[], ${sql.placeholder('text')}::bytea[]) as c(reply_id, n, text)
  join reply r on r.id = c.reply_id and r.state = 'running' and r.lease_owner = ${sql.placeholder('owner')}::uuid
  returning reply_id, n`,
);

/**
 * Appends chunks, of many replies at once. The commit does not wait for the disk: a killed process or another reader
 * loses nothing; after a power cut a reply may lack its last moments, which its end would have made durable. If no
 * commit ever waits for the disk (the embedded database), it is a full one: that database dies with our process, and
 * only a full commit has left its memory by then. Fenced like an end: false for a chunk of a reply that another
 * process has, or that has ended.
 */
export async function appendChunks(db: Db, chunks: Chunk[], owner: string): Promise<boolean[]> {
  const appended = await append(db, {
    reply_id: chunks.map((chunk) => chunk.reply_id),
    n: chunks.map((chunk) => chunk.n),
    text: chunks.map((chunk) => chunk.text),
    owner,
  });
  const found = new Set(appended.map(({ reply_id, n }) => `${reply_id} ${n}`));
  return chunks.map(({ reply_id, n }) => found.has(`${reply_id} ${n}`));
}

export type EndState = 'complete' | 'stopped' | 'failed' | 'retracted';

export interface End {
  readonly reply_id: string;
  readonly session_id: string;
  readonly seq: number;
  readonly variant: number;
  readonly state: EndState;
  readonly failure: string | null;
  readonly text: Sealed;
  readonly preview: Sealed;
  /** Null if no prompt was built. */
  readonly receipt: Sealed | null;
  /** The search index entry. */
  readonly words: readonly number[];
  /** How many chunks were logged for this variant, by all replies to it. */
  readonly n: number;
  readonly at: Date;
  readonly prompt_tokens: number | null;
  readonly completion_tokens: number | null;
}

const end = prepare<{ reply_id: string; revision: number }>(
  'chat_end_replies',
  sql`
  with ending as (
    select * from unnest(${sql.placeholder('reply_id')}::uuid[], ${sql.placeholder('session_id')}::uuid[],
      ${sql.placeholder('seq')}::int[], ${sql.placeholder('variant')}::int[],
      ${sql.placeholder('state')}::text[], ${sql.placeholder('failure')}::text[],
      ${sql.placeholder('text')}::bytea[], ${sql.placeholder('preview')}::bytea[], ${sql.placeholder('words')}::text[],
      ${sql.placeholder('receipt')}::bytea[],
      ${sql.placeholder('n')}::int[], ${sql.placeholder('at')}::timestamptz[],
      ${sql.placeholder('prompt_tokens')}::int[], ${sql.placeholder('completion_tokens')}::int[])
      as e(reply_id, session_id, seq, variant, state, failure, text, preview, words, receipt, n, at, prompt_tokens, completion_tokens)
  ), ended as (
    update reply r set state = e.state, finished_at = e.at, receipt = e.receipt,
      prompt_tokens = e.prompt_tokens, completion_tokens = e.completion_tokens
    from ending e where r.id = e.reply_id and r.state = 'running' and r.lease_owner = ${sql.placeholder('owner')}::uuid
    returning e.*
  ), filled as (
    update message_variant v set text = e.text, state = e.state, failure = e.failure, n = e.n
    from ended e where v.session_id = e.session_id and v.seq = e.seq and v.variant = e.variant
  ), indexed as (
    insert into message_words (session_id, seq, person_id, at, words)
    select e.session_id, e.seq, s.person_id, m.message_send_at, e.words::int[] from ended e
    join chat_session s on s.id = e.session_id
    join message m on m.session_id = e.session_id and m.seq = e.seq and m.active_variant = e.variant and m.deleted_at is null
    on conflict (session_id, seq) do update set words = excluded.words
  ), cleared as (
    delete from reply_chunk c using ended e where c.reply_id = e.reply_id
  )
  update chat_session s set active_reply_id = null, revision = s.revision + 1, last_message_at = e.at, preview = e.preview
  from ended e where s.id = e.session_id
  returning e.reply_id, s.revision`,
);

/**
 * Ends replies: stores the full text in the variant, indexes it for search, deletes the chunks, frees the session.
 * One statement. Fenced: a reply that another process has leased, or that has already ended, is left unchanged.
 * Returns the session's new revision, or undefined if nothing was done.
 */
export async function endReplies(
  db: Db,
  ends: End[],
  owner: string,
): Promise<(number | undefined)[]> {
  const done = await end(db, {
    reply_id: ends.map((e) => e.reply_id),
    session_id: ends.map((e) => e.session_id),
    seq: ends.map((e) => e.seq),
    variant: ends.map((e) => e.variant),
    state: ends.map((e) => e.state),
    failure: ends.map((e) => e.failure),
    text: ends.map((e) => e.text),
    preview: ends.map((e) => e.preview),
    receipt: ends.map((e) => e.receipt),
    words: ends.map((e) => wordList(e.words)),
    n: ends.map((e) => e.n),
    at: ends.map((e) => e.at.toISOString()),
    prompt_tokens: ends.map((e) => e.prompt_tokens),
    completion_tokens: ends.map((e) => e.completion_tokens),
    owner,
  });
  const revisions = new Map(done.map((row) => [row.reply_id, row.revision]));
  return ends.map(({ reply_id }) => revisions.get(reply_id));
}

/** Renews the leases of this process's replies; returns those with a stop request, and those that another process has. */
export async function renewLeases(
  db: Db,
  replyIds: string[],
  lease: Lease,
): Promise<{ stopped: string[]; lost: string[] }> {
  const renewed = await db
    .update(reply)
    .set({ lease_until: sql`now() + make_interval(secs => ${lease.ms / 1000})` })
    .where(
      and(
        inArray(reply.id, replyIds),
        eq(reply.lease_owner, lease.owner),
        eq(reply.state, 'running'),
      ),
    )
    .returning({ id: reply.id, stop_requested: reply.stop_requested });
  const stops = new Map(renewed.map((row) => [row.id, row.stop_requested]));
  return {
    stopped: replyIds.filter((id) => stops.get(id) === true),
    lost: replyIds.filter((id) => !stops.has(id)),
  };
}

/** Ends this owner's lease now, so that any process may resume the reply. */
export async function releaseLease(db: Db, replyId: string, owner: string): Promise<void> {
  await db
    .update(reply)
    .set({ lease_until: sql`now()` })
    .where(and(eq(reply.id, replyId), eq(reply.lease_owner, owner), eq(reply.state, 'running')));
}

export async function requestStop(db: Db, replyId: string): Promise<void> {
  await db
    .update(reply)
    .set({ stop_requested: true })
    .where(and(eq(reply.id, replyId), eq(reply.state, 'running')));
}

export interface Orphan {
  readonly id: string;
  readonly session_id: string;
  readonly site_id: string;
  readonly person_id: string;
  readonly seq: number;
  readonly variant: number;
  readonly part: 'message' | 'again' | null;
  readonly paid_by: 'trial' | 'day' | 'credit' | null;
  readonly created_at: Date | string;
  readonly character_id: string;
  readonly person_kind: 'visitor' | 'member';
  /** How many processes have resumed it, including this one. */
  readonly takeovers: number;
}

/** Adopts replies of dead processes: those with an expired lease or, with `everything`, all of other owners. */
export async function adoptOrphans(db: Db, lease: Lease, everything: boolean): Promise<Orphan[]> {
  const isOrphaned = everything
    ? sql`r.lease_owner <> ${lease.owner}::uuid`
    : sql`r.lease_until < now()`;
  const adopted = await db.execute<{ [K in keyof Orphan]: Orphan[K] }>(sql`
    update reply r set lease_owner = ${lease.owner}::uuid, lease_until = now() + make_interval(secs => ${lease.ms / 1000}),
      takeovers = r.takeovers + 1
    from chat_session s join person p on p.id = s.person_id
    where s.id = r.session_id and r.id in (
      select r.id from reply r where r.state = 'running' and ${isOrphaned} order by r.id limit 100 for update skip locked)
    returning r.id, r.session_id, s.site_id, s.person_id, r.seq, r.variant, r.part, r.paid_by, r.created_at,
      s.character_id, p.kind as person_kind, r.takeovers`);
  return adopted.rows;
}

export async function listChunks(db: Db, replyId: string): Promise<{ n: number; text: Sealed }[]> {
  return db
    .select({ n: reply_chunk.n, text: reply_chunk.text })
    .from(reply_chunk)
    .where(eq(reply_chunk.reply_id, replyId))
    .orderBy(asc(reply_chunk.n));
}

type VariantRow = Pick<typeof message_variant.$inferSelect, 'text' | 'n' | 'state' | 'failure'>;

export async function readVariant(
  db: Db,
  at: { session_id: string; seq: number; variant: number },
): Promise<VariantRow | undefined> {
  const [row] = await db
    .select({
      text: message_variant.text,
      n: message_variant.n,
      state: message_variant.state,
      failure: message_variant.failure,
    })
    .from(message_variant)
    .where(isVariant(at));
  return row;
}

const MAX_UNSEEN = 10_000;

/** Complete replies that ended in this time and are unread, of all sites. */
export async function listUnseenReplies(db: Db, from: Date, to: Date) {
  return db
    .select({
      site_id: chat_session.site_id,
      person_id: chat_session.person_id,
      topic: sql<'reply_ready'>`'reply_ready'`,
      subject: sql<string>`${reply.id}::text`,
      path: sql<string>`'/chats/' || ${chat_session.id}`,
    })
    .from(reply)
    .innerJoin(chat_session, eq(chat_session.id, reply.session_id))
    .where(
      and(
        eq(reply.state, sql`'complete'`),
        gt(reply.finished_at, from),
        lte(reply.finished_at, to),
        sql`${chat_session.read_seq} < ${reply.seq}`,
        isNull(chat_session.deleted_at),
      ),
    )
    .orderBy(asc(reply.finished_at))
    .limit(MAX_UNSEEN);
}
