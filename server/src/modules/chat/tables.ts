// Chats: sessions, messages with their variants, and replies with their append-only log. All texts are sealed.
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

/** Personas: who a member is in the chats that use one. */
export const persona = pgTable(
  'persona',
  {
    id: uuid().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** Name, pronouns and description. */
    content: sealed().notNull(),
    /** Whether new chats use it by default. */
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
    /** Incremented by every change: the optimistic lock of every writer, and the version that caches compare. */
    revision: integer().notNull(),
    /** The only reply that may be in progress. */
    active_reply_id: uuid(),
    preview: sealed().notNull(),
    last_message_at: time().notNull(),
    /** When the notice that the partner is an AI was last shown. */
    notice_at: time().notNull(),
    created_at: time().notNull(),
    deleted_at: time(),
    /** The name that the user gave it. */
    title: sealed(),
    pinned_at: time(),
    archived_at: time(),
    reply_length: text({ enum: REPLY_LENGTHS }).notNull().default('medium'),
    reply_style: text({ enum: REPLY_STYLES }).notNull().default('balanced'),
    /** Null for the language of the user's messages. */
    reply_language: text({ enum: REPLY_LANGUAGES }),
    /** The user's persona in this chat; null for none. */
    persona_id: uuid().references(() => persona.id, { onDelete: 'set null' }),
    memory_preset: text({ enum: MEMORY_PRESETS }).notNull().default('balanced'),
    /** Messages up to this seq have been read for facts. */
    memory_seq: integer().notNull().default(0),
    /** Incremented when a message that may be remembered changes: facts read before that are stale. */
    memory_version: integer().notNull().default(0),
    /** Of the messages up to `summary_seq`. */
    summary: sealed(),
    summary_seq: integer().notNull().default(0),
    /** False until messages from before there was search are indexed. */
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
    /** A gift or tip has its description in place of the text, a picture its job's id. */
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
    /** The reason for its takedown. Its variants stay, hidden, so that it can be restored. */
    removed_reason: text(),
    /** The user excluded it from memory. */
    is_forgotten: boolean().notNull().default(false),
    /** Rules that a judge raised and no later judgment cleared, by id. */
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
    /** How many chunks `text` contains; a growing reply's later chunks are in `reply_chunk`. */
    n: integer().notNull(),
    /** The user's rating of a reply. */
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

/** The words of a message's active variant, as numbers under the user's key; see decision 58. */
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
    // Without a list of pending entries, which one message in twenty thousand would have to merge into the index for all.
    index('message_words_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);

/** The words of a long chat's earlier messages in one piece, so that recall loads them with one read; see decision 61. */
export const recall_snapshot = pgTable('recall_snapshot', {
  session_id: uuid()
    .primaryKey()
    .references(() => chat_session.id, { onDelete: 'cascade' }),
  /** The seq of its last message. */
  up_to: integer().notNull(),
  content: sealed().notNull(),
});

/** The embedding of a message; only if embeddings are configured. */
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

/** A fact about a user that a character remembers, in every chat of the pair. */
export const memory_fact = pgTable(
  'memory_fact',
  {
    id: uuid().primaryKey(),
    /** The chat it was learned in. */
    session_id: sessionId(),
    /** The message it comes from; null if the user wrote it. */
    seq: integer(),
    content: sealed().notNull(),
    is_pinned: boolean().notNull(),
    /** When it was said, and when it was learned. */
    told_at: time().notNull(),
    created_at: time().notNull(),
    /** The newer fact that replaces it; if that one is deleted, this one is valid again. */
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
    /** What was charged, and what paid; null in rows from before these columns. */
    part: text({ enum: ['message', 'again'] }),
    paid_by: text({ enum: ['trial', 'day', 'credit'] }),
    /** How many processes have resumed it after another one died. */
    takeovers: smallint().notNull().default(0),
    /** What its prompt contained, without its texts. */
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

/** A member's daily count against the message allowance. */
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
