// The SQL of search: indexes the words of messages, and finds a person's messages that have all of them.
import { and, desc, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { prepare } from '../../../platform/db/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Sealed } from '../../../platform/encryption.ts';
import { character } from '../../characters/tables.ts';
import { chat_session, message_words } from '../tables.ts';
import { wordList, type Place } from './search.rules.ts';

export interface WordsRow {
  readonly seq: number;
  readonly words: readonly number[];
}

/** Indexes the words of a chat's messages, replacing earlier entries. */
export async function replaceWords(
  { db }: Scope,
  { id, person_id }: { id: string; person_id: string },
  rows: readonly WordsRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into message_words (session_id, seq, person_id, at, words)
    select m.session_id, m.seq, ${person_id}::uuid, m.message_send_at, t.words::int[]
    from unnest(${sql.param(rows.map(({ seq }) => seq))}::int[],
      ${sql.param(rows.map(({ words }) => wordList(words)))}::text[]) as t(seq, words)
    join message m on m.session_id = ${id}::uuid and m.seq = t.seq and m.deleted_at is null
    on conflict (session_id, seq) do update set person_id = excluded.person_id, words = excluded.words`);
}

/** Of one message or, with `andLater`, of it and everything after it. */
export async function eraseWords(
  { db }: Scope,
  { session_id, seq }: { session_id: string; seq: number },
  { andLater }: { andLater: boolean },
): Promise<void> {
  const isErased = andLater ? gte(message_words.seq, seq) : eq(message_words.seq, seq);
  await db.delete(message_words).where(and(eq(message_words.session_id, session_id), isErased));
}

/** Copies the entries of a chat's messages, up to one of them, to their copies. */
export async function copyWords(
  { db }: Scope,
  { from, to, upTo }: { from: string; to: string; upTo: number },
): Promise<void> {
  await db.execute(sql`
    insert into message_words (session_id, seq, person_id, at, words)
    select ${to}::uuid, seq, person_id, at, words from message_words
    where session_id = ${from}::uuid and seq <= ${upTo}::int`);
}

/** A message that may have the words; without a text if it is not visible (any more). */
export interface Candidate extends Place {
  readonly text: Sealed | null;
  readonly variant: number;
  readonly author: 'user' | 'character';
  readonly character_id: string;
  readonly title: Sealed | null;
}

export interface WordQuery {
  readonly site_id: string;
  readonly person_id: string;
  readonly words: readonly number[];
  /** Whether one of the words is enough. */
  readonly isAny: boolean;
  /** Messages before this place; undefined for the newest. */
  readonly before: Place | undefined;
  readonly most: number;
}

/** How many of the newest messages are scanned before the index is used. */
const WALKED = 2_000;

const isBefore = sql`person_id = ${sql.placeholder('person_id')}::uuid
  and (at, session_id, seq) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('session_id')}::uuid, ${sql.placeholder('seq')}::int)`;
const newestFirst = sql.raw('at desc, session_id desc, seq desc');
const hasWords = {
  all: sql`words @> ${sql.placeholder('words')}::int[]`,
  any: sql`words && ${sql.placeholder('words')}::int[]`,
};

const shown = sql`
  select h.at, h.session_id, h.seq, v.text, v.variant, m.author, s.character_id, s.title
  from hit h
  left join chat_session s on s.id = h.session_id and s.person_id = ${sql.placeholder('person_id')}::uuid
    and s.site_id = ${sql.placeholder('site_id')}::uuid and s.deleted_at is null
  left join message m on m.session_id = s.id and m.seq = h.seq and m.deleted_at is null
    and m.removed_reason is null and m.kind = 'text' and m.author <> 'notice'
  left join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = m.active_variant
  order by h.at desc, h.session_id desc, h.seq desc`;

type CandidateRow = Omit<Candidate, 'at'> & { readonly at: string | Date };

/** For words in many messages: the newest matches are found in a moment. */
const walkFor = (name: string, matches: SQL) =>
  prepare<CandidateRow>(
    name,
    sql`
  with newest as materialized (
    select at, session_id, seq, words from message_words where ${isBefore}
    order by ${newestFirst} limit ${sql.raw(String(WALKED))}
  ), hit as materialized (
    select at, session_id, seq from newest where ${matches}
    order by ${newestFirst} limit ${sql.placeholder('most')}::int
  ) ${shown}`,
  );

/** For words in few messages: all messages that have them, through the index. */
const lookUpFor = (name: string, matches: SQL) =>
  prepare<CandidateRow>(
    name,
    sql`
  with found as materialized (
    select at, session_id, seq, person_id from message_words where ${matches}
  ), hit as materialized (
    select at, session_id, seq from found where ${isBefore}
    order by ${newestFirst} limit ${sql.placeholder('most')}::int
  ) ${shown}`,
  );

const walks = {
  all: walkFor('chat_search_newest', hasWords.all),
  any: walkFor('chat_search_newest_any', hasWords.any),
};
const lookUps = {
  all: lookUpFor('chat_search_words', hasWords.all),
  any: lookUpFor('chat_search_words_any', hasWords.any),
};

/** Newest first; fewer than requested if there are no more. */
export async function findCandidates(db: Db, query: WordQuery): Promise<Candidate[]> {
  const { before } = query;
  const values = {
    site_id: query.site_id,
    person_id: query.person_id,
    words: query.words,
    at: before?.at.toISOString() ?? 'infinity',
    session_id: before?.session_id ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    seq: before?.seq ?? 0,
    most: query.most,
  };
  const how = query.isAny ? 'any' : 'all';
  const newest = await walks[how](db, values);
  const rows = newest.length === query.most ? newest : await lookUps[how](db, values);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Chats whose names are compared with what was typed: the newest. */
const MAX_NAMED = 2_000;

export async function listNames({ db, site_id }: Scope, person_id: string) {
  return db
    .select({ id: chat_session.id, title: chat_session.title, name: character.name })
    .from(chat_session)
    .innerJoin(character, eq(character.id, chat_session.character_id))
    .where(
      and(
        eq(chat_session.person_id, person_id),
        eq(chat_session.site_id, site_id),
        isNull(chat_session.deleted_at),
      ),
    )
    .orderBy(desc(chat_session.last_message_at), desc(chat_session.id))
    .limit(MAX_NAMED);
}

/**
 * A chat of any site whose earlier messages are not indexed, locked until the transaction ends; locked ones are
 * skipped.
 */
export async function lockUnindexed(db: Db) {
  const [row] = await db
    .select({
      id: chat_session.id,
      site_id: chat_session.site_id,
      person_id: chat_session.person_id,
      deleted_at: chat_session.deleted_at,
    })
    .from(chat_session)
    .where(eq(chat_session.is_indexed, false))
    .orderBy(chat_session.id)
    .limit(1)
    .for('no key update', { skipLocked: true });
  return row;
}

export interface UnindexedRow {
  readonly seq: number;
  readonly variant: number;
  readonly text: Sealed;
}

/** Visible texts of a chat that are not indexed. */
export async function listUnindexed(db: Db, session_id: string, most: number) {
  const { rows } = await db.execute<{ [K in keyof UnindexedRow]: UnindexedRow[K] }>(sql`
    select m.seq, v.variant, v.text from message m
    join message_variant v on v.session_id = m.session_id and v.seq = m.seq and v.variant = m.active_variant
    where m.session_id = ${session_id}::uuid and m.deleted_at is null and m.kind = 'text'
      and v.state not in ('pending', 'streaming')
      and not exists (select from message_words w where w.session_id = m.session_id and w.seq = m.seq)
    order by m.seq limit ${most}`);
  return rows;
}

export async function markIndexed(db: Db, id: string): Promise<void> {
  await db.update(chat_session).set({ is_indexed: true }).where(eq(chat_session.id, id));
}
