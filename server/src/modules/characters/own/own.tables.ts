// Tables of own characters: versions, imported cards, and drafts that wait for an age.
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import { person } from '../../identity/tables.ts';
import { ofSite } from '../../sites/tables.ts';
import type { Card } from '@velour/character-cards/card.ts';
import { storedContent } from '../content.store.ts';
import { character } from '../tables.ts';

/** Every state of a character since its first edit. */
export const character_version = pgTable(
  'character_version',
  {
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    content: storedContent().notNull(),
    portrait_id: uuid(),
    created_at: time().notNull(),
    /** When a review approved exactly this version. */
    approved_at: time(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.version] })],
);

/** The imported card, so that unknown fields are exported again. */
export const character_origin = pgTable('character_origin', {
  character_id: uuid()
    .primaryKey()
    .references(() => character.id, { onDelete: 'cascade' }),
  card: jsonb().$type<Card>().notNull(),
});

/** A card without an age, which is not a character until its owner enters one. */
export const character_draft = pgTable(
  'character_draft',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id),
    name: text().notNull(),
    gender: text({ enum: ['female', 'anime', 'male'] }).notNull(),
    card: jsonb().$type<Card>().notNull(),
    portrait_id: uuid(),
    portrait_preview: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('character_draft_owner').on(table.site_id, table.owner_id)],
);
