// The sites of this deployment, and their client applications.
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';

export const site = pgTable('site', {
  id: uuid().primaryKey(),
  host: text().notNull().unique(),
  /** Host names of this site's pages. */
  hostnames: text().array().notNull(),
  /** Brand and policy; parsed by `SiteRecord`. */
  record: jsonb().notNull(),
  created_at: time().notNull(),
  updated_at: time().notNull(),
});

/** The site column of a table. */
export const ofSite = () =>
  uuid()
    .notNull()
    .references(() => site.id);

export const client_app = pgTable('client_app', {
  id: uuid().primaryKey(),
  site_id: ofSite(),
  name: text().notNull(),
  /** Identifies an application, and only allows `GET /api-config`, so it is not a secret. */
  api_key: text().notNull().unique(),
  created_at: time().notNull(),
});
