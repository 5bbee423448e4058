// The audit log: append-only, each entry chained to the one before it by a hash.
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import type { Facts } from './audit.rules.ts';

export const audit_log = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** Numbered consecutively per site, without gaps. */
    seq: bigint({ mode: 'number' }).notNull(),
    /** An admin in the browser, the operator at the command line, or the product by itself. */
    actor_kind: text({ enum: ['admin', 'operator', 'system'] }).notNull(),
    /** The id of the admin, without a name, so that it may stay when the account is deleted. */
    actor_id: uuid(),
    act: text().notNull(),
    subject_type: text().notNull(),
    subject_id: text(),
    reason: text().notNull(),
    before: jsonb().$type<Facts>(),
    after: jsonb().$type<Facts>(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('audit_log_seq').on(table.site_id, table.seq),
    index('audit_log_act').on(table.site_id, table.act, table.seq),
    index('audit_log_subject').on(table.site_id, table.subject_type, table.subject_id),
    check(
      'audit_log_actor',
      sql`actor_kind in ('admin', 'operator', 'system') and (actor_kind = 'admin') = (actor_id is not null)`,
    ),
  ],
);

/** The head of each site's log: a writer locks this row until the commit. */
export const audit_head = pgTable('audit_head', {
  site_id: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
