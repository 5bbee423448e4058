// What paid engines were asked for on a day, by each person and by the whole site.
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { site } from '../sites/tables.ts';
import { engines } from './rules.ts';

const engine = () => text({ enum: engines }).notNull();
const used = () => bigint({ mode: 'number' }).notNull();

export const budget_of_person = pgTable(
  'budget_of_person',
  {
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    engine: engine(),
    /** UTC. */
    day: date().notNull(),
    used: used(),
  },
  (table) => [
    primaryKey({ columns: [table.person_id, table.engine, table.day] }),
    index('budget_of_person_day').on(table.day),
    check('budget_of_person_used', sql`used >= 0`),
  ],
);

export const budget_of_site = pgTable(
  'budget_of_site',
  {
    site_id: uuid()
      .notNull()
      .references(() => site.id),
    engine: engine(),
    day: date().notNull(),
    used: used(),
    /** When the day's cap was first reached, and told. */
    reached_at: time(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.engine, table.day] }),
    check('budget_of_site_used', sql`used >= 0`),
  ],
);
