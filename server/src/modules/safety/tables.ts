// How often each rule suspected something on a day, by kind of text; without a text, a person, or a site.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const suspicion_day = pgTable(
  'suspicion_day',
  {
    /** UTC. */
    day: date().notNull(),
    surface: text().notNull(),
    rule_id: text().notNull(),
    found: integer().notNull(),
    /** By a judge's verdict. */
    cleared: integer().notNull(),
    confirmed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.surface, table.rule_id] })],
);
