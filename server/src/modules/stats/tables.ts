// Daily metrics of each site, and when each day was last counted.
import { METRICS } from '@velour/contract/metrics.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';

/** Counts of ended days are permanent, also after accounts are deleted. Zero counts have no row. */
export const figure_day = pgTable(
  'figure_day',
  {
    site_id: ofSite(),
    /** The UTC day. */
    day: date().notNull(),
    figure: text({ enum: METRICS }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.day, table.figure] }),
    index('figure_day_day').on(table.day),
  ],
);

/** How many times the page was opened, except admin screens; without data about people. */
export const visit_day = pgTable(
  'visit_day',
  {
    site_id: ofSite(),
    /** The UTC day. */
    day: date().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.day] })],
);

/** The number of browsers that a variant was assigned to, which happens once per browser. */
export const drawn_day = pgTable(
  'drawn_day',
  {
    site_id: ofSite(),
    day: date().notNull(),
    experiment: text().notNull(),
    variant: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.day, table.experiment, table.variant] })],
);

/** Counted for all sites at once. */
export const counted_day = pgTable('counted_day', {
  day: date().primaryKey(),
  counted_at: time().notNull(),
});
