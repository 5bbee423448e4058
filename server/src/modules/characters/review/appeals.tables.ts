// The table of appeals against rejections: one for each version, with its outcome.
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import { character } from '../tables.ts';

export const character_appeal = pgTable(
  'character_appeal',
  {
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    text: text().notNull(),
    /** The reason of the contested rejection. */
    earlier_reason: text().notNull(),
    created_at: time().notNull(),
    /** Null until the second decision. */
    outcome: text({ enum: ['approved', 'rejected'] }),
    decided_at: time(),
  },
  (table) => [primaryKey({ columns: [table.character_id, table.version] })],
);
