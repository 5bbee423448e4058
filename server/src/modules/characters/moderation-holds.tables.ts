// Pictures removed from characters by a takedown, restored when it ends.
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { character } from './tables.ts';

export const character_withheld = pgTable(
  'character_withheld',
  {
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    asset_id: uuid().notNull(),
    place: text({ enum: ['portrait', 'hover', 'gallery'] }).notNull(),
    /** The position in the gallery; 0 elsewhere. */
    position: integer().notNull(),
    /** Of a portrait. */
    preview: text().notNull(),
    /** The public version that had it; null if there was none, so that restoring it is an edit. */
    from_version: integer(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.asset_id, table.place] })],
);
