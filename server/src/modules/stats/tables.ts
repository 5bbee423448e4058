// Daily metrics of each site, and when a day was last counted.
import { METRICS } from '@velour/contract/metrics.ts';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';

/** A day that is over stays as counted, also when accounts are deleted later. Zero counts have no row. */
export const figure_day = pgTable(
  'figure_day',
  {
    site_id: ofSite(),
    /** UTC. */
    day: date().notNull(),
    figure: text({ enum: METRICS }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.day, table.figure] }),
    index('figure_day_day').on(table.day),
  ],
);

/** How often the page was opened, admin screens apart; nothing about who did. */
export const visit_day = pgTable(
  'visit_day',
  {
    site_id: ofSite(),
    /** UTC. */
    day: date().notNull(),
    visits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.day] })],
);

/** In how many browsers a variant was drawn, which happens once in each. */
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

/** Of all sites at once. */
export const counted_day = pgTable('counted_day', {
  day: date().primaryKey(),
  counted_at: time().notNull(),
});
