// Tables of the message allowance: the daily counters.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { person } from '../identity/tables.ts';

const memberId = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

export const message_day = pgTable(
  'message_day',
  {
    member_id: memberId(),
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
