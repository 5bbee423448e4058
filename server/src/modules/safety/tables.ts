// Daily counts of suspicions and refusals by rule and kind of text, and of crisis cards by site; without texts or people.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofSite } from '../sites/tables.ts';

export const suspicion_day = pgTable(
  'suspicion_day',
  {
    /** The UTC day. */
    day: date().notNull(),
    surface: text().notNull(),
    rule_id: text().notNull(),
    found: integer().notNull(),
    /** Cleared by a judge. */
    cleared: integer().notNull(),
    confirmed: integer().notNull(),
    /** Finally refused, on suspicion or for certain. */
    refused: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.surface, table.rule_id] })],
);

/** A day's counts stay, even when the chats are deleted. */
export const crisis_card_day = pgTable(
  'crisis_card_day',
  {
    site_id: ofSite(),
    /** The UTC day. */
    day: date().notNull(),
    cards: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.day] })],
);
