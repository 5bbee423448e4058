// The daily usage of paid providers, per person and per site.
import { sql } from 'drizzle-orm';
import { PAID_PROVIDERS } from '@velour/contract/paid-providers.ts';
import { bigint, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';

const engine = () => text({ enum: PAID_PROVIDERS }).notNull();
const used = () => bigint({ mode: 'number' }).notNull();

export const budget_of_person = pgTable(
  'budget_of_person',
  {
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    engine: engine(),
    /** The UTC day. */
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
    site_id: ofSite(),
    engine: engine(),
    day: date().notNull(),
    used: used(),
    /** The extra amount that an admin allowed beyond the cap, for this day. */
    extra: bigint({ mode: 'number' }).notNull().default(0),
    /** When 80 % of the cap were first used, and the early alert was sent. */
    near_at: time(),
    /** When the cap was first reached and the alert was sent, and the amount that was refused. */
    reached_at: time(),
    refused: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.engine, table.day] }),
    check('budget_of_site_used', sql`used >= 0 and extra >= 0`),
  ],
);
