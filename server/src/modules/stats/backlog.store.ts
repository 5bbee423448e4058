// The SQL of the admins' backlog: each number is counted along an index of open items, up to a thousand.
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { approval } from '../approvals/tables.ts';
import { character } from '../characters/tables.ts';
import { nameWaits } from '../identity/service.ts';
import { person } from '../identity/tables.ts';
import { payment, subscription } from '../payments/tables.ts';
import { report } from '../reports/tables.ts';
import { studio_picture } from '../studio/tables.ts';
import { adjustment, recon_run } from '../wallet/tables.ts';
import { job } from '../jobs/tables.ts';

export type Open = { readonly n: number; readonly first: string | null };

/** The number of rows, and the earliest time among them. */
async function count({ db }: Scope, rows: SQL): Promise<{ n: number; first: Date | null }> {
  const found = await db.execute<Open>(
    sql`select count(*)::int as n, min(at) as first from (${rows} limit 1000) open`,
  );
  const [row] = found.rows;
  return { n: row?.n ?? 0, first: row?.first ? new Date(row.first) : null };
}

export const countReports = (scope: Scope) =>
  count(
    scope,
    sql`select due_at as at from ${report} where site_id = ${scope.site_id}::uuid and state = 'open' order by due_at`,
  );

export const countOverdue = (scope: Scope, now: Date) =>
  count(
    scope,
    sql`select due_at as at from ${report} where site_id = ${scope.site_id}::uuid and state = 'open'
        and due_at < ${now.toISOString()}::timestamptz`,
  );

export const countReviews = (scope: Scope) =>
  count(
    scope,
    sql`(select updated_at as at from ${character} where site_id = ${scope.site_id}::uuid
        and visibility = 'pending_review' order by updated_at limit 1000)
      union all
      (select name_asked_at from ${person} where ${person.site_id} = ${scope.site_id}::uuid and ${nameWaits} and exists (
        select from ${character} where ${character.owner_id} = ${person.id}
          and ${character.visibility} in ('public', 'pending_review')) order by name_asked_at limit 1000)
      order by at`,
  );

export const countPictures = (scope: Scope) =>
  count(
    scope,
    sql`select coalesce(shared_at, created_at) as at from ${studio_picture} where site_id = ${scope.site_id}::uuid
        and shared = 'waiting' and deleted_at is null`,
  );

/** Excludes duplicate plans, which are canceled automatically. */
export const countPayments = (scope: Scope, since: Date) => {
  const part = (table: SQL): SQL =>
    sql`select created_at as at from ${table} where site_id = ${scope.site_id}::uuid and finding is not null
        and finding <> 'second_plan' and created_at >= ${since.toISOString()}::timestamptz`;
  const both = sql`${part(sql`${payment}`)} union all ${part(sql`${subscription}`)}`;
  return count(scope, sql`select at from (${both}) found`);
};

export const countAdjustments = (scope: Scope) =>
  count(
    scope,
    sql`select created_at as at from ${adjustment} where site_id = ${scope.site_id}::uuid and state = 'proposed'`,
  );

export const countApprovals = (scope: Scope, now: Date) =>
  count(
    scope,
    sql`select created_at as at from ${approval} where site_id = ${scope.site_id}::uuid and state = 'waiting'
        and expires_at > ${now.toISOString()}::timestamptz`,
  );

export const countJobs = (scope: Scope) =>
  count(
    scope,
    sql`select created_at as at from ${job} where site_id = ${scope.site_id}::uuid and state = 'queued'`,
  );

/** Of the outbox, which is the mail provider's. */
export const countEmails = (scope: Scope, { now, before }: { now: Date; before: Date }) =>
  count(
    scope,
    sql`select created_at as at from outgoing_mail where site_id = ${scope.site_id}::uuid and not is_blank
        and expires_at > ${now.toISOString()}::timestamptz and created_at < ${before.toISOString()}::timestamptz`,
  );

/** The time and the findings of the last ledger reconciliation. */
export async function readLastRun({
  db,
}: Scope): Promise<{ findings: number; looked_at: string } | null> {
  const { rows } = await db.execute<{ findings: number; ended_at: string }>(
    sql`select findings, ended_at from ${recon_run} order by started_at desc limit 1`,
  );
  const [run] = rows;
  return run ? { findings: run.findings, looked_at: new Date(run.ended_at).toISOString() } : null;
}
