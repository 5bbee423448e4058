// The table of mails that have not gone out yet.
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';

/** A row lives until its mail is taken, or is of no use any more: hours at most. */
export const outgoing_mail = pgTable(
  'outgoing_mail',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** A keyed hash of what it is about: a newer mail about the same replaces it. */
    topic: text(),
    /** Address, subject and words. */
    mail: sealed().notNull(),
    /** True where no email is to be sent and only the work has to be the same. */
    is_blank: boolean().notNull(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    /** Until then a process is sending it. */
    claimed_until: time(),
  },
  (table) => [
    index('outgoing_mail_topic').on(table.topic),
    index('outgoing_mail_expires').on(table.expires_at),
  ],
);
