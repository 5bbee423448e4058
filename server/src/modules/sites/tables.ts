// The sites of this deployment and the client applications that name them.
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';

export const site = pgTable('site', {
  id: uuid().primaryKey(),
  host: text().notNull().unique(),
  /** Host names under which pages of this site are served. */
  hostnames: text().array().notNull(),
  /** Brand and policy; read through `SiteRecord`. */
  record: jsonb().notNull(),
  created_at: time().notNull(),
  updated_at: time().notNull(),
});

/** The column of a table whose rows are of one site. */
export const ofSite = () =>
  uuid()
    .notNull()
    .references(() => site.id);

export const client_app = pgTable('client_app', {
  id: uuid().primaryKey(),
  site_id: ofSite(),
  name: text().notNull(),
  /** Names an application and gives no right beyond `GET /api-config`, so it is no secret. */
  api_key: text().notNull().unique(),
  created_at: time().notNull(),
});
