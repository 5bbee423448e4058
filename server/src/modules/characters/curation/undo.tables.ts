// The journal of admins' actions that can be undone: the states before and after each.
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import { ofSite } from '../../sites/tables.ts';
import { character } from '../tables.ts';
import type { Left, Undoable } from './undo.rules.ts';

export const curation_undo = pgTable(
  'curation_undo',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    /** The action's name in the audit log. */
    act: text().notNull(),
    how: jsonb().$type<Undoable>().notNull(),
    done_at: time().notNull(),
    undone_at: time(),
  },
  (table) => [index('curation_undo_done').on(table.done_at)],
);

/** One row for each character that an action touched; deleted with the character. */
export const curation_undo_character = pgTable(
  'curation_undo_character',
  {
    undo_id: uuid()
      .notNull()
      .references(() => curation_undo.id, { onDelete: 'cascade' }),
    character_id: uuid()
      .notNull()
      .references(() => character.id, { onDelete: 'cascade' }),
    /** Versions and states only; texts are read from the stored versions. */
    before: jsonb().$type<Left>().notNull(),
    after: jsonb().$type<Left>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.undo_id, table.character_id] }),
    index('curation_undo_character_of').on(table.character_id),
  ],
);
