// Uploaded pictures that are not used yet: in quarantine, and deleted after a while.
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { assets } from '../assets/tables.ts';

export const media_upload = pgTable(
  'media_upload',
  {
    /** The picture, whose row names its owner. */
    asset_id: uuid()
      .primaryKey()
      .references(() => assets.id, { onDelete: 'cascade' }),
    site_id: uuid().notNull(),
    remove_after: time().notNull(),
  },
  (table) => [index('media_upload_due').on(table.remove_after)],
);
