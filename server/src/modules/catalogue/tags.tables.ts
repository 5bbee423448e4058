// What admins decided about tags: which are not offered, and which come first.
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { site } from '../sites/tables.ts';

/** Of tags about which nothing was decided there is no row. */
export const tag_setting = pgTable(
  'tag_setting',
  {
    site_id: uuid()
      .notNull()
      .references(() => site.id),
    name: text().notNull(),
    /** Not offered anywhere; characters keep it, and whoever asks for it finds them. */
    is_hidden: boolean().notNull().default(false),
    /** Its place among those that come first; null for all others, which follow by how many they are on. */
    position: integer(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.name] })],
);
