// The SQL that compares jobs with their tokens; returns only mismatches.
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Finding } from '../wallet/service.ts';

/** `late`: a job with a deadline before this is overdue. */
export async function findJobDiscrepancies(db: Db, late: Date): Promise<Finding[]> {
  const before = sql`${late.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Finding & Record<string, unknown>>(sql`
    select 'job has a result that was not paid' as kind, h.account_id, j.id::text as subject_id,
      'hold ' || j.hold_key || ' is ' || coalesce(h.state, 'gone') as detail
    from job j left join hold h on h.site_id = j.site_id and h.key = j.hold_key
    where j.state = 'succeeded' and h.state is distinct from 'captured'
    union all
    select 'tokens were taken for a job without a result', h.account_id, j.id::text,
      'hold ' || h.key || ' of a job that is ' || j.state
    from hold h join job j on j.id::text = h.reference_id and j.site_id = h.site_id
    where h.reference_type = 'job' and h.state = 'captured'
      and (j.state <> 'succeeded' or j.hold_key <> h.key)
    union all
    select 'tokens are held for a job that has ended', h.account_id, j.id::text, 'since ' || j.ended_at
    from job j join hold h on h.site_id = j.site_id and h.key = j.hold_key
    where h.state = 'open' and j.ended_at < ${before}
    union all
    select 'job has not ended in its time', h.account_id, j.id::text, 'since ' || j.deadline
    from job j left join hold h on h.site_id = j.site_id and h.key = j.hold_key
    where j.state in ('queued', 'running') and j.deadline < ${before}
    limit 1000`);
  return rows;
}
