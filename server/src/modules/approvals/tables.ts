// The table of actions that one admin has requested and another must approve.
import { APPROVAL_ACTS } from '@velour/contract/approvals.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';

export const approval = pgTable(
  'approval',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    act: text({ enum: APPROVAL_ACTS }).notNull(),
    subject_id: uuid().notNull(),
    reason: text().notNull(),
    state: text({ enum: ['waiting', 'approved', 'declined', 'expired'] }).notNull(),
    /** Ids of admins, without names, as in the audit log. */
    requested_by: uuid().notNull(),
    decided_by: uuid(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    decided_at: time(),
  },
  (table) => [
    uniqueIndex('approval_waiting')
      .on(table.site_id, table.act, table.subject_id)
      .where(sql`state = 'waiting'`),
    index('approval_subject').on(table.subject_id),
    check(
      'approval_second_person',
      sql`state <> 'approved' or (decided_by is not null and decided_by <> requested_by)`,
    ),
  ],
);
