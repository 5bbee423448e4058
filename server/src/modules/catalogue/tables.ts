// The tables of the catalogue: counts, ranks, likes, search words, domes and tag settings.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { character } from '../characters/tables.ts';
import { person } from '../identity/tables.ts';
import { ofSite, site } from '../sites/tables.ts';

const characterId = () =>
  uuid()
    .notNull()
    .references(() => character.id, { onDelete: 'cascade' });

/** Chats and messages that have not been folded into the counts yet, by UTC day. */
export const character_activity = pgTable(
  'character_activity',
  {
    character_id: characterId(),
    day: date({ mode: 'string' }).notNull(),
    chats: integer().notNull(),
    messages: integer().notNull(),
    /** Negative if more likes were removed than added; written by a trigger of the likes. */
    likes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.day] })],
);

export const character_like = pgTable(
  'character_like',
  {
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    character_id: characterId(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.character_id] }),
    index('character_like_latest').on(
      table.person_id,
      table.created_at.desc(),
      table.character_id.desc(),
    ),
    index('character_like_character').on(table.character_id),
  ],
);

/** The characters with the most messages in seven days: the first hundred of each gender and rating. */
export const character_leader = pgTable('character_leader', {
  character_id: uuid()
    .primaryKey()
    .references(() => character.id, { onDelete: 'cascade' }),
  site_id: ofSite(),
  messages: bigint({ mode: 'number' }).notNull(),
});

/**
 * The numbers of public characters by every filter that lists count by; an empty tag means any tags.
 * Maintained by a trigger: see the migrations.
 */
export const character_count = pgTable(
  'character_count',
  {
    site_id: ofSite(),
    tag: text().notNull(),
    gender: text({ enum: ['female', 'anime', 'male'] }).notNull(),
    rating: text({ enum: ['safe', 'suggestive', 'explicit'] }).notNull(),
    is_official: boolean().notNull(),
    is_exclusive: boolean().notNull(),
    shown: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'character_count_pk',
      columns: [
        table.site_id,
        table.tag,
        table.gender,
        table.rating,
        table.is_official,
        table.is_exclusive,
      ],
    }),
  ],
);

/** Incremented by triggers, in every transaction that changes a site's catalogue. */
export const catalogue = pgTable('catalogue', {
  site_id: uuid()
    .primaryKey()
    .references(() => site.id),
  version: bigint({ mode: 'number' }).notNull(),
});

/**
 * The words of public characters, one row per trigram, so that misspelled words are found. Added by triggers (see the
 * migrations), removed by a job.
 */
export const catalogue_word = pgTable(
  'catalogue_word',
  {
    site_id: ofSite(),
    trigram: text().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.trigram, table.word] }),
    index('catalogue_word_begun').on(table.site_id, table.word.op('text_pattern_ops')),
  ],
);

/** Messages per character and UTC day, for the leaderboard. */
export const character_day = pgTable(
  'character_day',
  {
    character_id: characterId(),
    day: date({ mode: 'string' }).notNull(),
    site_id: ofSite(),
    messages: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.character_id, table.day] }),
    index('character_day_day').on(table.day),
  ],
);

export const dome = pgTable(
  'dome',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    gender: text({ enum: ['female', 'anime', 'male'] }),
    position: integer().notNull(),
    created_at: time().notNull(),
    /** Incremented with every change of its texts and characters. */
    version: integer().notNull().default(1),
    /** When an admin deleted it, which can be undone for a while. */
    deleted_at: time(),
  },
  (table) => [
    uniqueIndex('dome_slug')
      .on(table.site_id, table.slug)
      .where(sql`deleted_at is null`),
  ],
);

export const dome_character = pgTable(
  'dome_character',
  {
    dome_id: uuid()
      .notNull()
      .references(() => dome.id, { onDelete: 'cascade' }),
    character_id: characterId(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dome_id, table.character_id] }),
    index('dome_character_order').on(table.dome_id, table.position),
  ],
);

/** Settings of tags; tags with the default settings have no row. */
export const tag_setting = pgTable(
  'tag_setting',
  {
    site_id: ofSite(),
    name: text().notNull(),
    /** True to not suggest it; characters keep it, and searches find them by it. */
    is_hidden: boolean().notNull().default(false),
    /** Its position among the pinned tags; null for others, which follow by count. */
    position: integer(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.name] })],
);
