// The table of characters.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Traits } from '@velour/contract/characters.ts';
import { lexemes, time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';

/** As raw SQL, since each names columns of its own table only. */
const checked = [
  check('character_is_adult', sql`age >= 18`),
  check('character_deleted_is_hidden', sql`deleted_at is null or visibility = 'private'`),
  check('character_held_is_hidden', sql`holds = '{}' or visibility in ('private', 'rejected')`),
];

export const character = pgTable(
  'character',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
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
    /** The portrait's tiny blurred preview, copied here so that a page of cards is one query. */
    portrait_preview: text().notNull(),
    chats: integer().notNull().default(0),
    messages: bigint({ mode: 'number' }).notNull().default(0),
    likes: integer().notNull().default(0),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    /** Incremented by every edit of its owner. */
    version: integer().notNull().default(1),
    /** The reason of a rejection or of a hold; null in every other state. */
    review_reason: text(),
    /** The version whose rejection its owner appealed last. */
    appealed_version: integer(),
    /** Deleted by its owner, who can undo it for a while. */
    deleted_at: time(),
    /** The visibility before that. */
    deleted_from: text({ enum: ['private', 'pending_review', 'public', 'rejected'] }),
    /** Deleted by an admin: the owner cannot undo it. */
    removed_by_site: boolean().notNull().default(false),
    /** The moderation holds, by the id of their cause; rarely any. */
    holds: uuid().array().notNull().default([]),
    /** The visibility before that, and the version. */
    held_from: text({ enum: ['private', 'pending_review', 'public', 'rejected'] }),
    held_version: integer(),
    /** The rejection's reason before that. */
    held_reason: text(),
    /** The reference of the report whose decision hides it; null until there is a decision. */
    held_report: text(),
    /** The words that a search finds first: those of the name and the tags. Null until they are indexed. */
    keywords: lexemes(),
    /** The words of everything that a search covers. */
    words: lexemes(),
  },
  (table) => {
    const popular = [table.site_id, table.gender, table.rating, table.messages.desc()] as const;
    const newest = [table.site_id, table.gender, table.rating, table.created_at.desc()] as const;
    const last = table.id.desc();
    // With the tags at its end, an index-only scan can filter by tags.
    const end = [last, table.tags] as const;
    return [
      ...checked,
      index('character_held')
        .using('gin', table.holds)
        .where(sql`holds <> '{}'`),
      index('character_in_review')
        .on(table.site_id, table.updated_at, table.id)
        .where(sql`visibility = 'pending_review'`),
      index('character_deleted')
        .on(table.deleted_at)
        .where(sql`deleted_at is not null`),
      ...curatedIndexes(table),
      ...pictureIndexes(table),
      index('character_popular')
        .on(...popular, ...end)
        .where(sql`visibility = 'public'`),
      index('character_new')
        .on(...newest, ...end)
        .where(sql`visibility = 'public'`),
      index('character_popular_members')
        .on(...popular, ...end)
        .where(sql`visibility = 'public' and not is_official`),
      index('character_new_members')
        .on(...newest, ...end)
        .where(sql`visibility = 'public' and not is_official`),
      index('character_popular_exclusive')
        .on(...popular, ...end)
        .where(sql`visibility = 'public' and is_exclusive`),
      index('character_new_exclusive')
        .on(...newest, ...end)
        .where(sql`visibility = 'public' and is_exclusive`),
      index('character_safe')
        .on(table.site_id, table.id)
        .where(sql`visibility = 'public' and rating = 'safe'`),
      index('character_unread')
        .on(table.id)
        .where(sql`words is null`),
      // Includes the tags, so that words and tags are intersected in one index.
      index('character_keywords').using('gin', table.keywords, table.tags),
      index('character_words').using('gin', table.words, table.tags),
      index('character_owner').on(table.owner_id),
    ];
  },
);

/** The order of the admins' list, whatever the visibility. */
function curatedIndexes(
  table: Readonly<Record<'site_id' | 'created_at' | 'messages' | 'name' | 'id', ExtraConfigColumn>>,
) {
  const isPresent = sql`deleted_at is null`;
  const last = table.id.desc();
  return [
    index('character_curated_new')
      .on(table.site_id, table.created_at.desc(), last)
      .where(isPresent),
    index('character_curated_popular')
      .on(table.site_id, table.messages.desc(), last)
      .where(isPresent),
    index('character_curated_named').on(table.site_id, table.name, table.id).where(isPresent),
  ];
}

/** By picture, for locks and takedowns, and for characters with a gallery. */
function pictureIndexes(
  table: Readonly<
    Record<
      'site_id' | 'created_at' | 'id' | 'portrait_id' | 'hover_id' | 'gallery_ids',
      ExtraConfigColumn
    >
  >,
) {
  return [
    index('character_portrait')
      .on(table.portrait_id)
      .where(sql`portrait_id is not null`),
    index('character_hover')
      .on(table.hover_id)
      .where(sql`hover_id is not null`),
    index('character_gallery')
      .using('gin', table.gallery_ids)
      .with({ fastupdate: false })
      .where(sql`gallery_ids <> '{}'`),
    index('character_with_gallery')
      .on(table.site_id, table.created_at.desc(), table.id.desc())
      .where(sql`visibility = 'public' and gallery_ids <> '{}'`),
  ];
}
