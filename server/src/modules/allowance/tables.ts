// Tables of the message allowance: daily counters, and open charges of running replies.
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { site } from '../sites/tables.ts';
import { parts, sources } from './allowance.rules.ts';

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

/** Inserted before the model call and deleted when the reply has ended: an old row belongs to a dead process. */
export const message_charge = pgTable(
  'message_charge',
  {
    /** The charged reply, which may not be stored yet. */
    reply_id: uuid().primaryKey(),
    site_id: uuid()
      .notNull()
      .references(() => site.id),
    member_id: memberId(),
    /** The day on which it was counted and is refunded. */
    day: date().notNull(),
    part: text({ enum: parts }).notNull(),
    source: text({ enum: sources }).notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    index('message_charge_created').on(table.created_at),
    check(
      'message_charge_words',
      sql`part in ('message', 'again') and source in ('day', 'credit')`,
    ),
  ],
);
