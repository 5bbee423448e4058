// Tables of the sandbox: what a payment provider would store on its servers. Used by the sandbox only.
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import type { StoredObject } from './objects.ts';

export const sandbox_object = pgTable(
  'sandbox_object',
  {
    id: text().primaryKey(),
    /** The idempotency key of the request that created it. */
    key: text(),
    kept: jsonb().$type<StoredObject>().notNull(),
    /** When a subscription's next bill is due. */
    due_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_object_key').on(table.key),
    index('sandbox_object_due').on(table.due_at),
  ],
);

export const sandbox_event = pgTable(
  'sandbox_event',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    about: text({ enum: ['payment', 'subscription', 'bill', 'checkout'] }).notNull(),
    object_id: text().notNull(),
    created_at: time().notNull(),
    /** When our webhook handler acknowledged it. */
    delivered_at: time(),
  },
  (table) => [
    index('sandbox_event_created').on(table.created_at),
    index('sandbox_event_undelivered').on(table.delivered_at, table.created_at),
  ],
);
