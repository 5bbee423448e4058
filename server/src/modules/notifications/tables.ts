// The tables of notifications. A browser's push endpoint is encrypted, and its token is stored as a hash.
import { NOTIFICATION_TOPICS } from '@velour/contract/notification-values.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import { person, sign_in } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';

const personId = () => uuid().references(() => person.id, { onDelete: 'cascade' });

export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    person_id: personId().notNull(),
    topic: text({ enum: NOTIFICATION_TOPICS }).notNull(),
    /** The ids of what it is about: the same subject notifies once. */
    subject: text().notNull(),
    path: text().notNull(),
    created_at: time().notNull(),
    read_at: time(),
  },
  (table) => [
    uniqueIndex('notification_once').on(table.person_id, table.topic, table.subject),
    index('notification_newest').on(table.person_id, table.id.desc()),
    index('notification_unread')
      .on(table.person_id, table.created_at)
      .where(sql`read_at is null`),
    index('notification_age').on(table.created_at),
  ],
);

/** Members with changed settings; others have the defaults. */
export const notification_settings = pgTable(
  'notification_settings',
  {
    person_id: personId().primaryKey(),
    site_id: ofSite(),
    enabled: boolean().notNull(),
    email_digest: boolean().notNull(),
    quiet_from: smallint(),
    quiet_to: smallint(),
    /** When the last digest was sent. */
    digest_at: time(),
  },
  (table) => [
    index('notification_settings_digest')
      .on(table.person_id)
      .where(sql`email_digest and enabled`),
    check('notification_settings_quiet', sql`(quiet_from is null) = (quiet_to is null)`),
  ],
);

export const push_subscription = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    /** Null if it was registered without a token: nothing is sent then. */
    person_id: personId(),
    /** The member's sign-in; after signing out, nothing is sent. */
    sign_in_id: uuid().references(() => sign_in.id, { onDelete: 'cascade' }),
    token_hash: text().notNull(),
    endpoint_hash: text().notNull(),
    subscription: sealed().notNull(),
    topics: text({ enum: NOTIFICATION_TOPICS }).array().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('push_subscription_token').on(table.token_hash),
    uniqueIndex('push_subscription_endpoint').on(table.site_id, table.endpoint_hash),
    index('push_subscription_person').on(table.person_id),
    index('push_subscription_sign_in').on(table.sign_in_id),
  ],
);

/** Key pairs of the installation, created when first needed. */
export const installation_key = pgTable('installation_key', {
  name: text().primaryKey(),
  public_key: text().notNull(),
  private_key: sealed().notNull(),
  created_at: time().notNull(),
});
