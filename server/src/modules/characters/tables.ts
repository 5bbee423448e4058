// Characters, their daily activity, and the domes that shelve them.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Traits } from '@velour/contract/characters.ts';
import { time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { site } from '../sites/tables.ts';

const siteId = () =>
  uuid()
    .notNull()
    .references(() => site.id);

export const character = pgTable(
  'character',
  {
    id: uuid().primaryKey(),
    site_id: siteId(),
    owner_id: uuid().references(() => person.id),
    name: text().notNull(),
    slug: text().notNull(),
    gender: text({ enum: ['female', 'anime', 'male'] }).notNull(),
    age: integer().notNull(),
    tagline: text().notNull(),
    description: text().notNull(),
    greeting: text().notNull(),
    alternate_greetings: text().array().notNull(),
    personality: text().notNull(),
    scenario: text().notNull(),
    example_dialogue: text().notNull(),
    system_notes: text().notNull(),
    traits: jsonb().$type<Traits>().notNull(),
    tags: text().array().notNull(),
    visibility: text({ enum: ['private', 'pending_review', 'public', 'rejected'] }).notNull(),
    is_official: boolean().notNull(),
    is_exclusive: boolean().notNull(),
    rating: text({ enum: ['safe', 'suggestive', 'explicit'] }).notNull(),
    portrait_id: uuid(),
    hover_id: uuid(),
    gallery_ids: uuid().array().notNull(),
    /** The portrait's tiny blurred preview, kept here so that a page of cards is one read. */
    portrait_preview: text().notNull(),
    chats: integer().notNull().default(0),
    messages: bigint({ mode: 'number' }).notNull().default(0),
    likes: integer().notNull().default(0),
    created_at: time().notNull(),
    updated_at: time().notNull(),
  },
  (table) => [
    check('character_is_adult', sql`${table.age} >= 18`),
    index('character_popular')
      .on(table.site_id, table.gender, table.messages.desc(), table.id.desc())
      .where(sql`visibility = 'public'`),
    index('character_new')
      .on(table.site_id, table.gender, table.created_at.desc(), table.id.desc())
      .where(sql`visibility = 'public'`),
    index('character_tags').using('gin', table.tags),
    index('character_owner').on(table.owner_id),
  ],
);

/** Messages per character and UTC day, for the leaderboard. */
export const character_day = pgTable(
  'character_day',
  {
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    site_id: siteId(),
    messages: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.character_id, table.day] }),
    index('character_day_site').on(table.site_id, table.day),
  ],
);

export const dome = pgTable(
  'dome',
  {
    id: uuid().primaryKey(),
    site_id: siteId(),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    gender: text({ enum: ['female', 'anime', 'male'] }),
    position: integer().notNull(),
    created_at: time().notNull(),
  },
  (table) => [uniqueIndex('dome_slug').on(table.site_id, table.slug)],
);

export const dome_character = pgTable(
  'dome_character',
  {
    dome_id: uuid()
      .notNull()
      .references(() => dome.id, { onDelete: 'cascade' }),
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dome_id, table.character_id] }),
    index('dome_character_order').on(table.dome_id, table.position),
  ],
);
