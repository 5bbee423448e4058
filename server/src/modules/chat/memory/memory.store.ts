// The SQL of the memory: facts of a user's chats with a character, summaries, and the messages they come from.
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  ne,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { MemoryPreset } from '@velour/contract/memory-values.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { chat_session, memory_fact, message } from '../tables.ts';
import { wordList } from '../search/search.rules.ts';
import { isOfPair, type Pair } from '../sessions.store.ts';
import { removeSnapshot } from './recall.store.ts';
import { removeVectors } from './vectors.store.ts';

export type FactRow = typeof memory_fact.$inferSelect;

const factsOfPair = (scope: Scope, pair: Pair, only: SQL | undefined) =>
  scope.db
    .select(getTableColumns(memory_fact))
    .from(memory_fact)
    .innerJoin(chat_session, eq(chat_session.id, memory_fact.session_id))
    .where(and(isOfPair(scope, pair), only))
    .$dynamic();

/** The current facts of all chats of the pair: pinned ones first, then the newest. */
export async function listFacts(scope: Scope, pair: Pair): Promise<FactRow[]> {
  return factsOfPair(scope, pair, isNull(memory_fact.superseded_by)).orderBy(
    desc(memory_fact.is_pinned),
    desc(memory_fact.told_at),
    desc(memory_fact.id),
  );
}

/** With those that newer ones replaced, in the same order. */
export async function listFactsEver(scope: Scope, pair: Pair): Promise<FactRow[]> {
  return factsOfPair(scope, pair, undefined).orderBy(
    desc(memory_fact.is_pinned),
    desc(memory_fact.told_at),
    desc(memory_fact.id),
  );
}

/** Only in this user's chats with the character. */
export async function findFact(scope: Scope, pair: Pair, id: string): Promise<FactRow | undefined> {
  const [row] = await factsOfPair(scope, pair, eq(memory_fact.id, id));
  return row;
}

/** Those of these facts that still exist, including replaced ones, oldest first. */
export async function listFactsAt(
  scope: Scope,
  pair: Pair,
  ids: readonly string[],
): Promise<FactRow[]> {
  if (ids.length === 0) return [];
  return factsOfPair(scope, pair, inArray(memory_fact.id, [...ids])).orderBy(
    asc(memory_fact.told_at),
    asc(memory_fact.id),
  );
}

export async function addFacts(
  scope: Scope,
  rows: readonly (typeof memory_fact.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await scope.db.insert(memory_fact).values([...rows]);
}

export async function supersede(scope: Scope, ids: readonly string[], by: string): Promise<void> {
  if (ids.length === 0) return;
  await scope.db
    .update(memory_fact)
    .set({ superseded_by: by })
    .where(inArray(memory_fact.id, [...ids]));
}

/** False if its content is no longer `before`. */
export async function changeFact(
  scope: Scope,
  id: string,
  change: Partial<Pick<FactRow, 'content' | 'is_pinned' | 'seq' | 'told_at'>>,
  before?: Sealed,
): Promise<boolean> {
  const isThis = eq(memory_fact.id, id);
  const { rowCount } = await scope.db
    .update(memory_fact)
    .set(change)
    .where(before ? and(isThis, eq(memory_fact.content, before)) : isThis);
  return rowCount === 1;
}

/**
 * Deletes a fact and all older ones that it replaced, so that none of them comes back. Returns the messages they came
 * from.
 */
export async function removeFact(
  scope: Scope,
  id: string,
): Promise<{ session_id: string; seq: number }[]> {
  const removed = await scope.db.execute<{ session_id: string; seq: number | null }>(sql`
    with recursive replaced as (
      select id from memory_fact where id = ${id}::uuid
      union
      select f.id from memory_fact f join replaced r on f.superseded_by = r.id
    )
    delete from memory_fact where id in (select id from replaced) returning session_id, seq`);
  return removed.rows.flatMap(({ session_id, seq }) => (seq === null ? [] : [{ session_id, seq }]));
}

/** The replies right after these messages that have one of these words. */
export async function listEchoes(
  { db }: Pick<Scope, 'db'>,
  places: readonly { readonly session_id: string; readonly seq: number }[],
  words: readonly number[],
): Promise<{ session_id: string; seq: number }[]> {
  const session_ids = places.map(({ session_id }) => session_id);
  const seqs = places.map(({ seq }) => seq);
  const found = await db.execute<{ session_id: string; seq: number }>(sql`
    select w.session_id, w.seq
    from unnest(${sql.param(session_ids)}::uuid[], ${sql.param(seqs)}::int[]) origin (session_id, seq)
    cross join lateral (
      select m.session_id, m.seq, m.author from message m
      where m.session_id = origin.session_id and m.seq > origin.seq and m.deleted_at is null
      order by m.seq limit 1
    ) next
    join message_words w on w.session_id = next.session_id and w.seq = next.seq
    where next.author = 'character' and w.words && ${wordList(words)}::int[]`);
  return found.rows;
}

/** The messages of a chat that facts came from, including replaced facts. */
export async function listFactSeqs(
  scope: Scope,
  sessionId: string,
): Promise<ReadonlySet<number | null>> {
  const rows = await scope.db
    .select({ seq: memory_fact.seq })
    .from(memory_fact)
    .where(eq(memory_fact.session_id, sessionId));
  return new Set(rows.map(({ seq }) => seq));
}

/** All facts of a chat, including replaced ones. */
export const listAllFacts = async (
  scope: Scope,
  sessionId: string,
): Promise<{ id: string; content: Sealed; is_pinned: boolean; told_at: Date }[]> =>
  scope.db
    .select({
      id: memory_fact.id,
      content: memory_fact.content,
      is_pinned: memory_fact.is_pinned,
      told_at: memory_fact.told_at,
    })
    .from(memory_fact)
    .where(eq(memory_fact.session_id, sessionId))
    .orderBy(asc(memory_fact.told_at), asc(memory_fact.id));

const state = {
  person_id: chat_session.person_id,
  revision: chat_session.revision,
  character_id: chat_session.character_id,
  last_seq: chat_session.last_seq,
  active_reply_id: chat_session.active_reply_id,
  memory_preset: chat_session.memory_preset,
  memory_seq: chat_session.memory_seq,
  memory_version: chat_session.memory_version,
  summary: chat_session.summary,
  summary_seq: chat_session.summary_seq,
};

export type MemoryState = NonNullable<Awaited<ReturnType<typeof readState>>>;

const isChat = (scope: Scope, sessionId: string) =>
  and(
    eq(chat_session.id, sessionId),
    eq(chat_session.site_id, scope.site_id),
    isNull(chat_session.deleted_at),
  );

export async function readState(scope: Scope, sessionId: string) {
  const [row] = await scope.db.select(state).from(chat_session).where(isChat(scope, sessionId));
  return row;
}

/**
 * Locks the chat and stores how far it has been read; false if another process was faster, or if a message that may
 * have been read has changed since.
 */
export async function advance(
  scope: Scope,
  sessionId: string,
  from: Pick<MemoryState, 'memory_seq' | 'memory_version'>,
  to: Partial<Pick<MemoryState, 'memory_seq' | 'summary' | 'summary_seq'>>,
): Promise<boolean> {
  const moved = await scope.db
    .update(chat_session)
    .set(to)
    .where(
      and(
        isChat(scope, sessionId),
        eq(chat_session.memory_seq, from.memory_seq),
        eq(chat_session.memory_version, from.memory_version),
      ),
    )
    .returning({ id: chat_session.id });
  return moved.length === 1;
}

export async function setPreset(
  scope: Scope,
  sessionId: string,
  preset: MemoryPreset,
): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({ memory_preset: preset })
    .where(isChat(scope, sessionId));
}

interface Place {
  readonly session_id: string;
  readonly seq: number;
  /** Includes all messages after it. */
  readonly andLater?: boolean;
}

/** A message in all chats of the pair: a branch copies it with its seq and time. */
export async function listCopies(
  scope: Scope,
  { person_id, character_id }: Pair,
  { session_id, seq }: Pick<Place, 'session_id' | 'seq'>,
): Promise<{ session_id: string; seq: number }[]> {
  const found = await scope.db.execute<{ session_id: string; seq: number }>(sql`
    select m.session_id, m.seq from message origin
    join chat_session s on s.person_id = ${person_id}::uuid and s.character_id = ${character_id}::uuid
      and s.site_id = ${scope.site_id}::uuid
    join message m on m.session_id = s.id and m.seq = origin.seq
      and m.author = origin.author and m.message_send_at = origin.message_send_at
    where origin.session_id = ${session_id}::uuid and origin.seq = ${seq}::int`);
  return found.rows;
}

/**
 * Removes everything derived from a message: its facts, and what `removeTraces` removes. Facts are then read from
 * there again.
 */
export async function forgetMessage(scope: Scope, place: Place): Promise<void> {
  const { session_id, seq, andLater = false } = place;
  const isFrom = andLater ? gte(memory_fact.seq, seq) : eq(memory_fact.seq, seq);
  await scope.db.delete(memory_fact).where(and(eq(memory_fact.session_id, session_id), isFrom));
  await scope.db
    .update(chat_session)
    .set({ memory_seq: sql`least(${chat_session.memory_seq}, ${seq - 1}::int)` })
    .where(eq(chat_session.id, session_id));
  await removeTraces(scope, place);
}

/** Removes what may contain words of a message besides its facts: a summary, the index snapshot and its embedding. */
export async function removeTraces(
  scope: Scope,
  { session_id, seq, andLater = false }: Place,
): Promise<void> {
  await scope.db
    .update(chat_session)
    .set({
      memory_version: sql`${chat_session.memory_version} + 1`,
      summary: sql`case when ${chat_session.summary_seq} >= ${seq}::int then null else ${chat_session.summary} end`,
      summary_seq: sql`case when ${chat_session.summary_seq} >= ${seq}::int then 0 else ${chat_session.summary_seq} end`,
    })
    .where(eq(chat_session.id, session_id));
  await removeSnapshot(scope, { session_id, seq });
  await removeVectors(scope, { session_id, seq, andLater });
}

/**
 * Excludes a message from memory, or includes it again. Returns the chat's revision; undefined if there is no such
 * message.
 */
export async function setForgotten(
  scope: Scope,
  { session_id, seq }: { session_id: string; seq: number },
  is_forgotten: boolean,
): Promise<number | undefined> {
  // Locks the chat before the message, in the same order as all changes.
  const [touched] = await scope.db
    .update(chat_session)
    .set({ revision: sql`${chat_session.revision} + 1` })
    .where(isChat(scope, session_id))
    .returning({ revision: chat_session.revision });
  const { rowCount } = await scope.db
    .update(message)
    .set({ is_forgotten })
    .where(
      and(
        eq(message.session_id, session_id),
        eq(message.seq, seq),
        isNull(message.deleted_at),
        ne(message.author, 'notice'),
      ),
    );
  return rowCount === 1 ? touched?.revision : undefined;
}
