// People: visitors and members in one table, and the wrapped keys that seal their texts.
import { customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { site } from '../sites/tables.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const person = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    site_id: uuid()
      .notNull()
      .references(() => site.id),
    kind: text({ enum: ['visitor', 'member'] }).notNull(),
    /** Who vouches for this person, and the name it is known by there. */
    issuer: text().notNull(),
    sub: text().notNull(),
    adult_since: time(),
    created_at: time().notNull(),
    seen_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('person_site_issuer_sub').on(table.site_id, table.issuer, table.sub),
    index('person_seen').on(table.kind, table.seen_at),
  ],
);

export const person_key = pgTable('person_key', {
  person_id: uuid()
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  key_id: uuid().notNull(),
  /** The data key, wrapped by the deployment's master key. Destroying it makes the person's texts unreadable. */
  wrapped: bytes().notNull(),
  created_at: time().notNull(),
});
