// Chats: sessions, messages with their variants, and replies with their append-only log. All text is sealed.
import {
  REPLY_LANGUAGES,
  REPLY_LENGTHS,
  REPLY_STYLES,
} from '@velour/contract/chat-settings-values.ts';
import { MEMORY_PRESETS } from '@velour/contract/memory-values.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import { character } from '../characters/tables.ts';
import { person } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';

/** Who a member is in the chats that they choose it for. */
export const persona = pgTable(
  'persona',
  {
    id: uuid().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Name, pronouns and description. */
    content: sealed().notNull(),
    /** Whether new chats begin with it. */
    is_default: boolean().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    index('persona_person').on(table.person_id),
    uniqueIndex('persona_default')
      .on(table.person_id)
      .where(sql`is_default`),
  ],
);

export const chat_session = pgTable(
  'chat_session',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    person_id: uuid()
      .notNull()
      .references(() => person.id),
    character_id: uuid()
      .notNull()
      .references(() => character.id),
    ab_group: text(),
    /** Where the visitor came from, as text; never fetched. */
    source_url: text(),
    last_seq: integer().notNull(),
    read_seq: integer().notNull(),
    /** Grows with every change: the optimistic lock of every writer, and what caches compare. */
    revision: integer().notNull(),
    /** The one reply that may be under way. */
    active_reply_id: uuid(),
    preview: sealed().notNull(),
    last_message_at: time().notNull(),
    /** When the notice that the partner is an AI was last shown. */
    notice_at: time().notNull(),
    created_at: time().notNull(),
    deleted_at: time(),
    /** The name that its person gave it. */
    title: sealed(),
    pinned_at: time(),
    archived_at: time(),
    reply_length: text({ enum: REPLY_LENGTHS }).notNull().default('medium'),
    reply_style: text({ enum: REPLY_STYLES }).notNull().default('balanced'),
    /** Null for the language of the person's messages. */
    reply_language: text({ enum: REPLY_LANGUAGES }),
    /** Who the person is in this chat; null for themselves. */
    persona_id: uuid().references(() => persona.id, { onDelete: 'set null' }),
    memory_preset: text({ enum: MEMORY_PRESETS }).notNull().default('balanced'),
    /** Messages up to here have been read for facts. */
    memory_seq: integer().notNull().default(0),
    /** Grows when a message that may have been remembered changes: what was read before it is stale. */
    memory_version: integer().notNull().default(0),
    /** Of the messages up to `summary_seq`. */
    summary: sealed(),
    summary_seq: integer().notNull().default(0),
    /** False until the messages from before there was a search are indexed. */
    is_indexed: boolean().notNull().default(true),
  },
  (table) => [
    index('chat_session_latest')
      .on(table.person_id, table.last_message_at.desc(), table.id.desc())
      .where(sql`deleted_at is null`),
    index('chat_session_character').on(table.person_id, table.character_id),
    index('chat_session_persona')
      .on(table.persona_id)
      .where(sql`persona_id is not null`),
    index('chat_session_unindexed')
      .on(table.id)
      .where(sql`not is_indexed`),
  ],
);

const sessionId = () =>
  uuid()
    .notNull()
    .references(() => chat_session.id, { onDelete: 'cascade' });

export const message = pgTable(
  'message',
  {
    session_id: sessionId(),
    seq: integer().notNull(),
    author: text({ enum: ['user', 'character', 'notice'] }).notNull(),
    notice: text({ enum: ['ai', 'crisis'] }),
    /** A gift or a tip has what was given in the place of its text, a picture the id of its job. */
    kind: text({ enum: ['text', 'gift', 'tip', 'picture'] })
      .notNull()
      .default('text'),
    client_message_id: uuid(),
    active_variant: integer().notNull(),
    variants: integer().notNull(),
    message_send_at: time().notNull(),
    edited_at: time(),
    /** The seq of a deleted message is not reused; its variants are deleted. */
    deleted_at: time(),
    /** Why it was taken down. Its variants stay, hidden, so that it can be restored. */
    removed_reason: text(),
    /** Its person wants it not to be remembered. */
    is_forgotten: boolean().notNull().default(false),
    /** What readings by a judge raised, by rule id, and no judge cleared. */
    raised: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.seq] }),
    uniqueIndex('message_client_id').on(table.session_id, table.client_message_id),
    check('message_kind_known', sql`kind in ('text', 'gift', 'tip', 'picture')`),
  ],
);

export const message_variant = pgTable(
  'message_variant',
  {
    session_id: uuid().notNull(),
    seq: integer().notNull(),
    variant: integer().notNull(),
    text: sealed().notNull(),
    state: text({
      enum: ['pending', 'streaming', 'complete', 'stopped', 'failed', 'retracted', 'blocked'],
    }).notNull(),
    failure: text(),
    /** Chunks that `text` holds; a growing reply's later chunks are in `reply_chunk`. */
    n: integer().notNull(),
    /** What its person thinks of a reply. */
    rating: text({ enum: ['good', 'bad'] }),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.seq, table.variant] }),
    index('message_variant_rated')
      .on(table.created_at)
      .where(sql`rating is not null`),
    foreignKey({
      columns: [table.session_id, table.seq],
      foreignColumns: [message.session_id, message.seq],
    }).onDelete('cascade'),
  ],
);

/** The words of a message's active variant as numbers under its person's key; see decision 58. */
export const message_words = pgTable(
  'message_words',
  {
    session_id: uuid().notNull(),
    seq: integer().notNull(),
    person_id: uuid().notNull(),
    /** When the message was sent: the newest are searched first. */
    at: time().notNull(),
    words: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.seq] }),
    foreignKey({
      columns: [table.session_id, table.seq],
      foreignColumns: [message.session_id, message.seq],
    }).onDelete('cascade'),
    index('message_words_newest').on(
      table.person_id,
      table.at.desc(),
      table.session_id.desc(),
      table.seq.desc(),
    ),
    // Without a list of pending entries, which one message in twenty thousand would write into the index for all.
    index('message_words_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** The words of a long chat's earlier messages in one piece, so that recall has them with one read; see decision 61. */
export const recall_snapshot = pgTable('recall_snapshot', {
  session_id: uuid()
    .primaryKey()
    .references(() => chat_session.id, { onDelete: 'cascade' }),
  /** The seq of its last message. */
  up_to: integer().notNull(),
  content: sealed().notNull(),
});

/** Where a person's message lies among meanings; only with embeddings. */
export const message_vector = pgTable(
  'message_vector',
  {
    session_id: uuid().notNull(),
    seq: integer().notNull(),
    /** Vectors of different models cannot be compared. */
    model: text().notNull(),
    content: sealed().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.session_id, table.seq] }),
    foreignKey({
      columns: [table.session_id, table.seq],
      foreignColumns: [message.session_id, message.seq],
    }).onDelete('cascade'),
  ],
);

/** A fact about a person that a character remembers; of every chat of the two. */
export const memory_fact = pgTable(
  'memory_fact',
  {
    id: uuid().primaryKey(),
    /** The chat it was learned in. */
    session_id: sessionId(),
    /** The message it comes from; null where its person wrote it. */
    seq: integer(),
    content: sealed().notNull(),
    is_pinned: boolean().notNull(),
    /** When it was said, and when it was learned. */
    told_at: time().notNull(),
    created_at: time().notNull(),
    /** The newer fact that holds in its place; where that one is deleted, this one holds again. */
    superseded_by: uuid().references((): AnyPgColumn => memory_fact.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('memory_fact_session').on(table.session_id, table.seq),
    index('memory_fact_superseded').on(table.superseded_by),
  ],
);

export const reply = pgTable(
  'reply',
  {
    id: uuid().primaryKey(),
    session_id: sessionId(),
    seq: integer().notNull(),
    variant: integer().notNull(),
    state: text({ enum: ['running', 'complete', 'stopped', 'failed', 'retracted'] }).notNull(),
    /** The process that writes it, until the lease ends. */
    lease_owner: uuid().notNull(),
    lease_until: time().notNull(),
    stop_requested: boolean().notNull(),
    engine: text().notNull(),
    /** What it was charged as, and to; null before both were stored here. */
    part: text({ enum: ['message', 'again'] }),
    paid_by: text({ enum: ['trial', 'day', 'credit'] }),
    /** How many processes have gone on with it after another one died. */
    takeovers: smallint().notNull().default(0),
    /** What its prompt held, without its texts. */
    receipt: sealed(),
    prompt_tokens: integer(),
    completion_tokens: integer(),
    created_at: time().notNull(),
    finished_at: time(),
  },
  (table) => [
    uniqueIndex('reply_running')
      .on(table.session_id)
      .where(sql`state = 'running'`),
    index('reply_lease')
      .on(table.lease_until)
      .where(sql`state = 'running'`),
    index('reply_session').on(table.session_id),
    index('reply_finished')
      .on(table.finished_at)
      .where(sql`state = 'complete'`),
  ],
);

export const reply_chunk = pgTable(
  'reply_chunk',
  {
    reply_id: uuid()
      .notNull()
      .references(() => reply.id, { onDelete: 'cascade' }),
    n: integer().notNull(),
    text: sealed().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reply_id, table.n] })],
);

/** What a member's day has counted of the message allowance. */
export const message_day = pgTable(
  'message_day',
  {
    member_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date().notNull(),
    messages: integer().notNull(),
    /** Regenerated and continued replies. */
    again: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.member_id, table.day] }),
    index('message_day_day').on(table.day),
    check('message_day_counts', sql`messages >= 0 and again >= 0`),
  ],
);
