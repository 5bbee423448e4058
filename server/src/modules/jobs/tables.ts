// The table of jobs: paid work done later; every run is fenced by its attempt.
import { JOB_STATES } from '@velour/contract/job-states.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';

export const job = pgTable(
  'job',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    owner_id: uuid().notNull(),
    kind: text().notNull(),
    state: text({ enum: JOB_STATES }).notNull(),
    /** Ids, in the shape that the kind defines. */
    input: jsonb().$type<unknown>().notNull(),
    /** Incremented by every run: a write that names an older attempt finds no row. */
    attempt: integer().notNull().default(0),
    /** Failed runs since it was last paid for. */
    tries: integer().notNull().default(0),
    /** The price in tokens when it was last paid for, and the key of their hold. */
    price: integer().notNull(),
    hold_key: text().notNull(),
    is_premium: boolean().notNull(),
    /** Its place in the queue; a premium job ranks as if submitted earlier. */
    rank_at: time().notNull(),
    /** Does not run before this: the pause after a failed run. */
    run_after: time().notNull(),
    /** The deadline of the job; its hold expires later. */
    deadline: time().notNull(),
    lease_owner: text(),
    lease_until: time(),
    /** The provider's id of the work, stored before waiting for it. */
    task_id: text(),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    reason: text(),
    retryable: boolean().notNull().default(false),
    created_at: time().notNull(),
    started_at: time(),
    ended_at: time(),
  },
  (table) => [
    uniqueIndex('job_hold').on(table.hold_key),
    index('job_waiting')
      .on(table.kind, table.rank_at, table.id)
      .where(sql`state = 'queued'`),
    index('job_due')
      .on(table.deadline)
      .where(sql`state = 'queued'`),
    index('job_leased')
      .on(table.lease_until)
      .where(sql`state = 'running'`),
    index('job_live')
      .on(table.owner_id, table.kind)
      .where(sql`state in ('queued', 'running')`),
    index('job_owner').on(table.site_id, table.owner_id, table.id),
    index('job_ended_at')
      .on(table.ended_at)
      .where(sql`ended_at is not null`),
    index('job_over')
      .on(table.kind, table.ended_at, table.id)
      .where(sql`ended_at is not null`),
    index('job_newest').on(table.site_id, table.id),
    check(
      'job_state',
      sql`state in ('queued', 'running', 'succeeded', 'failed', 'blocked', 'cancelled', 'dead')`,
    ),
    check(
      'job_leased_while_running',
      sql`(state = 'running') = (lease_until is not null) and (state = 'running') = (lease_owner is not null)`,
    ),
    check('job_ended', sql`(state in ('queued', 'running')) = (ended_at is null)`),
    check('job_reason', sql`(state in ('queued', 'running', 'succeeded')) = (reason is null)`),
    check('job_counts', sql`price > 0 and attempt >= tries and tries >= 0 and total > 0`),
    check('job_progress', sql`done between 0 and total`),
  ],
);
