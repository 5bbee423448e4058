// The table of unsent emails.
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';

/** A row exists until its email was accepted or has expired: hours at most. */
export const outgoing_mail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** A keyed hash of the topic: a newer email with the same topic replaces the row. */
    topic: text(),
    /** The encrypted email: address, subject and content. */
    mail: sealed().notNull(),
    /** True for a dummy that is processed like an email but not sent. */
    is_blank: boolean().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    /** Until then, a process is sending it. */
    claimed_until: time(),
  },
  (table) => [
    index('outgoing_mail_topic').on(table.topic),
    index('outgoing_mail_expires').on(table.expires_at),
  ],
);
