// The tables of reports and their notes. Texts are encrypted; reporters are stored as hashes.
import {
  REPORT_KINDS,
  REPORT_REASONS,
  REPORT_STATES,
  SUBJECT_TYPES,
} from '@velour/contract/report-values.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';

export const report = pgTable(
  'report',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    /** The number by which the reporter tracks it; too long to guess. */
    number: text().notNull(),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    subject_type: text({ enum: SUBJECT_TYPES }).notNull(),
    /** The id of the subject; for a message, of its chat; null if no subject was found. */
    subject_id: uuid(),
    /** The position of a message. */
    subject_seq: integer(),
    /** The same for all reports about the same subject. */
    subject_key: text().notNull(),
    /** The character of the subject. */
    character_id: uuid(),
    creator_id: uuid(),
    /** The visitor or member; null for a removal request, and after the person was erased. */
    reporter_id: uuid(),
    /** The same for all reports of one reporter; for a removal request, derived from its email address. */
    reporter_key: text().notNull(),
    /** Derived from the reporter's network. */
    source_key: text().notNull(),
    text: sealed(),
    /** The reported message with its author and time. */
    evidence: sealed(),
    /** For a removal request: name, address, and the named subject. */
    contact: sealed(),
    state: text({ enum: REPORT_STATES }).notNull(),
    /** True while it hides its subject. */
    hides: boolean().notNull(),
    /** True while a question waits for the reporter's answer. */
    is_asked: boolean().notNull(),
    received_at: time().notNull(),
    due_at: time().notNull(),
    alarmed_at: time(),
    decided_at: time(),
    decided_by: uuid(),
    decision_reason: text(),
    /** When everything that names or quotes a person was removed. */
    stripped_at: time(),
  },
  (table) => [
    uniqueIndex('report_number').on(table.number),
    uniqueIndex('report_once')
      .on(table.site_id, table.reporter_key, table.subject_key)
      .where(sql`state = 'open'`),
    index('report_due').on(table.site_id, table.state, table.due_at, table.id),
    index('report_subject').on(table.site_id, table.subject_key),
    index('report_source').on(table.site_id, table.source_key),
    index('report_reporter').on(table.site_id, table.reporter_key),
    index('report_alarm')
      .on(table.due_at)
      .where(sql`state = 'open' and alarmed_at is null`),
    index('report_kept')
      .on(table.decided_at)
      .where(sql`stripped_at is null`),
    check('report_decided', sql`(state = 'open') = (decided_at is null)`),
  ],
);

export const report_note = pgTable(
  'report_note',
  {
    id: uuid().primaryKey(),
    report_id: uuid()
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['note', 'question', 'answer'] }).notNull(),
    /** The admin; null for the reporter. */
    author_id: uuid(),
    text: sealed().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('report_note_report').on(table.report_id, table.id)],
);
